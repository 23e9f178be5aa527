/** Makes questions about matadors from a planned count. */
import { CARDS, SUITS } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import type { Chance } from '../../../lib/random.ts';
import type { Level, QuestionRequest } from '../../drill.ts';
import { MATADORS_KINDS, TRUMPS, sortWithoutTrump, trumpCards } from './question.ts';
import type { MatadorsKind, MatadorsQuestion, Trump } from './question.ts';

/** What each level asks; the kind that it adds comes first. */
export const MATADORS_ASKS: readonly (readonly MatadorsKind[])[] = [
  ['with', 'without'],
  ['without-grand', 'with-grand', 'with', 'without'],
  ['skat', 'without', 'with', 'without-grand', 'with-grand'],
  ['long', 'skat', 'without', 'without-grand'],
  ['every', 'long', 'skat', 'without-grand'],
];

/** The lengths of runs past the jacks; shorter ones are more frequent, as at the table. */
const LONG_RUNS = [5, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9, 10, 11];

/** The level from which any question may show the skat. */
const SKAT_LEVEL = 3;

/** The level from which single hands are shown unsorted. */
const UNSORTED_LEVEL = 5;

/** The count that a question is built for. */
interface Plan {
  readonly trump: Trump;
  readonly side: 'with' | 'without';
  readonly run: number;
  readonly skat: 'unseen' | 'changes' | 'same';
}

/** Makes a question; see `Drill.make`. */
export function makeMatadorsQuestion(
  chance: Chance,
  { level, kind: requestedKind }: QuestionRequest,
): MatadorsQuestion {
  const kind = MATADORS_KINDS.find((one) => one === requestedKind) ?? kindFor(chance, level);
  if (kind === 'every') return everyTrump(chance, level);
  const plan = planFor(chance, kind, level);
  const { hand, skat } = cardsFor(chance, plan);
  const shown = level >= UNSORTED_LEVEL ? chance.shuffle(hand) : sortWithoutTrump(hand);
  return question(level, kind, [plan.trump], shown, skat);
}

function question(
  level: Level,
  kind: MatadorsKind,
  trumps: readonly Trump[],
  hand: readonly Card[],
  skat: readonly Card[],
): MatadorsQuestion {
  const key = [
    trumps.join(''),
    sortWithoutTrump(hand).join(' '),
    sortWithoutTrump(skat).join(' '),
  ].join('/');
  return { level, kind, key, trumps, hand, skat: sortWithoutTrump(skat) };
}

function kindFor(chance: Chance, level: Level): MatadorsKind {
  const kinds = MATADORS_ASKS[level - 1] ?? MATADORS_ASKS[0]!;
  // The first level adds no kind to prefer.
  return level > 1 && chance.happens(0.4) ? kinds[0]! : chance.pick(kinds);
}

function planFor(chance: Chance, kind: Exclude<MatadorsKind, 'every'>, level: Level): Plan {
  const suit = chance.pick(SUITS);
  const skatSeen = level >= SKAT_LEVEL && chance.happens(0.4);
  const skat = skatSeen ? 'same' : 'unseen';
  const side = chance.pick(['with', 'without'] as const);
  switch (kind) {
    case 'with':
    case 'without':
      return { trump: suit, side: kind, run: chance.between(1, level === 1 ? 3 : 4), skat };
    case 'with-grand':
    case 'without-grand': {
      const run = chance.between(1, 4);
      return { trump: 'grand', side: kind === 'with-grand' ? 'with' : 'without', run, skat };
    }
    case 'skat': {
      const trump = chance.happens(0.25) ? 'grand' : suit;
      // Nothing in the skat can leave a Grand “without 4”, because no jack is there.
      const longest = trump === 'grand' ? (side === 'with' ? 4 : 3) : level >= 4 ? 6 : 4;
      return { trump, side, run: chance.between(1, longest), skat: 'changes' };
    }
    case 'long': {
      const run = chance.pick(LONG_RUNS);
      // Ten cards cannot be eleven trumps, so one of these is in the skat.
      const needsSkat = side === 'with' && run === 11;
      return { trump: suit, side, run, skat: needsSkat ? 'changes' : skat };
    }
  }
}

/** Draws a hand, and a skat where it is shown, that have the planned count. */
function cardsFor(
  chance: Chance,
  { trump, side, run, skat }: Plan,
): { hand: Card[]; skat: Card[] } {
  const trumps = trumpCards(trump);
  const runCards = trumps.slice(0, run);
  const end = trumps.slice(run, run + 1);
  const inHand = side === 'with' ? runCards : end;
  const others = CARDS.filter((card) => !runCards.includes(card) && !end.includes(card));
  const all = skat === 'unseen' ? 10 : 12;
  const filling = chance.sample(others, all - inHand.length);
  if (skat === 'unseen') return { hand: [...inHand, ...filling], skat: [] };
  const decisive = skat === 'changes' ? [chance.pick(inHand)] : [];
  const rest = [...(skat === 'changes' ? inHand : []), ...filling];
  const free = rest.filter((card) => !decisive.includes(card));
  const inSkat = [...decisive, ...chance.sample(free, 2 - decisive.length)];
  const hand = [...inHand, ...filling].filter((card) => !inSkat.includes(card));
  return { hand, skat: inSkat };
}

/**
 * Makes a question on one hand for every trump. Most hands have the same count in all of them, so
 * hands with every jack or none, where the counts differ, are more frequent than at the table.
 */
function everyTrump(chance: Chance, level: Level): MatadorsQuestion {
  const jacks = trumpCards('grand');
  const plain = CARDS.filter((card) => !jacks.includes(card));
  const fate = chance.next();
  const cards =
    fate < 0.4
      ? chance.sample(plain, 12)
      : fate < 0.65
        ? [...jacks, ...chance.sample(plain, 8)]
        : chance.sample(CARDS, 12);
  const shuffled = chance.shuffle(cards);
  const skat = chance.happens(0.5) ? shuffled.slice(10) : [];
  return question(level, 'every', TRUMPS, sortWithoutTrump(shuffled.slice(0, 10)), skat);
}
