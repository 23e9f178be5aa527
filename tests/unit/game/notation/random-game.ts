/** A random game and what happens before its first card. */
import type { Exchange } from '../../../../src/game/notation/hand.ts';
import { SUITS, suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { CONTRACT_KINDS } from '../../../../src/game/skat/contract.ts';
import type { Contract } from '../../../../src/game/skat/contract.ts';
import type { Deal, Layout } from '../../../../src/game/skat/deal.ts';
import type { Law } from '../../../../src/game/skat/laws.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import type { BySeat, Seat } from '../../../../src/game/skat/seats.ts';
import type { Chance } from './chance.ts';

export interface Game {
  readonly contract: Contract;
  readonly declarer: Seat | null;
}

export interface Before {
  readonly layout: Layout | null;
  readonly handedRound: BySeat<Layout> | null;
  readonly exchange: Exchange | null;
}

const TAKES_SKAT = /^(simple|tournee.*|passt-mir-nicht.*|gucki.*)$/;
const HAS_TRUMP_SUIT = /^(simple|tournee|passt-mir-nicht|solo|gucki-solo|open-solo)$/;

/** Whether the declarer puts two cards away. */
export const takesSkat = ({ kind }: Contract): boolean => TAKES_SKAT.test(kind);

/** A game the law knows; one that turns a card has a trump, or a jack, it could have turned. */
export function randomGame(chance: Chance, law: Law, { skat }: Deal): Game {
  const noJack = !skat.some((card) => card.endsWith('J'));
  const kinds = CONTRACT_KINDS.filter(
    (kind) =>
      (kind in law.rates || kind in law.ramsch) &&
      !(noJack && /^(tournee|passt-mir-nicht)-grand$/.test(kind)),
  );
  const kind = chance.pick(kinds);
  const turns = kind === 'tournee' || kind === 'passt-mir-nicht';
  const trump = turns ? suitOf(skat[0]) : chance.pick(SUITS);
  const announces = (kind === 'solo' || kind === 'grand-solo') && chance.happens(0.4);
  return {
    contract: {
      kind,
      trump: HAS_TRUMP_SUIT.test(kind) ? trump : null,
      announced: announces ? chance.pick(['schneider', 'schwarz']) : null,
    },
    declarer: kind.endsWith('ramsch') ? null : chance.pick(SEATS),
  };
}

/** Two of the twelve cards. */
export function randomLayout(chance: Chance, deal: Deal, declarer: Seat): Layout {
  return two(chance, [...deal[declarer], ...deal.skat]);
}

function two(chance: Chance, cards: readonly Card[]): Layout {
  const [first, second] = chance.sample(cards, 2);
  if (first === undefined || second === undefined) throw new RangeError('Two cards, please.');
  return [first, second];
}

/** Layout, handing round or exchange, as the game has it. */
export function randomPreparation(chance: Chance, game: Game, deal: Deal): Before {
  const { contract, declarer } = game;
  const none: Before = { layout: null, handedRound: null, exchange: null };
  if (contract.kind === 'schiebe-ramsch') {
    const V = two(chance, [...deal.V, ...deal.skat]);
    const M = two(chance, [...deal.M, ...V]);
    const H = two(chance, [...deal.H, ...M]);
    return { ...none, layout: H, handedRound: { V, M, H } };
  }
  if (declarer !== null && takesSkat(contract)) {
    return { ...none, layout: randomLayout(chance, deal, declarer) };
  }
  if (contract.kind === 'revolution' && chance.happens(0.7)) {
    const [from, to] = SEATS.filter((seat) => seat !== declarer);
    if (from === undefined || to === undefined) return none;
    const count = chance.below(10) + 1;
    const give = chance.sample(deal[from], count);
    return { ...none, exchange: { from, to, give, take: chance.sample(deal[to], count) } };
  }
  return none;
}
