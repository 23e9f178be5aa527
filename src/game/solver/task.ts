/**
 * Long work in slices: a task hands back control now and then, so that a worker can look for a
 * message to stop, and can simply be dropped half-way.
 */

/** How far a task is. The last report before the answer need not have `done` equal to `total`. */
export interface TaskProgress {
  readonly done: number;
  readonly total: number;
}

/** Work that yields between slices and returns its answer. */
export type Task<Answer> = Generator<TaskProgress, Answer, undefined>;

/** Does a task in one go. */
export function finish<Answer>(task: Task<Answer>): Answer {
  for (;;) {
    const step = task.next();
    if (step.done === true) return step.value;
  }
}

/** Does a task as part of a larger one, whose progress is reported in its stead. */
export function* asPartOf<Answer>(whole: TaskProgress, task: Task<Answer>): Task<Answer> {
  for (;;) {
    const step = task.next();
    if (step.done === true) return step.value;
    yield whole;
  }
}

/** Thrown inside a search when the slice is used up; what has been found stays in its table. */
export class SliceOver extends Error {}

/** A search that counts the cards it tries and stops at a limit. */
export interface Limited {
  /** Lets it try so many cards more before it throws {@link SliceOver}. None at first. */
  allow(nodes: number): void;
}

/** How many cards a slice may try: some 10 ms. */
const SLICE = 40_000;

/**
 * Asks a search one question. What the last question left of its slice is used first; a question
 * that was cut off is asked again in a longer slice, and most of the way is then in the table.
 */
export function* inSlices<Answer>(
  search: Limited,
  ask: () => Answer,
  progress: TaskProgress,
): Task<Answer> {
  for (let slice = SLICE; ; slice = Math.ceil(slice * 1.25)) {
    try {
      return ask();
    } catch (error) {
      if (!(error instanceof SliceOver)) throw error;
    }
    yield progress;
    search.allow(slice);
  }
}
