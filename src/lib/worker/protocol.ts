/**
 * What a page and a worker say to each other: the page asks under a number of its choosing, the
 * worker reports its progress and then answers. One form for every worker of the book; what can be
 * asked of one is a list of its own ({@link Job}s by name).
 */

/** One thing a worker does. */
export interface Job {
  /** The data of the question. */
  asks: object;
  answer: unknown;
}

/** All that a worker does, by name. */
export type Jobs<List> = { readonly [Name in keyof List]: Job };

/** A question: the name of the job, and what goes with it. */
export type QuestionOf<List extends Jobs<List>> = {
  [Name in keyof List]: { readonly name: Name } & Readonly<List[Name]['asks']>;
}[keyof List];

/** The answer to a question, or to any when no name is given. */
export type AnswerOf<
  List extends Jobs<List>,
  Name extends keyof List = keyof List,
> = List[Name]['answer'];

/** From the page: a question, or that one is done with. */
export type ToWorker<List extends Jobs<List>> =
  | { readonly type: 'ask'; readonly id: number; readonly question: QuestionOf<List> }
  | { readonly type: 'cancel'; readonly id: number };

/** Why a worker gives no answer: there is none, or something is wrong with the program. */
export type Failure =
  { readonly reason: 'refused'; readonly code: string } | { readonly reason: 'program-error' };

/**
 * From the worker, under the question's number: any number of times how far it is, and then its
 * answer, why there is none, or that it was cancelled.
 */
export type FromWorker<List extends Jobs<List>, Progress> =
  | { readonly type: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly type: 'answer'; readonly id: number; readonly answer: AnswerOf<List> }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly failure: Failure;
      readonly message: string;
    }
  | { readonly type: 'cancelled'; readonly id: number };
