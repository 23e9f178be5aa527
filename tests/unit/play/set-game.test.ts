/** Hands of the book at their own games: what the file says is what lies on the table. */
import { describe, expect, test } from 'vitest';
import { settingOf } from '../../../src/game/notation/summary.ts';
import { firstPosition } from '../../../src/game/notation/check/setting.ts';
import { readPlayAddress } from '../../../src/play/address.ts';
import { TABLE_FORMAT } from '../../../src/play/play-format.ts';
import { doneDeal } from '../../../src/play/on-sheet.ts';
import { makeGameAddress, setGameOf } from '../../../src/play/asked-game.ts';
import { makeFriendAddress } from '../../../src/play/friend-address.ts';
import { lawsOfGame, startSetGame } from '../../../src/play/set-game.ts';
import { dealAtTable, stateOfDeal, withoutLastCard } from '../../../src/play/sitting.ts';
import type { Sitting, TableDeal } from '../../../src/play/sitting.ts';
import type { Action } from '../../../src/strategy/players/action.ts';
import { playOn } from '../../../src/strategy/players/play-deal.ts';
import { DRILL_PLAYER } from '../../../src/strategy/players/rules/players.ts';
import { numberOfDeal } from '../../../src/game/codes/deal-number.ts';
import { bareHand, makeHandCode } from '../../../src/game/codes/hand-code.ts';
import { isRamsch } from '../../../src/game/skat/contract.ts';
import type { Contract } from '../../../src/game/skat/contract.ts';
import { SEATS } from '../../../src/game/skat/seats.ts';
import { readHands } from '../game/replay/book-hands.ts';

const hands = readHands();

describe('a hand of the book at its own game', () => {
  test('has the declarer, the cards and the bid that its file has', () => {
    let played = 0;
    for (const hand of hands) {
      const game = setGameOf(hand, 'A hand');
      const laws = lawsOfGame(hand.contract, hand.laws);
      if (isRamsch(hand.contract.kind)) expect(game).toBeNull();
      if (game === null || laws === null) continue;
      const state = startSetGame(hand.deal, game, laws);
      expect(state.play?.hands).toEqual(
        Object.fromEntries(
          SEATS.map((seat) => [
            seat,
            expect.arrayContaining([...firstPosition(settingOf(hand)).hands[seat]]) as unknown,
          ]),
        ),
      );
      expect(state).toMatchObject({ contract: hand.contract, declarer: hand.declarer });
      expect(state.bid).toBe(settingOf(hand).bid);
      expect(state.drawn.at(-1) ?? null).toBe(hand.turned);
      played++;
    }
    expect(played).toBeGreaterThan(30);
  });

  test('is asked for by an address, from any seat, and is kept with every card', async () => {
    for (const hand of hands) {
      const game = setGameOf(hand, 'A hand');
      const laws = lawsOfGame(hand.contract, hand.laws);
      if (game === null || laws === null) continue;
      const number = numberOfDeal(hand.deal);
      for (const seat of SEATS) {
        const address = makeGameAddress(hand, 'A hand', seat)!;
        const asked = await readPlayAddress(address.slice(address.indexOf('#')));
        expect(asked).toEqual({ ok: true, value: { number, laws, seat, game } });
        const actions: Action[] = [];
        const players = { V: DRILL_PLAYER, M: DRILL_PLAYER, H: DRILL_PLAYER };
        playOn(startSetGame(hand.deal, game, laws), players, 1, (_state, _seat, { action }) => {
          actions.push(action);
        });
        const deal: TableDeal = { ...dealAtTable(number, seat, game), actions };
        const done = doneDeal(deal, stateOfDeal(deal, laws));
        expect(done.sheet.game).toMatchObject({ is: 'game', contract: hand.contract });
        const sitting: Sitting = { laws, strength: 'club', done: [done], deal };
        const made: unknown = JSON.parse(JSON.stringify(TABLE_FORMAT.make(sitting)));
        expect(TABLE_FORMAT.read(made)).toEqual({ is: 'whole', value: sitting });
        expect(withoutLastCard(deal, laws)?.game).toBe(game);
      }
    }
  });

  test('is what a friend is asked to play, and not its bare deal; a deal that is bid for is that', async () => {
    const hand = hands.find(({ id }) => id === 'foster-09')!;
    const game = setGameOf(hand, 'No. 9')!;
    const number = numberOfDeal(hand.deal);
    const laws = lawsOfGame(hand.contract, hand.laws)!;
    const at = async (address: string) => readPlayAddress(address.slice(address.indexOf('#')));
    for (const set of [game, { ...game, of: null, bid: 20 }, null]) {
      const asked = await at(makeFriendAddress(dealAtTable(number, 'M', set), laws));
      expect(asked).toEqual({ ok: true, value: { number, laws, seat: 'M', game: set } });
    }
  });

  test('an address made when the word itself gave the bidding still gives the bid', async () => {
    const hand = hands.find(({ id }) => id === 'foster-09')!;
    const laws = lawsOfGame(hand.contract, hand.laws)!;
    const { bidding, contract, deal, declarer, exchange, handedRound, layout, turned } = hand;
    const settled = { bidding, contract, deal, declarer, exchange, handedRound, layout, turned };
    const line = { tricks: [], variations: [], finished: false };
    const word = makeHandCode(bareHand({ ...settled, laws: hand.laws, title: 'A hand', line }));
    const asked = await readPlayAddress(`#game=${word}&of=foster-09&laws=${laws}&seat=M`);
    expect(settingOf(hand).bid).toBe(36);
    expect(asked).toMatchObject({ ok: true, value: { game: { bid: 36, of: 'foster-09' } } });
  });

  test('of a rule book that is not played at the table is played by that of 1922, where it has the game', () => {
    const solo: Contract = { kind: 'solo', trump: 'C', announced: null };
    expect(lawsOfGame(solo, 'league-1909')).toBe('american-1922');
    expect(lawsOfGame(solo, 'hoyle-1912')).toBe('american-1922');
    expect(lawsOfGame(solo, 'isko')).toBe('isko');
  });

  test('is refused with a sentence where the word is none, or names no declarer', async () => {
    expect((await readPlayAddress('#game=nonsense')).ok).toBe(false);
    const ramsch = hands.find(({ contract }) => contract.kind === 'ramsch')!;
    expect(setGameOf(ramsch, 'Ramsch')).toBeNull();
  });
});
