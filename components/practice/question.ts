import type { Component } from 'svelte';
import type { Grade } from '../../src/practice/drill.ts';

/**
 * The props of the component that shows a drill's question (`<drill>/Question.svelte`). Its module
 * script exports the drill, so that both are loaded together.
 */
export interface QuestionProps<Question, Answer> {
  question: Question;
  /** The reader's answer; null until then. With an answer the figure shows the solution. */
  answer: Answer | null;
  /** The grade of the answer; null until then. */
  grade: Grade | null;
  /** Call once, when the reader commits an answer. */
  onanswer: (answer: Answer) => void;
  /**
   * Call when the cards begin to go by, where the reader has to start them: the time of the
   * question begins then.
   */
  onbegin?: (() => void) | undefined;
  /**
   * Printed, or read without JavaScript: nothing moves and no time passes, so everything the
   * question needs must be visible at once. The fieldset around it disables its controls.
   */
  paper?: boolean;
}

export type QuestionComponent<Question, Answer> = Component<QuestionProps<Question, Answer>>;

/** A component with a `focus` method. */
export interface Focusable {
  focus(options?: FocusOptions): void;
}
