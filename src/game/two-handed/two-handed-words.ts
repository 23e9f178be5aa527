/** What happens at the table for two, in sentences. */
import type { Card } from '../skat/cards.ts';
import { signed } from '../words/figures.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { explainValue } from '#edition/game/words/value.ts';
import type { TwoOutcome, TwoSeat, TwoTrick } from './rules.ts';

/**
 * A trick that is complete; the opponent’s lead has been named before.
 *
 * @param name what a card is called.
 * @param takenUp whether both take up their five cards after it.
 */
export function tellTwoTrick(
  { cards, leader, points, winner }: TwoTrick,
  reader: TwoSeat,
  name: (card: Card) => string,
  takenUp: boolean,
): string {
  const [led, followed] = cards;
  const who = winner === reader ? 'You take it' : 'Your opponent takes it';
  const play =
    leader === reader
      ? `You lead the ${name(led)}, your opponent plays the ${name(followed)}.`
      : `You play the ${name(followed)}.`;
  const reserve = takenUp ? ' Now you both take up your five cards.' : '';
  return `${play} ${who}: ${counted(points, 'point')}.${reserve}`;
}

/** The end of a game. */
export function tellTwoOutcome({ result, value }: TwoOutcome, readerPlays: boolean): string {
  const who = readerPlays ? 'You have' : 'Your opponent has';
  const won = value.won ? 'won' : 'lost';
  const { declarer, skat } = result.points;
  const points =
    value.matadors === null
      ? ''
      : ` with ${counted(declarer, 'point')}, of which ${skat} in the two cards beside the play`;
  return `${who} ${won} the game${points}. It counts ${explainValue(value)}. On the sheet: ${signed(value.score)}.`;
}
