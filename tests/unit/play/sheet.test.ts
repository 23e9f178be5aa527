/** Deals at the table against the rules that stand elsewhere: numbers, seats, sheets, the replay. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../src/game/notation/parse.ts';
import { makeHand } from '../../../src/game/notation/write/make.ts';
import {
  dealByChance,
  dealNumbered,
  makeDealName,
  readDealName,
} from '../../../src/game/codes/numbered-deals.ts';
import { doneDeal, dealOutcome } from '../../../src/play/on-sheet.ts';
import { handsOfSheet } from '../../../src/play/sheet-hands.ts';
import { roomCode, showDeal } from '../../../src/play/shown.ts';
import {
  dealAtTable,
  dealerWith,
  readersNextSeat,
  playerAt,
  stateOfDeal,
  withoutLastCard,
} from '../../../src/play/sitting.ts';
import type { TableDeal } from '../../../src/play/sitting.ts';
import { PLAYED_LAWS } from '../../../src/play/played-laws.ts';
import type { PlayedLaw } from '../../../src/play/played-laws.ts';
import type { Action } from '../../../src/strategy/players/action.ts';
import { playDeal } from '../../../src/strategy/players/play-deal.ts';
import { seatToAct } from '../../../src/strategy/players/state.ts';
import { DRILL_PLAYER } from '../../../src/strategy/players/rules/players.ts';
import { Chance } from '../../../src/lib/random.ts';
import { cardsOfLine } from '../../../src/game/codes/course-of-play.ts';
import { parseHandCode } from '../../../src/game/codes/hand-code.ts';
import { seatsAt } from '../../../src/score/score-sheet.ts';
import { valueOfDeal } from '../../../src/score/value.ts';
import { LAWS } from '../../../src/game/skat/laws.ts';
import { SEATS } from '../../../src/game/skat/seats.ts';

/** A deal played to its end by players with simple rules. */
function played(seed: number, laws: PlayedLaw): TableDeal {
  const number = dealByChance(new Chance(seed));
  const actions: Action[] = [];
  const players = { V: DRILL_PLAYER, M: DRILL_PLAYER, H: DRILL_PLAYER };
  playDeal(dealNumbered(number), LAWS[laws], players, seed, (_state, _seat, { action }) => {
    actions.push(action);
  });
  return { ...dealAtTable(number, SEATS[seed % 3]!), actions };
}

const anyPlayed = fc.record({ seed: fc.nat(100_000), laws: fc.constantFrom(...PLAYED_LAWS) });

describe('a deal played at the table', () => {
  test('comes to the same on the sheet as by the rules of settlement', () => {
    fc.assert(
      fc.property(anyPlayed, ({ laws, seed }) => {
        const deal = played(seed, laws);
        const state = stateOfDeal(deal, laws);
        const { scores } = dealOutcome(state, null);
        const { sheet } = doneDeal(deal, state);
        const value = valueOfDeal(sheet, ['You', 'A', 'B'], LAWS[laws]);
        expect(value.ok ? value.value.scores : value.errors).toEqual(
          [0, 1, 2].map((player) => {
            const seat = SEATS.find((one) => playerAt(one, deal.seat) === player)!;
            return scores[seat];
          }),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('is shown by the replay card for card, and opens in the analysis room as it was played', () => {
    fc.assert(
      fc.property(anyPlayed, fc.nat(60), ({ laws, seed }, cut) => {
        const whole = played(seed, laws);
        const deal = { ...whole, actions: whole.actions.slice(0, cut) };
        const state = stateOfDeal(deal, laws);
        const { stop } = showDeal(state);
        if (state.stage === 'play') expect(stop.toPlay).toBe(seatToAct(state));
        if (state.play !== null) {
          for (const seat of SEATS) {
            expect(stop.hands[seat].toSorted()).toEqual(state.play.hands[seat].toSorted());
          }
          const shared = parseHandCode(roomCode(state)!);
          const hand = shared.ok && shared.value.kind === 'hand' ? shared.value.hand : null;
          expect(hand?.contract).toEqual(state.contract);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('a card taken back leaves the deal where the reader was to play it', () => {
    const deal = played(7, 'isko');
    const back = withoutLastCard(deal, 'isko')!;
    expect(seatToAct(stateOfDeal(back, 'isko'))).toBe(deal.seat);
    expect(back.takenBack).toBe(1);
    expect(withoutLastCard({ ...deal, actions: [] }, 'isko')).toBeNull();
  });
});

test('the deals of a sheet are hand files that read back as they were played', () => {
  fc.assert(
    fc.property(anyPlayed, fc.integer({ min: 30, max: 60 }), ({ laws, seed }, cut) => {
      const whole = played(seed, laws);
      const part = { ...whole, actions: whole.actions.slice(0, cut) };
      const isOpen = stateOfDeal(part, laws).stage === 'play' && stateOfDeal(part, laws).declarer;
      const deal = isOpen ? { ...part, conceded: 'declarer' as const } : whole;
      const state = stateOfDeal(deal, laws);
      const [hand] = handsOfSheet([doneDeal(deal, state)]);
      if (state.play === null) {
        expect(hand).toBeUndefined();
        return;
      }
      const read = parseHand(makeHand(hand!), { file: 'table.hand' });
      expect(read.ok ? [] : read.errors).toEqual([]);
      if (!read.ok) return;
      const { contract, declarer, line } = read.value;
      expect({ contract, declarer }).toEqual({
        contract: state.contract,
        declarer: state.declarer,
      });
      expect(line.conceded ?? null).toBe(deal.conceded);
      expect(cardsOfLine(line)).toEqual([
        ...state.play.tricks.flatMap(({ cards }) => cards),
        ...state.play.table,
      ]);
    }),
    { numRuns: 60 },
  );
});

describe('seats', () => {
  test('the deal goes round, and the reader’s seat with it', () => {
    const done = (seat: 'V' | 'M' | 'H') =>
      ({
        number: '0',
        seat,
        takenBack: 0,
        told: 0,
        claimed: false,
        game: null,
        code: null,
        conceded: null,
        sheet: { dealer: 0, game: { is: 'passed-in' } },
      }) as const;
    expect([
      readersNextSeat([]),
      readersNextSeat([done('V')]),
      readersNextSeat([done('M')]),
      readersNextSeat([done('H')]),
    ]).toEqual(['V', 'H', 'V', 'M']);
    for (const seat of SEATS) {
      // The same seats as at the score pad's table.
      expect(seatsAt(dealerWith(seat), 3)[seat]).toBe(0);
      for (const other of SEATS) {
        expect(playerAt(other, seat)).toBe(seatsAt(dealerWith(seat), 3)[other]);
      }
    }
  });
});

describe('numbers of deals', () => {
  test('a name is read back, with blanks and in capitals', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const number = dealByChance(new Chance(seed));
        expect(readDealName(` ${makeDealName(number).toUpperCase()} `)).toEqual({
          ok: true,
          value: number,
        });
      }),
    );
    expect(readDealName('zzzzzzzzzzz').ok).toBe(false);
    expect(readDealName('not a deal!').ok).toBe(false);
  });

  test('either card of the skat is drawn first about as often', () => {
    const first = Array.from({ length: 2000 }, (_, seed) => {
      const { skat } = dealNumbered(dealByChance(new Chance(seed)));
      return skat[0] < skat[1];
    });
    const share = first.filter(Boolean).length / 2000;
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.55);
  });
});
