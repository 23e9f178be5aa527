/** How far a measure is, and how long it will still take, on one line of the terminal. */

export interface ProgressLine {
  /** So many deals more are done. */
  add(deals: number): void;
  end(): void;
}

/** @param total how many deals there are in all. */
export function showProgress(name: string, total: number): ProgressLine {
  const began = performance.now();
  let done = 0;
  let shown = 0;
  return {
    add: (deals) => {
      done += deals;
      const now = performance.now();
      if (now - shown < 1000) return;
      shown = now;
      const left = ((now - began) / done) * (total - done);
      process.stderr.write(`\r${name}: ${done} of ${total} deals, ${minutes(left)} left   `);
    },
    end: () => {
      process.stderr.write(
        `\r${name}: ${minutes(performance.now() - began)} for ${done} deals   \n`,
      );
    },
  };
}

function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
