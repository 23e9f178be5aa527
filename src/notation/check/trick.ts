/** Holds one trick against the rules: who leads, who holds what, who must follow, who wins. */
import { sumPoints } from '../../skat/cards.ts';
import type { Card } from '../../skat/cards.ts';
import { playedSuit, winningIndex } from '../../skat/order.ts';
import { isOver, legalPlays, playCard, toMove, whyIllegal } from '../../skat/play.ts';
import type { Position } from '../../skat/play.ts';
import { SEATS, seatsFrom } from '../../skat/seats.ts';
import type { Seat } from '../../skat/seats.ts';
import type { Report } from '../errors.ts';
import type { Play, Trick, Variation } from '../hand.ts';
import type { RawPlay, RawTrick } from '../read/raw.ts';
import type { Setting } from './setting.ts';
import { SUIT_WORDS } from '../../words/cards.ts';
import { listed } from '../../words/lists.ts';
import { counted } from '../../words/nouns.ts';
import { SEAT_WORDS } from '../../words/seats.ts';

/**
 * Checks a trick from the position before it.
 *
 * @returns the position after the trick's cards, or null when they cannot be followed further;
 *   that is reported, or was when the trick was read.
 */
export function followTrick(
  trick: RawTrick,
  before: Position,
  setting: Setting,
  report: Report,
): Position | null {
  if (trick.leader === null) return null;
  if (trick.leader.seat !== before.leader) {
    reportLeader(trick, trick.leader, before, report);
    return null;
  }
  let position = before;
  for (const play of trick.plays) {
    if (play.card === null) return null;
    const wrong = whyIllegal(position, play.card);
    if (wrong !== null) {
      if (wrong === 'must-follow') reportMustFollow(trick, play, play.card, position, report);
      else reportNotHeld(trick, play, play.card, position, setting, report);
      return null;
    }
    position = playCard(position, play.card);
  }
  return position;
}

/**
 * Checks winner and points as far as the trick's own cards decide them, whether or not they
 * could be played.
 */
export function checkCount(trick: RawTrick, setting: Setting, report: Report): void {
  const cards = trick.plays.map((play) => play.card).filter((card) => card !== null);
  if (trick.broken || cards.length !== 3 || trick.leader === null) return;
  const winner = seatsFrom(trick.leader.seat)[winningIndex(cards, setting.contract) as 0 | 1 | 2];
  const points = sumPoints(cards);
  if (trick.equals === null || trick.winner === null || trick.points === null) {
    report(trick.equals ?? trick.plays[2] ?? trick, {
      code: 'trick-not-counted',
      message: `Trick ${trick.number} has three cards, but not who wins it and what is in it.`,
      expected: '= with winner and card points after the third card',
      hint: `Write = ${winner} ${points}.`,
    });
    return;
  }
  if (trick.winner.seat !== winner) {
    const best = cards[winningIndex(cards, setting.contract)] ?? '';
    report(trick.winner.at, {
      code: 'wrong-winner',
      message: `Trick ${trick.number} goes to ${SEAT_WORDS.en[winner]}, whose ${best} is the best card, not to ${SEAT_WORDS.en[trick.winner.seat]}.`,
      expected: winner,
      hint: `Write = ${winner} ${points}, or correct a card.`,
    });
  }
  if (trick.points.points !== points) {
    report(trick.points.at, {
      code: 'wrong-points',
      message: `The cards of trick ${trick.number} make ${points}, not ${trick.points.points}.`,
      expected: String(points),
      hint: `Write = ${winner} ${points}, or correct a card.`,
    });
  }
}

/** The trick as the model has it; the raw trick must have passed its checks. */
export function makeTrick(trick: RawTrick, variations: readonly Variation[]): Trick | null {
  if (trick.leader === null) return null;
  const seats = seatsFrom(trick.leader.seat);
  const plays: Play[] = [];
  for (const [index, play] of trick.plays.entries()) {
    if (play.card === null) return null;
    plays.push({
      seat: seats[index as 0 | 1 | 2],
      card: play.card,
      mark: play.mark,
      comment: play.comment?.text ?? null,
    });
  }
  return {
    number: trick.number,
    plays,
    winner: trick.winner?.seat ?? null,
    points: trick.points?.points ?? null,
    comment: trick.comment?.text ?? null,
    variations,
  };
}

function reportLeader(
  trick: RawTrick,
  leader: { readonly seat: Seat; readonly at: { line: number; column: number } },
  before: Position,
  report: Report,
): void {
  const due = SEAT_WORDS.en[before.leader];
  const previous = before.tricks.length;
  report(leader.at, {
    code: 'wrong-leader',
    message:
      previous === 0
        ? `Vorhand leads to the first trick, not ${SEAT_WORDS.en[leader.seat]}.`
        : `${due} won trick ${previous} and leads to trick ${previous + 1}, not ${SEAT_WORDS.en[leader.seat]}.`,
    expected: before.leader,
    hint:
      previous === 0
        ? `Write ${trick.number}. V and the cards from Vorhand’s on.`
        : `Write ${trick.number}. ${before.leader} and the cards from ${due}’s on, or correct trick ${previous}.`,
  });
}

function reportMustFollow(
  trick: RawTrick,
  play: RawPlay,
  card: Card,
  position: Position,
  report: Report,
): void {
  const seat = SEAT_WORDS.en[toMove(position)];
  const legal = legalPlays(position);
  const led = position.table[0] ?? card;
  const suit = playedSuit(led, position.game);
  const name = suit === 'trump' ? 'trumps' : SUIT_WORDS.en.french[suit];
  report(play, {
    code: 'must-follow',
    message: `Trick ${trick.number}: ${seat} cannot play ${card}, but still holds ${listed(legal)} and must follow ${name}.`,
    expected: listed(legal, 'or'),
    hint: `Correct this card, or the lead ${led}.`,
  });
}

function reportNotHeld(
  trick: RawTrick,
  play: RawPlay,
  card: Card,
  position: Position,
  setting: Setting,
  report: Report,
): void {
  const seat = toMove(position);
  const legal = isOver(position) ? [] : legalPlays(position);
  report(play, {
    code: 'card-not-held',
    message: `Trick ${trick.number}: ${SEAT_WORDS.en[seat]} does not hold ${card}; ${whereIs(card, position, setting)}.`,
    expected: listed(legal, 'or'),
    hint: `${SEAT_WORDS.en[seat]} still holds ${counted(position.hands[seat].length, 'card')}: ${listed(position.hands[seat])}.`,
  });
}

/** Where a card is at this point of the play, in words. */
function whereIs(card: Card, position: Position, setting: Setting): string {
  const holder = SEATS.find((seat) => position.hands[seat].includes(card));
  if (holder !== undefined) return `${SEAT_WORDS.en[holder]} does`;
  for (const [index, trick] of position.tricks.entries()) {
    const at = trick.cards.indexOf(card);
    if (at >= 0) {
      const seat = seatsFrom(trick.leader)[at as 0 | 1 | 2];
      return `${seat === toMove(position) ? 'he' : SEAT_WORDS.en[seat]} played it to trick ${index + 1}`;
    }
  }
  const onTable = position.table.indexOf(card);
  if (onTable >= 0) {
    return `${SEAT_WORDS.en[seatsFrom(position.leader)[onTable as 0 | 1 | 2]]} has just played it`;
  }
  return setting.layout === null ? 'it lies in the skat' : 'it was put away';
}
