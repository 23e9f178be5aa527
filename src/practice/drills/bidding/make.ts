/** Makes questions about bids, on measured hands. */
import { SUITS, suitOf } from '../../../game/skat/cards.ts';
import type { Card, Suit } from '../../../game/skat/cards.ts';
import type { Contract, ContractKind } from '../../../game/skat/contract.ts';
import { KINDS, isRamsch } from '../../../game/skat/contract.ts';
import { LAWS } from '../../../game/skat/laws.ts';
import type { LawId } from '../../../game/skat/laws.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import type { Chance } from '../../../lib/random.ts';
import type { QuestionRequest } from '../../drill.ts';
import { shareOf } from '../../measurement.ts';
import { requestedLaw } from '../../rule-books.ts';
import { pickWeighted } from '../../weighted.ts';
import { judgeHand } from '../../../strategy/bidding/judge-hand.ts';
import { bidLimit } from '../../../strategy/bidding/limit.ts';
import { drawMeasured } from './pool.ts';
import type { PoolKind } from './pool.ts';
import { BID_KINDS, OLD_BID_KINDS } from './question.ts';
import type { BidKind, BidQuestion } from './question.ts';
import type { TestName } from '../../../strategy/bidding/bid-tests.ts';
import { sortHand } from './sort-hand.ts';

/** How often each level asks each kind, the new kind most. */
const WEIGHTS: readonly (readonly (readonly [BidKind, number])[])[] = [
  [['tournee', 1]],
  [
    ['solo', 4],
    ['tournee', 1],
  ],
  [
    ['limit-with', 4],
    ['limit-without', 2],
    ['solo', 1],
  ],
  [
    ['grand', 5],
    ['solo', 1],
    ['limit-with', 1],
    ['limit-without', 1],
  ],
  [
    ['nullo', 5],
    ['grand', 1],
    ['limit-without', 1],
  ],
  [
    ['all', 6],
    ['grand', 1],
    ['limit-with', 1],
    ['nullo', 1],
  ],
];

/** The kinds that each level asks. */
export const BID_ASKS: readonly (readonly BidKind[])[] = WEIGHTS.map((kinds) =>
  kinds.map(([kind]) => kind),
);

/** Makes a question; see `Drill.make`. */
export function makeBidQuestion(chance: Chance, request: QuestionRequest): BidQuestion {
  const level = Math.min(Math.max(request.level, 1), WEIGHTS.length);
  const law = requestedLaw(request);
  const kind =
    BID_KINDS.find((one) => one === request.kind) ?? pickWeighted(chance, weightsAt(level, law));
  const { hand, measurements, seat, task } = drawHand(chance, kind, law, level);
  const key = [kind, seat, hand.join(' '), JSON.stringify(task), law].join('|');
  return { level: request.level, kind, key, law, seat, hand, task, measurements };
}

/** The kinds of a level with their weights; today without those about games that nobody plays. */
function weightsAt(level: number, law: LawId): (typeof WEIGHTS)[number] {
  const weights = WEIGHTS[level - 1]!;
  if (law !== 'isko') return weights;
  const today = weights.filter(([kind]) => !OLD_BID_KINDS.includes(kind));
  return today.length > 0 ? today : [['limit-with', 1]];
}

type Drawn = Pick<BidQuestion, 'hand' | 'measurements' | 'seat' | 'task'>;

function drawHand(chance: Chance, kind: BidKind, law: LawId, level: number): Drawn {
  switch (kind) {
    case 'tournee':
    case 'solo':
    case 'grand':
    case 'nullo':
    case 'all':
      return drawTest(chance, kind);
    case 'limit-with':
    case 'limit-without':
      return { seat: chance.pick(SEATS), ...drawLimit(chance, kind, law, level), measurements: {} };
  }
}

/** Draws a measured hand for one test, or for all. */
function drawTest(chance: Chance, kind: PoolKind): Drawn {
  const { hand, measurements, seat, trump } = drawMeasured(chance, kind);
  const task =
    kind === 'all' ? { what: 'all' as const } : { what: 'test' as const, test: kind, trump };
  return { hand, measurements, seat, task };
}

/**
 * Which games one may plan to play with ten cards in hand. The order of the true ones decides what
 * a seed draws.
 */
const MEANT: Readonly<Record<ContractKind, boolean>> = {
  tournee: true,
  solo: true,
  'gucki-solo': true,
  'grand-solo': true,
  'gucki-grand': true,
  nullo: true,
  'open-nullo': true,
  simple: false,
  'passt-mir-nicht': false,
  'open-solo': false,
  'tournee-grand': false,
  'passt-mir-nicht-grand': false,
  'open-grand': false,
  'tournee-nullo': false,
  'passt-mir-nicht-nullo': false,
  'gucki-nullo': false,
  'gucki-open-nullo': false,
  revolution: false,
  ramsch: false,
  'schiebe-ramsch': false,
};

function drawLimit(
  chance: Chance,
  kind: 'limit-with' | 'limit-without',
  lawId: LawId,
  level: number,
): Pick<Drawn, 'hand' | 'task'> {
  const law = LAWS[lawId];
  const games = (Object.keys(MEANT) as ContractKind[]).filter((game) => {
    const rate = !MEANT[game] || isRamsch(game) ? undefined : law.rates[game];
    // Without matadors a Tournee may always go to 10, and a Nullo has none.
    const varies = game !== 'tournee' && KINDS[game].trumps !== 'none';
    const isFirst = game === 'gucki-solo' || level > 1 || lawId !== 'isko';
    return rate?.standing === 'official' && isFirst && (varies || kind === 'limit-with');
  });
  const suits = games.filter((game) => KINDS[game].trumps === 'suit');
  const grands = games.filter((game) => KINDS[game].trumps === 'jacks');
  const nullos = games.filter((game) => KINDS[game].trumps === 'none');
  const pool = pickWeighted(chance, [
    [suits, 6],
    ...(grands.length === 0 ? [] : [[grands, 3] as const]),
    ...(nullos.length === 0 ? [] : [[nullos, 1] as const]),
  ]);
  const game = chance.pick(pool);
  const trumps = KINDS[game].trumps;
  const trump = trumps === 'suit' && game !== 'tournee' ? chance.pick(SUITS) : null;
  const contract: Contract = { kind: game, trump, announced: null };
  const wanted = kind === 'limit-with' ? 'with' : 'without';
  const fits = (hand: readonly Card[]): boolean => {
    const { held } = bidLimit(hand, contract, law);
    if (held === null) {
      const { count, doubtful } = judgeHand(hand, 'V', 'nullo', null);
      return !doubtful && (game !== 'open-nullo' || count === 0);
    }
    return wanted in held && matadorsBelow(held, wanted);
  };
  const test = trumps === 'none' ? 'nullo' : game === 'tournee' ? game : trump ? 'solo' : 'grand';
  const hand = handFor(chance, test, trump, (found) => {
    const meant = test === 'grand' && wanted === 'without' ? withoutBest(chance, found) : found;
    return fits(meant) ? meant : null;
  });
  return { hand, task: { what: 'limit', contract } };
}

/** After so many hands one that does not fit is taken, which does not happen in practice. */
const TRIES = 200;

/** Draws a hand that wins the game at least as often as not, and that `take` accepts. */
function handFor(
  chance: Chance,
  test: TestName,
  trump: Suit | null,
  take: (hand: readonly Card[]) => readonly Card[] | null,
): readonly Card[] {
  for (let tries = 0; ; tries++) {
    const { hand, measurements, trump: played } = drawMeasured(chance, test);
    const share = measurements[test];
    const pays = played === trump && share !== undefined && shareOf(share) >= 0.5;
    const result = pays ? take(hand) : null;
    if (result !== null) return result;
    if (tries > TRIES) return hand;
  }
}

/** Whether the run suits the question: “without” at most 5, so that the skat could still change it. */
function matadorsBelow(held: { with: number } | { without: number }, wanted: string): boolean {
  return wanted === 'with' || ('without' in held && held.without <= 5);
}

/** Replaces the best jacks of a hand for a Grand, because such hands rarely lack them. */
function withoutBest(chance: Chance, hand: readonly Card[]): readonly Card[] {
  const rest = SUITS.flatMap((suit): Card[] => [`${suit}K`, `${suit}Q`, `${suit}9`]);
  const jacks = chance.sample(['SJ', 'HJ', 'DJ'] as const, chance.between(1, 2));
  const plain = hand.filter((card) => !card.endsWith('J'));
  const fill = chance.shuffle(rest.filter((card) => !plain.includes(card) && suitOf(card) !== 'C'));
  return sortHand([...jacks, ...plain, ...fill].slice(0, 10));
}
