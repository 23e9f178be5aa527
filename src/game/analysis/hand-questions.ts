/** The questions about a hand with all cards open: all that its analysis depends on. */
import { lineOf } from '../replay/replay.ts';
import type { SkatReplay } from '../replay/skat-replay.ts';
import type { Deal } from '../skat/deal.ts';
import { choiceAt } from './at-stop.ts';
import type { Choice } from './at-stop.ts';
import { layoutQuestion } from './layouts.ts';
import type { LayoutsAsked } from './layouts.ts';
import { gameName } from './measure.ts';

/** Plain data, which a worker can be sent; hands that ask the same have the same answers. */
export interface HandQuestions {
  /** By the name of each place at which a card has a value. */
  readonly stops: ReadonlyMap<string, Choice>;
  /** For every game of the hand in which two cards were put away. */
  readonly layouts: readonly LayoutsAsked[];
  readonly deal: Deal;
}

/** What there is to ask about the record of a hand and all its variations. */
export function handQuestions(replay: SkatReplay): HandQuestions {
  const stops = new Map<string, Choice>();
  for (const stop of replay.stops.values()) {
    const choice = choiceAt(replay, lineOf(replay, stop.line), stop);
    if (choice !== null) stops.set(stop.name, choice);
  }
  const layouts = new Map<string, LayoutsAsked>();
  for (const line of replay.lines.values()) {
    const question = layoutQuestion(replay.hand, line);
    if (question === null) continue;
    const { declarer, game } = question.exchange;
    const key = `${declarer} ${gameName(game)}`;
    if (!layouts.has(key)) layouts.set(key, question);
  }
  return { stops, layouts: [...layouts.values()], deal: replay.hand.deal };
}

/** The questions as a text, the same for the same questions in the same order. */
export function questionsText({ deal, layouts, stops }: HandQuestions): string {
  return JSON.stringify([[...stops], layouts, deal]);
}
