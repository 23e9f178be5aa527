/** Holds one trick against the rules: who leads, who holds what, who must follow, who wins. */
import type { PackCard } from '../../cards/cards.ts';
import {
  cardsToPlay,
  isPlayedOut,
  playAt,
  seatInTurn,
  seatsInTurn,
  whyIllegalAt,
} from '../../cards/play.ts';
import type { TrickPosition } from '../../cards/play.ts';
import type { PlayedGame, TrickRules } from '../../cards/table.ts';
import type { Report } from '../errors.ts';
import type { TrickFormat } from '../format.ts';
import type { Play, Trick, Variation } from '../hand.ts';
import type { RawPlay, RawTrick } from '../read/raw.ts';
import { isComplete } from '../read/trick.ts';
import type { CheckedGame } from './start.ts';
import { SUIT_WORDS } from '../../words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { inWords } from '#edition/game/words/number-words.ts';
import { seatName } from '../../words/seats.ts';

/**
 * Checks a trick from the position before it.
 *
 * @returns the position after the trick's cards, or null when they cannot be followed further;
 *   that is reported, or was when the trick was read.
 */
export function followTrick(
  trick: RawTrick,
  before: TrickPosition,
  game: CheckedGame,
  report: Report,
): TrickPosition | null {
  const { rules } = game.format;
  if (trick.leader === null) return null;
  if (trick.leader.seat !== before.leader) {
    reportLeader(trick, trick.leader, before, report);
    return null;
  }
  let position = before;
  for (const play of trick.plays) {
    if (play.card === null) return null;
    const wrong = whyIllegalAt(rules, position, play.card);
    if (wrong !== null) {
      if (wrong === 'must-follow')
        reportMustFollow(trick, play, play.card, position, rules, report);
      else reportNotHeld(trick, play, play.card, position, game, report);
      return null;
    }
    position = playAt(rules, position, play.card);
  }
  return position;
}

/**
 * Checks winner and points as far as the trick's own cards decide them, whether or not they
 * could be played.
 */
export function checkCount(
  trick: RawTrick,
  contract: PlayedGame,
  { counted, rules }: TrickFormat,
  report: Report,
): void {
  const cards = trick.plays.map((play) => play.card).filter((card) => card !== null);
  if (trick.broken || cards.length !== rules.seats.length || trick.leader === null) return;
  const best = rules.winningIndex(cards, contract);
  const winner = seatsInTurn(rules, trick.leader.seat)[best] ?? trick.leader.seat;
  const points = rules.points(cards);
  const due = counted ? `${winner} ${points}` : winner;
  if (trick.equals === null || trick.winner === null || !isComplete(trick)) {
    report(trick.equals ?? trick.plays.at(-1) ?? trick, {
      code: 'trick-not-counted',
      message: `Trick ${trick.number} has ${inWords(cards.length)} cards, but not who wins it${counted ? ' and what is in it' : ''}.`,
      expected: counted
        ? '= with winner and card points after the third card'
        : '= with the winner after the last card',
      hint: `Write = ${due}.`,
    });
    return;
  }
  if (trick.winner.seat !== winner) {
    const told = trick.points?.points ?? points;
    const both = told !== points;
    const count = both ? `; its cards make ${points}, not ${told}` : '';
    report(trick.winner.at, {
      code: 'wrong-winner',
      message: `Trick ${trick.number} goes to ${seatName(winner)}, whose ${cards[best] ?? ''} is the best card, not to ${seatName(trick.winner.seat)}${count}.`,
      expected: both ? `${winner} ${points}` : winner,
      hint: both
        ? `Write = ${winner} ${points}; or this belongs to another trick, or a card is wrong.`
        : `Write = ${winner} ${points}, or correct a card.`,
    });
  } else if (trick.points !== null && trick.points.points !== points) {
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
  const { rules, counted } = trick.format;
  const seats = seatsInTurn(rules, trick.leader.seat);
  const plays: Play[] = [];
  for (const [index, play] of trick.plays.entries()) {
    if (play.card === null) return null;
    plays.push({
      seat: seats[index] ?? trick.leader.seat,
      card: play.card,
      mark: play.mark,
      comment: play.comment?.text ?? null,
    });
  }
  return {
    number: trick.number,
    plays,
    winner: trick.winner?.seat ?? null,
    points:
      trick.points?.points ??
      (counted || trick.winner === null ? null : rules.points(plays.map(({ card }) => card))),
    comment: trick.comment?.text ?? null,
    variations,
  };
}

function reportLeader(
  trick: RawTrick,
  leader: { readonly seat: string; readonly at: { line: number; column: number } },
  before: TrickPosition,
  report: Report,
): void {
  const due = seatName(before.leader);
  const previous = before.tricks.length;
  report(leader.at, {
    code: 'wrong-leader',
    message:
      previous === 0
        ? `${due} leads to the first trick, not ${seatName(leader.seat)}.`
        : `${due} won trick ${previous} and leads to trick ${previous + 1}, not ${seatName(leader.seat)}.`,
    expected: before.leader,
    hint:
      previous === 0
        ? `Write ${trick.number}. ${before.leader} and the cards from ${due}’s on.`
        : `Write ${trick.number}. ${before.leader} and the cards from ${due}’s on, or correct trick ${previous}.`,
  });
}

function reportMustFollow(
  trick: RawTrick,
  play: RawPlay,
  card: PackCard,
  position: TrickPosition,
  rules: TrickRules,
  report: Report,
): void {
  const seat = seatName(seatInTurn(rules, position));
  const legal = cardsToPlay(rules, position);
  const led = position.table[0] ?? card;
  const suit = rules.suitInPlay(led, position.game);
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
  card: PackCard,
  position: TrickPosition,
  game: CheckedGame,
  report: Report,
): void {
  const { rules } = game.format;
  const seat = seatInTurn(rules, position);
  const held = position.hands[seat] ?? [];
  const legal = isPlayedOut(rules, position) ? [] : cardsToPlay(rules, position);
  report(play, {
    code: 'card-not-held',
    message: `Trick ${trick.number}: ${seatName(seat)} does not hold ${card}; ${whereIs(card, position, game)}.`,
    expected: listed(legal, 'or'),
    hint: `${seatName(seat)} still holds ${counted(held.length, 'card')}: ${listed(held)}.`,
  });
}

/** Where a card is at this point of the play, in words. */
function whereIs(
  card: PackCard,
  position: TrickPosition,
  { aside, format: { rules } }: CheckedGame,
): string {
  const holder = rules.seats.find((seat) => position.hands[seat]?.includes(card));
  if (holder !== undefined) return `${seatName(holder)} does`;
  for (const [index, trick] of position.tricks.entries()) {
    const at = trick.cards.indexOf(card);
    if (at >= 0) {
      const seat = seatsInTurn(rules, trick.leader)[at] ?? trick.leader;
      const isOwn = seat === seatInTurn(rules, position);
      return `${isOwn ? 'it was played' : `${seatName(seat)} played it`} to trick ${index + 1}`;
    }
  }
  const onTable = position.table.indexOf(card);
  if (onTable >= 0) {
    return `${seatName(seatsInTurn(rules, position.leader)[onTable] ?? '')} has just played it`;
  }
  return aside;
}
