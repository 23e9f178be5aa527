/** How far a measure is, and how long it will still take, on one line of the terminal. */

export interface ProgressLine {
  /** So many deals more are done. */
  add(deals: number): void;
  end(): void;
}

/** @param total how many deals there are in all. */
export function showProgress(name: string, total: number): ProgressLine {
  const began = performance.now();
  let doneDeals = 0;
  let shownAt = 0;
  return {
    add: (deals) => {
      doneDeals += deals;
      const now = performance.now();
      if (now - shownAt < 1000) return;
      shownAt = now;
      const msLeft = ((now - began) / doneDeals) * (total - doneDeals);
      process.stderr.write(`\r${name}: ${doneDeals} of ${total} deals, ${minutes(msLeft)} left   `);
    },
    end: () => {
      process.stderr.write(
        `\r${name}: ${minutes(performance.now() - began)} for ${doneDeals} deals   \n`,
      );
    },
  };
}

function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
