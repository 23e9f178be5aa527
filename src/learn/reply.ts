/** The reply to an answer or a choice of the reader. */
export interface LessonReply {
  readonly accepted: boolean;
  /** In the lesson’s text (`text.ts`). */
  readonly text: string;
}

/** A reply that asks for another choice. */
export const no = (text: string): LessonReply => ({ accepted: false, text });

/** A reply with which the lesson goes on. */
export const yes = (text: string): LessonReply => ({ accepted: true, text });
