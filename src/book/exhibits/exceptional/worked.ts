/** A deal of an exceptional game, played out in a chapter: read, checked by the rules, settled. */
import {
  legalAboveNullo,
  winningAboveNullo,
} from '../../../game/skat/exceptional/jacks-above-nullo.ts';
import { TRICK_GAME_RULES, trickGameScore } from '../../../game/skat/exceptional/nullos.ts';
import type { TrickGame } from '../../../game/skat/exceptional/nullos.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { legalCards, winningIndex } from '../../../game/skat/order.ts';
import type { Game } from '../../../game/skat/order.ts';
import { isSeat, seatsFrom } from '../../../game/skat/seats.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { dealOfRows } from '../bidding-walk/distribution.ts';
import { cardsOfText } from '../examples/counting.ts';

const NULLO: Game = { kind: 'nullo', trump: null };

/** A deal as a chapter writes it. */
export interface WorkedText extends Readonly<Record<Seat | 'skat', string>> {
  readonly game: TrickGame;
  readonly declarer: Seat;
  /** What each puts away before the play, in Little Nullo: `CA C8 C10`, Vorhand's first. */
  readonly putAway?: string | undefined;
  /** `V H9 HK H8 / M S10 …`: who leads, and the cards in the order played. */
  readonly play: string;
}

export interface WorkedTrick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  /** Which of the cards took it. */
  readonly best: number;
  readonly winner: Seat;
  /** How many tricks the declarer has after it. */
  readonly taken: number;
}

/** The tricks, and what is written down for the declarer. */
export interface WorkedGame {
  readonly tricks: readonly WorkedTrick[];
  readonly taken: number;
  readonly score: number;
}

/**
 * Plays the written tricks by the rules of the game.
 *
 * @throws RangeError for a card that is not held or does not follow, a wrong leader, or a play that
 *   stops before the cards are gone: a slip in a chapter, which stops the build.
 */
export function workedGame(text: WorkedText): WorkedGame {
  const { cards: size, jacksTrumps } = TRICK_GAME_RULES[text.game];
  const deal = dealOfRows(text);
  const away = new Set(text.putAway === undefined ? [] : cardsOfText(text.putAway));
  const handLeft = (seat: Seat): readonly Card[] => deal[seat].filter((card) => !away.has(card));
  const hands = { V: handLeft('V'), M: handLeft('M'), H: handLeft('H') };
  let leader: Seat = 'V';
  let tricksWon = 0;
  const tricks = text.play.split('/').map((row): WorkedTrick => {
    const [who = '', ...rest] = row.trim().split(' ');
    const cards = cardsOfText(rest.join(' '));
    if (!isSeat(who) || who !== leader) throw new RangeError(`${leader} leads in “${row.trim()}”.`);
    const order = seatsFrom(leader);
    for (const [index, card] of cards.entries()) {
      const seat = order[index as 0 | 1 | 2];
      const led = index === 0 ? null : (cards[0] ?? null);
      const legal = jacksTrumps
        ? legalAboveNullo(hands[seat], led)
        : legalCards(hands[seat], led, NULLO);
      if (!legal.includes(card)) throw new RangeError(`${seat} may not play ${card} here.`);
      hands[seat] = hands[seat].filter((other) => other !== card);
    }
    if (cards.length !== 3) throw new RangeError(`“${row.trim()}” is no trick.`);
    const best = jacksTrumps ? winningAboveNullo(cards) : winningIndex(cards, NULLO);
    const winner = order[best as 0 | 1 | 2];
    if (winner === text.declarer) tricksWon += 1;
    leader = winner;
    return { leader: who, cards, best, winner, taken: tricksWon };
  });
  if (tricks.length !== size) throw new RangeError(`${tricks.length} tricks are not ${size}.`);
  return { tricks, taken: tricksWon, score: trickGameScore(text.game, tricksWon) };
}
