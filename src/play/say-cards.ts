/** Cards that are played one after another, said trick by trick. */
import type { Card } from '../game/skat/cards.ts';
import { playCard, toMove } from '../game/skat/play.ts';
import type { Position } from '../game/skat/play.ts';
import type { Seat } from '../game/skat/seats.ts';
import { sayTrick } from '#edition/play/claim-words.ts';
import type { PlayedBy } from '#edition/play/claim-words.ts';
import type { TableCardWords } from '#edition/play/play-words.ts';
import { playerIn } from './names-at.ts';

/**
 * A line of cards in sentences, one a trick: `You lead the 7 of hearts, Anna plays the ace of hearts and
 * Bert plays the 10 of hearts. Anna takes it.`
 *
 * @param reader the reader’s seat.
 */
export function sayCards(
  from: Position,
  line: readonly Card[],
  reader: Seat,
  words: TableCardWords,
): readonly string[] {
  const tricks: string[] = [];
  let plays: PlayedBy[] = [];
  let now = from;
  for (const card of line) {
    plays.push({ player: playerIn(toMove(now), reader), card, leads: now.table.length === 0 });
    now = playCard(now, card);
    if (now.table.length > 0) continue;
    tricks.push(sayTrick(plays, playerIn(now.tricks.at(-1)!.winner, reader), words));
    plays = [];
  }
  if (plays.length > 0) tricks.push(sayTrick(plays, null, words));
  return tricks;
}
