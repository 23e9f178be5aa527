/** Many questions tried in one test, of which a failure names the one that failed. */

/** What a question was made from. */
interface Origin {
  readonly seed: number;
  readonly level: number;
  /** The kind wished for; null leaves it open. */
  readonly kind: string | null;
  readonly law?: string;
}

const origins = new WeakMap<object, string>();

/** Remembers what a question was made from, for the message of {@link every}. Returns it. */
export function madeFrom<Q extends object>(origin: Origin, question: Q): Q {
  const { kind, law, level, seed } = origin;
  const of = law === undefined ? '' : `, ${law}`;
  origins.set(question, `seed ${seed}, level ${level}, kind ${kind ?? 'any'}${of}`);
  return question;
}

/** Checks every question; what the first that fails was made from stands before its message. */
export function every<Q extends object>(
  questions: readonly Q[],
  check: (question: Q) => void,
): void {
  for (const question of questions) {
    try {
      check(question);
    } catch (error) {
      if (error instanceof Error) {
        error.message = `${origins.get(question) ?? JSON.stringify(question)}: ${error.message}`;
      }
      throw error;
    }
  }
}
