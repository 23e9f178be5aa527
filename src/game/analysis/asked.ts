/**
 * What to ask the solver, and how to read its answer: the one way from what a game is measured
 * by to the solver's questions, whether its worker is asked (`ask`) or the solver itself (`workOut`
 * in work-out.ts).
 */
import type { Card } from '../skat/cards.ts';
import type { Deal } from '../skat/deal.ts';
import type { AskOptions, Client } from '../solver/client.ts';
import type { AnswerTo, Question, QuestionName } from '../solver/protocol.ts';
import type { TrickAim } from '../solver/trick-search.ts';
import type { Choice } from './at-stop.ts';
import { asOutcomes, numberOf } from './games.ts';
import type { GameOutcome } from './games.ts';
import type { LayoutsAsked, LayoutValues } from './layouts.ts';
import { gameName } from './measure.ts';
import type { Measure } from './measure.ts';
import type { CardValues } from './values.ts';

/** A question of one of these names with what its answer means. */
export interface Asked<Put extends Question, Meant> {
  readonly question: Put;
  readonly read: (answer: AnswerTo<Put['name']>) => Meant;
}

type Named<Name extends QuestionName> = Extract<Question, { readonly name: Name }>;

/** Asks the solver's worker. Rejects as `Client.ask` does. */
export async function ask<Put extends Question, Meant>(
  client: Pick<Client, 'ask'>,
  { question, read }: Asked<Put, Meant>,
  options?: AskOptions,
): Promise<Meant> {
  return read(await client.ask(question, options));
}

/** What a position comes to: a value in the choice's measure. */
export function valueAsked({
  measure,
  position,
}: Choice): Asked<Named<'points' | 'tricks'>, number> {
  const question =
    measure === 'points'
      ? ({ name: 'points', position } as const)
      : ({ name: 'tricks', position, aim: aimOf(measure) } as const);
  return { question, read: Number };
}

/** What each card that may be played keeps, in the choice's measure. */
export function valuesAsked({
  measure,
  position,
}: Choice): Asked<Named<'cardPoints' | 'cardTricks'>, CardValues> {
  const question =
    measure === 'points'
      ? ({ name: 'cardPoints', position } as const)
      : ({ name: 'cardTricks', position, aim: aimOf(measure) } as const);
  const read = (answer: ReadonlyMap<Card, number | boolean>): CardValues =>
    new Map([...answer].map(([card, value]) => [card, Number(value)]));
  return { question, read };
}

/** What each of the 66 layouts makes. */
export function layoutsAsked({
  exchange,
  measure,
}: LayoutsAsked): Asked<Named<'layoutPoints' | 'layoutTricks'>, LayoutValues> {
  const { declarer, game } = exchange;
  const question =
    measure === 'points'
      ? ({ name: 'layoutPoints', exchange } as const)
      : ({ name: 'layoutTricks', exchange, aim: aimOf(measure) } as const);
  return {
    question,
    read: (answer) => ({ declarer, game: gameName(game), values: answer.map(numberOf) }),
  };
}

/** What each game would have made for each seat. */
export function gamesAsked(deal: Deal): Asked<Named<'wholeDeal'>, readonly GameOutcome[]> {
  return { question: { name: 'wholeDeal', deal }, read: asOutcomes };
}

/** What the declarer tries where a game is not about points. */
function aimOf(measure: Exclude<Measure, 'points'>): TrickAim {
  return measure === 'no-trick' ? 'none' : 'all';
}
