/**
 * What differs between two hands, in words, and what best play comes to in each. Cards are codes, as in
 * comments.
 */
import {
  NOW_RAMSCH,
  NULL_CELL,
  declarerClause,
  exchangeClause,
  gameClause,
  manyMovedClause,
  movedClause,
  putAwayClause,
  sayAsBefore,
  sayPoints,
  sayWasRamsch,
  sayWorths,
} from '#edition/analyse/compare-words.ts';
import { RAMSCH } from '#edition/game/analysis/analysis-words.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import type { GameOutcome } from '../game/analysis/games.ts';
import type { Hand } from '../game/notation/hand.ts';
import { CARDS } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import type { Deal } from '../game/skat/deal.ts';
import type { Targets } from '../game/skat/laws/law.ts';
import { pointLines } from '../game/skat/targets.ts';
import { PLACES } from './set-up.ts';
import type { SetUpPlace } from './set-up.ts';
import type { Worth } from './worth.ts';

const placeOf = (deal: Deal, card: Card): SetUpPlace =>
  PLACES.find((place) => deal[place].includes(card))!;

/**
 * What was changed, a clause each: `H10 (Vorhand) and HK (Mittelhand) change places`. None when
 * the hands are the same up to the first card.
 */
export function changesBetween(before: Hand, after: Hand): string[] {
  return [...cardChanges(before.deal, after.deal), ...gameChanges(before, after)];
}

function cardChanges(before: Deal, after: Deal): string[] {
  const movedCards = CARDS.filter((card) => placeOf(before, card) !== placeOf(after, card));
  const [one, other] = movedCards;
  if (one === undefined) return [];
  if (movedCards.length === 2 && other !== undefined) {
    return [
      exchangeClause(
        { card: one, place: placeOf(before, one) },
        { card: other, place: placeOf(before, other) },
      ),
    ];
  }
  if (movedCards.length > 8) return [manyMovedClause(movedCards.length)];
  return PLACES.flatMap((place) => {
    const arrivals = movedCards.filter((card) => placeOf(after, card) === place);
    return arrivals.length === 0 ? [] : [movedClause(arrivals, place)];
  });
}

const nameOfGame = ({ contract, laws }: Hand): string => contractName(contract, laws);

function gameChanges(before: Hand, after: Hand): string[] {
  const changes: string[] = [];
  if (nameOfGame(before) !== nameOfGame(after)) changes.push(gameClause(before, after));
  if (before.declarer !== after.declarer && after.declarer !== null) {
    changes.push(declarerClause(after.declarer));
  }
  const putAway = (hand: Hand): string => [...(hand.layout ?? [])].sort().join(' ');
  if (putAway(before) !== putAway(after) && after.layout !== null) {
    changes.push(putAwayClause(after.layout));
  }
  return changes;
}

/**
 * Both worths in a sentence: `With all cards open, the declarer comes to 58; before, it was 67: 9 fewer.`
 * Null stands for a Ramsch.
 *
 * @param targets those of the laws of the hand as it is now.
 */
export function compareWorths(before: Worth | null, after: Worth | null, targets: Targets): string {
  if (after === null) return before === null ? RAMSCH : NOW_RAMSCH;
  if (before === null) return sayWasRamsch(after);
  if (before.measure !== after.measure) return sayWorths(before, after);
  if (before.value === after.value) return sayAsBefore(after);
  if (after.measure !== 'points') return sayWorths(before, after);
  const low = Math.min(before.value, after.value);
  const high = Math.max(before.value, after.value);
  const crossed = pointLines(targets).filter((line) => low < line && line <= high);
  return sayPoints(before.value, after.value, crossed);
}

/** One game of one seat, before and after, as a cell of a table. */
export interface GameChange {
  /** `67 → 58`, or `67` when nothing changed. */
  readonly text: string;
  readonly changed: boolean;
}

/** What one game came to for one seat; see `GameOutcome`. */
export function gameChange(
  before: GameOutcome | undefined,
  after: GameOutcome | undefined,
  way: 'taken' | 'untouched',
): GameChange {
  if (before === undefined || after === undefined) return { text: '', changed: false };
  const say = (outcome: GameOutcome): string => {
    if (outcome.game !== 'null') return String(outcome[way]);
    return outcome[way] === 1 ? NULL_CELL.kept : NULL_CELL.missed;
  };
  const [was, is] = [say(before), say(after)];
  const changed = was !== is;
  return { text: changed ? `${was} → ${is}` : is, changed };
}
