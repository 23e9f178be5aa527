import type { Component } from 'svelte';
import type { Grade } from '../../src/practice/drill.ts';

/**
 * What the frame gives the component that shows a drill's question (`<drill>/Question.svelte`). Its
 * module script exports the drill, so that whoever loads the one has the other.
 */
export interface QuestionProps<Question, Answer> {
  question: Question;
  /** What the reader answered; null until then. Afterwards the picture shows the solution. */
  answer: Answer | null;
  /** How that was; null until answered. */
  grade: Grade | null;
  /** To be called once, when the reader has committed himself. */
  onanswer: (answer: Answer) => void;
  /**
   * To be called when the cards begin to go by, where the reader first has to start them: the time of
   * the question begins only then.
   */
  onbegin?: (() => void) | undefined;
  /**
   * Printed, or read without JavaScript: nothing moves and no time passes, so all the question
   * needs must stand there at once. Its controls are disabled by the fieldset around it.
   */
  paper?: boolean;
}

export type QuestionComponent<Question, Answer> = Component<QuestionProps<Question, Answer>>;

/** What can be given the focus: what a component with a `focus` of its own hands out. */
export interface Focusable {
  focus(options?: FocusOptions): void;
}
