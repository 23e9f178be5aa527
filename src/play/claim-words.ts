/** The words for claims at the table. */
import type { Claim } from '../strategy/players/claim-of.ts';
import type { Card } from '../game/skat/cards.ts';
import { playCard, toMove } from '../game/skat/play.ts';
import type { Position } from '../game/skat/play.ts';
import type { BySeat, Seat } from '../game/skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';

/** What the reader says, as the words of a button. */
export const CLAIM_WORDS: Readonly<Record<Claim, string>> = {
  'every-trick': 'Claim all the rest',
  'no-trick': 'Claim to take no trick',
  'a-trick': 'Claim that a trick is forced on the declarer',
  'no-point': 'Claim all the rest',
};

/** Why a claim does not hold, before the line that shows it. */
export const CLAIM_BEATEN: Readonly<Record<Claim, string>> = {
  'every-trick': 'Not all of it is yours. The others can play like this:',
  'no-trick': 'It is not safe yet. The others can play like this:',
  'a-trick': 'The declarer can still keep out, and can play like this:',
  'no-point': 'Not all of it is yours. The declarer can play like this:',
};

/**
 * A line of cards in sentences, one a trick: `You lead the 7 of hearts, Anna plays the ace of hearts and
 * Bert plays the 10 of hearts. Anna takes it.`
 *
 * @param names who sits where; the reader is `You`.
 */
export function sayCards(
  from: Position,
  line: readonly Card[],
  names: BySeat<string>,
  cardName: (card: Card) => string,
): readonly string[] {
  const tricks: string[] = [];
  let parts: string[] = [];
  let now = from;
  const inside = (seat: Seat): string => (names[seat] === 'You' ? 'you' : names[seat]);
  for (const card of line) {
    const seat = toMove(now);
    const own = names[seat] === 'You';
    const leads = now.table.length === 0;
    const who = parts.length === 0 ? names[seat] : inside(seat);
    const verb = leads ? (own ? 'lead' : 'leads') : own ? 'play' : 'plays';
    parts.push(`${who} ${verb} the ${cardName(card)}`);
    now = playCard(now, card);
    if (now.table.length > 0) continue;
    const winner = now.tricks.at(-1)!.winner;
    tricks.push(
      `${listed(parts)}. ${names[winner]} ${names[winner] === 'You' ? 'take' : 'takes'} it.`,
    );
    parts = [];
  }
  if (parts.length > 0) tricks.push(`${listed(parts)}.`);
  return tricks;
}
