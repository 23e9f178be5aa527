import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { spokenText } from '../../../src/game/replay/comment.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import type { Seat } from '../../../src/game/skat/seats.ts';
import type { SkatFigure as Figure } from '../figure.svelte.ts';
import type { View } from '../look.svelte.ts';
import { questionPlaces } from './question-places.ts';

/** The event by which a figure reports an answered question (`replay:answered`, which bubbles). */
export type AnsweredEvent = CustomEvent<{
  readonly hand: string;
  readonly place: string;
  /** The reader's card; null if the reader asked for the answer or went past. */
  readonly card: Card | null;
  /** What the card was worth and what the book did, as text; sent again when more is known. */
  readonly words: string;
}>;

/** The event that makes a figure reveal the answer at a place (`replay:tell`). */
export type TellEvent = CustomEvent<{ readonly place: string }>;

/** The event that asks the question at a place again (`replay:ask`). */
export type AskEvent = CustomEvent<{ readonly place: string }>;

/** The event for a question that was answered on an earlier visit (`replay:known`). */
export type KnownEvent = CustomEvent<{ readonly place: string }>;

/** The event that makes a figure go through the hand as one seat (`replay:seat`). */
export type SeatEvent = CustomEvent<{ readonly seat: Seat }>;

/**
 * Connects a figure with the questions on the page, `[data-ask="hand/place"]` until they are answered
 * (`data-told`). Each sets a gate at its place until the reader plays a card there. At the place the
 * figure shows the view of the seat to play, or all hands with `data-open`, and loads what the answer
 * needs.
 *
 * @param extraPlaces places to ask about that are not on the page.
 */
export function tieQuestions(
  figure: Figure,
  extraPlaces: readonly string[],
): Attachment<HTMLElement> {
  return (element) => {
    const root = element.closest<HTMLElement>('figure') ?? element;
    const hand = untrack(() => figure.replay.hand.id);
    let questions = untrack(() => questionPlaces(figure, hand, extraPlaces));
    untrack(() => {
      figure.setGates([...figure.gates, ...questions.keys()]);
      figure.openUpTo(figure.stop);
    });

    let previousView: View | null = null;
    $effect(() => {
      const { stop } = figure;
      const isQuestion = figure.awaitsCard;
      untrack(() => {
        const { look } = figure;
        if (isQuestion && stop.toPlay !== null) {
          previousView ??= look.view;
          if (questions.get(stop.name) !== 'open') look.seeAs(stop.toPlay);
          figure.think(() => undefined);
        } else if (previousView !== null) {
          if (figure.thinking?.seat === null) look.seeAs(previousView);
          previousView = null;
        }
      });
    });

    const announced: Record<string, string> = {};
    $effect(() => {
      // Going through a seat replaces the gates, and counting along removes them: neither means that a
      // question was answered.
      const { counting, gates, thinking } = figure;
      if (counting !== null || (thinking !== null && thinking.seat !== null)) return;
      for (const place of questions.keys()) {
        if (gates.includes(place)) continue;
        const answer = thinking?.answers.find(({ stop }) => stop.name === place);
        const words = spokenText(answer?.words.join(' ') ?? '');
        if (announced[place] === words) continue;
        announced[place] = words;
        const detail = { hand, place, card: answer?.card ?? null, words };
        root.dispatchEvent(new CustomEvent('replay:answered', { bubbles: true, detail }));
      }
    });

    const tell = (event: Event): void => {
      const { place } = (event as TellEvent).detail;
      figure.goToPlace(place);
      if (!figure.awaitsCard) return;
      figure.think((thinking) => {
        thinking.reveal();
      });
    };
    const ask = (event: Event): void => {
      const { place } = (event as AskEvent).detail;
      questions = questionPlaces(figure, hand, extraPlaces, questions);
      Reflect.deleteProperty(announced, place);
      figure.think((thinking) => {
        thinking.askAgain(place);
      });
    };
    const known = (event: Event): void => {
      figure.open((event as KnownEvent).detail.place);
    };
    const playSeat = (event: Event): void => {
      const { seat } = (event as SeatEvent).detail;
      figure.think((thinking) => {
        thinking.playSeat(seat);
      });
    };
    root.addEventListener('replay:tell', tell);
    root.addEventListener('replay:ask', ask);
    root.addEventListener('replay:known', known);
    root.addEventListener('replay:seat', playSeat);
    return () => {
      root.removeEventListener('replay:tell', tell);
      root.removeEventListener('replay:ask', ask);
      root.removeEventListener('replay:known', known);
      root.removeEventListener('replay:seat', playSeat);
    };
  };
}
