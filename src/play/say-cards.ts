/** Cards that are played one after another, said trick by trick. */
import type { Card } from '../game/skat/cards.ts';
import { playCard, toMove } from '../game/skat/play.ts';
import type { Position } from '../game/skat/play.ts';
import type { BySeat, Seat } from '../game/skat/seats.ts';
import { sayTrick } from '#edition/play/claim-words.ts';
import type { PlayedBy } from '#edition/play/claim-words.ts';
import { TABLE_PLAYERS } from '#edition/play/player-words.ts';
import type { TablePlayer } from './names-at.ts';
import { READER } from './sitting.ts';

/**
 * A line of cards in sentences, one a trick: `You lead the 7 of hearts, Anna plays the ace of hearts and
 * Bert plays the 10 of hearts. Anna takes it.`
 *
 * @param names who sits where, the reader among them.
 */
export function sayCards(
  from: Position,
  line: readonly Card[],
  names: BySeat<string>,
  cardName: (card: Card) => string,
): readonly string[] {
  const playerAt = (seat: Seat): TablePlayer => ({
    name: names[seat],
    isReader: names[seat] === TABLE_PLAYERS[READER],
  });
  const tricks: string[] = [];
  let plays: PlayedBy[] = [];
  let now = from;
  for (const card of line) {
    plays.push({ player: playerAt(toMove(now)), card, leads: now.table.length === 0 });
    now = playCard(now, card);
    if (now.table.length > 0) continue;
    tricks.push(sayTrick(plays, playerAt(now.tricks.at(-1)!.winner), cardName));
    plays = [];
  }
  if (plays.length > 0) tricks.push(sayTrick(plays, null, cardName));
  return tricks;
}
