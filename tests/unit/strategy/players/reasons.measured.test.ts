import { describe, expect, it } from 'vitest';
import type { Decision, Ground } from '../../../../src/strategy/players/action.ts';
import { playSeated } from '../../../../src/strategy/players/match/deal.ts';
import { seatedAs } from '../../../../src/strategy/players/match/kinds.ts';
import { startDeal } from '../../../../src/strategy/players/state.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import type { SeatView } from '../../../../src/strategy/players/view.ts';
import { dealAll } from '../../../../src/strategy/simulations/deals.ts';
import { bidLimit } from '../../../../src/strategy/bidding/limit.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { rankOf, suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import type { Contract } from '../../../../src/game/skat/contract.ts';
import { gameInSentence } from '#edition/game/words/game-name.ts';
import { capital } from '../../../../src/game/words/text.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { Law, LawId } from '../../../../src/game/skat/laws.ts';
import { countMatadors } from '../../../../src/game/skat/matadors.ts';
import { nextSeat } from '../../../../src/game/skat/seats.ts';

/** What must hold of a view and a decision wherever a sentence is said; the first that fits counts. */
const CLAIMS: readonly (readonly [
  RegExp,
  (view: SeatView, it: Decision, found: string[]) => boolean,
])[] = [
  [
    /^You have no other card to play/,
    ({ asked }) => asked?.what === 'card' && asked.legal.length === 1,
  ],
  [
    /^That covers (\d+), which is enough for (\d+)\.$/,
    ({ asked }, { action }, [, covers, number]) =>
      asked?.what === 'word' &&
      Number(covers) >= Number(number) &&
      (action.do === 'yes'
        ? asked.number === Number(number)
        : action.do === 'bid' && action.amount === Number(number)),
  ],
  [
    /^Your best game covers (\d+), which is less than (\d+)\.$/,
    (_, { action }, [, covers, number]) => action.do === 'pass' && Number(covers) < Number(number),
  ],
  [/^Your hand is not good enough for any game/, (_, { action }) => action.do === 'pass'],
  [
    /and nobody has bid/,
    ({ bid, bidding }) => bid === null && bidding.every(({ say }) => say === 'pass'),
  ],
  [
    /^In (\d+) of 100 deals you could be facing .* with (\S+), with all cards open/,
    (_, { action, weighed }, [, share, card]) =>
      action.do === 'card' &&
      action.card === card &&
      Math.round(weighed.find((one) => one.card === card)!.share * 100) === Number(share),
  ],
  [
    /^In the deals you could be facing your card makes no difference to the game/,
    (_, { weighed }) => new Set(weighed.map(({ share }) => share)).size === 1,
  ],
  [
    /^With (\S+) and (\S+) put away you win in \d+ of 100/,
    (_, { action }, [, one, other]) =>
      action.do === 'declare' && action.layout?.join() === [one, other].join(),
  ],
  [
    /^(\S+) and (\S+) follow the book’s rules/,
    ({ hand }, { action }, [, one, other]) =>
      action.do === 'declare' &&
      action.layout?.join() === [one, other].join() &&
      action.layout.every((card) => hand.includes(card)),
  ],
  [
    /^Of the games that cover the bid, .+ brings most: /,
    ({ bid, dealt, law, skat }, { action }) =>
      action.do === 'declare' && worthOf(action.contract, [...dealt, ...skat], law) >= (bid ?? 0),
  ],
  [
    /^(.+?) is won about (\d+) times in 100, judging by hands like this one and by the deals you could be facing(?:; (.+) is won about \d+ times)?\.$/,
    ({ law }, { action }, [, named, share, other]) =>
      action.do === 'declare' &&
      named === capital(gameInSentence(action.contract, law.id)) &&
      named !== other &&
      Number(share) <= 100,
  ],
  [
    /no game on these cards is worth the bid/,
    ({ bid, dealt, law, skat }, { action }) =>
      action.do === 'declare' && worthOf(action.contract, [...dealt, ...skat], law) < (bid ?? 0),
  ],
  [
    /^Lead long suits through/,
    ({ declarer, seat, table }) => table.length === 0 && nextSeat(seat) === declarer,
  ],
  [
    /^Lead short suits up to/,
    ({ declarer, seat, table }) => table.length === 0 && nextSeat(seat) !== declarer,
  ],
  [
    /the declarer could put nothing away/,
    ({ contract }, { action }) =>
      contract!.kind.includes('solo') &&
      action.do === 'card' &&
      ['A', '10'].includes(rankOf(action.card)),
  ],
  [
    /^Your partner has the trick/,
    ({ declarer, leader, seat, table }) =>
      table.length === 2 &&
      seat !== declarer &&
      [leader, nextSeat(leader)].some((one) => one !== declarer),
  ],
  [
    /^Your partner leads/,
    ({ declarer, leader, seat, table }) =>
      table.length === 1 && leader !== declarer && seat !== declarer,
  ],
  [/^The declarer leads a plain suit/, ({ declarer, leader }) => leader === declarer],
  [
    /A lone ace|The shortest|A singleton/,
    ({ hand }, { action }) => {
      const suit = action.do === 'card' ? suitOf(action.card) : '';
      return hand.filter((card) => suitOf(card) === suit && rankOf(card) !== 'J').length <= 2;
    },
  ],
];

/** What a plain win of a contract is worth, by the reckoning of the drills. */
function worthOf(contract: Contract, twelve: readonly Card[], law: Law): number {
  const matadors = countMatadors(twelve, contract);
  const more = matadors === null || 'with' in matadors ? 0 : matadors.without - 1;
  const { base, points } = bidLimit(twelve, contract, law).value;
  // The drills count on one missing matador alone; with the skat in the hand all are known.
  return points + base * more;
}

/** What is said where no claim above says what must hold. */
const PLAIN =
  /[Ii]n our measurements, hands|\(pages? [\d–]+\)|is worth its risk|other card is likely to|must be turned up|already been named|make[s]? \d+|skat is worth|double \(page|see the Grand|its suit is trump/;

function reasonsOf(name: string, law: LawId, deals: number) {
  const said = new Map<string, number>();
  const wrong: string[] = [];
  const unknown = new Set<string>();
  for (let number = 0; number < deals; number++) {
    const seated = seatedAs(name);
    const watched = (state: Parameters<typeof seated>[0]) => {
      const player = seated(state);
      return {
        *decide(view: SeatView, chance: Chance) {
          const decision = yield* player.decide(view, chance);
          expect(view).toEqual(seatView(state, view.seat));
          for (const ground of decision.reasons) check(ground, view, decision);
          return decision;
        },
      };
    };
    const check = ({ text }: Ground, view: SeatView, decision: Decision): void => {
      expect(text).toMatch(/^[A-Z0-9].*[.]$/);
      const claim = CLAIMS.find(([pattern]) => pattern.test(text));
      if (claim === undefined) {
        if (!PLAIN.test(text)) unknown.add(text);
        return;
      }
      said.set(claim[0].source, (said.get(claim[0].source) ?? 0) + 1);
      if (!claim[1](view, decision, [...claim[0].exec(text)!])) {
        wrong.push(`deal ${number}, ${view.seat}: ${text}`);
      }
    };
    const seats = { V: watched, M: watched, H: watched };
    playSeated(startDeal(dealAll(new Chance(number)), LAWS[law]), seats, number);
  }
  return { said, unknown: [...unknown], wrong };
}

describe('what a player says of a decision is true where it is said', () => {
  it.each<[name: string, law: LawId, deals: number]>([
    ['book', 'isko', 120],
    ['book', 'american-1922', 150],
    ['bidder', 'american-1922', 60],
    ['club:2', 'american-1922', 40],
    ['strong:2', 'isko', 20],
    ['bidder', 'isko', 60],
  ])('%s, %s', (name, law, deals) => {
    const { said, unknown, wrong } = reasonsOf(name, law, deals);
    expect(wrong).toEqual([]);
    expect(unknown).toEqual([]);
    expect(said.size).toBeGreaterThan(2);
  });
});
