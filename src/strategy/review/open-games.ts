/**
 * What games would have come to with best play by all, all cards open: the skat as it lay, and
 * where it is taken up the best two cards put away.
 */
import { judgeDeclarer } from '../../game/skat/result.ts';
import { PACK_POINTS, rankOf, suitOf, sumPoints } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import type { Contract, ContractKind } from '../../game/skat/contract.ts';
import type { Deal } from '../../game/skat/deal.ts';
import type { Law } from '../../game/skat/laws.ts';
import { countMatadors } from '../../game/skat/matadors.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { gameValue } from '../../game/skat/value.ts';
import { gameName, measureOf } from '../../game/analysis/measure.ts';
import type { Measure } from '../../game/analysis/measure.ts';
import { numberOf } from '../../game/analysis/games.ts';
import { trumpsFor } from '../players/bid/skat-stakes.ts';
import { offersOf } from '../players/offers.ts';
import type { Client } from '../../game/solver/client.ts';

/** How somebody comes to a game. */
export type GameWay = 'hand' | 'take' | 'draw' | 'refuse';

/** A game as it would have come out. */
export interface OpenGame {
  readonly contract: Contract;
  readonly measure: Measure;
  /** The declarer's card points, or in a game for none or all whether the aim is kept, as 1 and 0. */
  readonly reached: number;
  /** What it is worth, schneider counted where it is made, by either side; schwarz is not looked for. */
  readonly value: number;
  /** Made, and worth the bid. */
  readonly won: boolean;
  /** Whether it is worth the bid, if it is made and no more. */
  readonly covers: boolean;
}

/** Every game that a seat can come to on one of these ways, as the skat lies. */
export function gamesBy(ways: readonly GameWay[], law: Law, { skat }: Deal): Contract[] {
  const offers = offersOf(law);
  const inAll = (kinds: readonly ContractKind[]): Contract[] =>
    kinds.flatMap((kind) => trumpsFor(kind).map((trump) => ({ kind, trump, announced: null })));
  const turning = (kinds: readonly ContractKind[], card: Deal['skat'][0]): Contract[] =>
    inAll(kinds).filter(({ kind, trump }) =>
      trump === null
        ? KINDS[kind].trumps === 'none' || rankOf(card) === 'J'
        : trump === suitOf(card),
    );
  return ways.flatMap((way) => {
    switch (way) {
      case 'hand':
        return inAll(offers.hand);
      case 'take':
        return inAll(offers.taken);
      case 'draw':
        return turning(offers.turned, skat[0]);
      case 'refuse':
        return turning(offers.second, skat[1]);
    }
  });
}

/** One deal of one seat's, with what the solver has been asked about it. */
export class OpenDeal {
  readonly deal: Deal;
  readonly law: Law;
  readonly seat: Seat;
  readonly #engine: Pick<Client, 'ask'>;
  readonly #signal: AbortSignal;
  readonly #known = new Map<string, Promise<number>>();

  constructor(
    { deal, law }: { readonly deal: Deal; readonly law: Law },
    seat: Seat,
    engine: Pick<Client, 'ask'>,
    signal: AbortSignal,
  ) {
    this.deal = deal;
    this.law = law;
    this.seat = seat;
    this.#engine = engine;
    this.#signal = signal;
  }

  /** What a game comes to at a bid. Rejects as `Client.ask` does. */
  async game(contract: Contract, bid: number | null): Promise<OpenGame> {
    const measure = measureOf(contract);
    if (measure === null) throw new RangeError('A Ramsch has no declarer.');
    const takesSkat = KINDS[contract.kind].skat !== 'untouched';
    const key = `${gameName(contract)} ${measure} ${takesSkat}`;
    const result = this.#known.get(key) ?? this.#ask(contract, measure, takesSkat);
    this.#known.set(key, result);
    return this.valued(contract, measure, await result, bid);
  }

  /** Every one of these, one after the other. */
  async games(contracts: readonly Contract[], bid: number | null): Promise<OpenGame[]> {
    const found: OpenGame[] = [];
    for (const contract of contracts) found.push(await this.game(contract, bid));
    return found;
  }

  /** A game with its result, and what that is worth. */
  valued(contract: Contract, measure: Measure, result: number, bid: number | null): OpenGame {
    const { made, value } = this.#settle(contract, measure, result);
    const least = measure === 'points' ? this.law.targets.game : 1;
    const covers = (bid ?? 0) <= this.#settle(contract, measure, least).value;
    const won = made && (bid ?? 0) <= value;
    return { contract, measure, reached: result, value, won, covers };
  }

  #settle(
    contract: Contract,
    measure: Measure,
    ownCount: number,
  ): { readonly made: boolean; readonly value: number } {
    const { deal, law, seat } = this;
    const matadors = countMatadors([...deal[seat], ...deal.skat], contract);
    const own = measure === 'points' ? ownCount : ownCount * PACK_POINTS;
    const points = { declarer: own, defenders: PACK_POINTS - own, skat: 0 };
    // Both sides take tricks, but in a game for none or all that is kept to.
    const tricks =
      measure === 'points' || ownCount === 0
        ? { declarer: 1, defenders: 9 }
        : measure === 'no-trick'
          ? { declarer: 0, defenders: 10 }
          : { declarer: 10, defenders: 0 };
    const result = judgeDeclarer({ declarer: seat, points, tricks }, contract, law);
    const found = gameValue({ contract, matadors, bid: null, result }, law);
    if (!found.ok) throw new RangeError(`${law.id} has no ${contract.kind}.`);
    return { made: result.made, value: found.value.points };
  }

  async #ask(contract: Contract, measure: Measure, takesSkat: boolean): Promise<number> {
    const { deal, seat } = this;
    const options = { signal: this.#signal };
    if (measure === 'every-trick') {
      const { H, M, V, skat } = deal;
      const position = {
        game: contract,
        declarer: seat,
        hands: { V, M, H },
        leader: 'V',
        table: [],
        pointsSoFar: sumPoints(skat),
      } as const;
      return Number(await this.#engine.ask({ name: 'tricks', position, aim: 'all' }, options));
    }
    const question = { deal, seat, game: contract };
    return numberOf(
      takesSkat
        ? await this.#engine.ask({ name: 'gameTaken', ...question }, options)
        : await this.#engine.ask({ name: 'gameUntouched', ...question }, options),
    );
  }
}
