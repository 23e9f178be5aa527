/** The players by whom a Ramsch is measured. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealAll } from '../../../../src/strategy/simulations/deals.ts';
import { byTheBook, keepingLow } from '../../../../src/strategy/simple-players/ramsch-players.ts';
import type { RamschPlayer } from '../../../../src/strategy/simple-players/ramsch-players.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { unseenBy, viewAlone } from '../../../../src/strategy/simple-players/view.ts';
import type { TableView } from '../../../../src/strategy/simple-players/view.ts';
import { isOver, legalPlays, playCard, startPlay } from '../../../../src/game/skat/play.ts';
import type { Position } from '../../../../src/game/skat/play.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import '../../seed.ts';
import { cards } from '../../practice/drills/which-card/cards.ts';

const PLAYERS = [byTheBook, keepingLow];
const RAMSCH = { kind: 'ramsch', trump: null } as const;

function positions(seed: number, player: RamschPlayer): Position[] {
  const chance = new Chance(seed);
  const { H, M, V } = dealAll(chance);
  const all = [startPlay({ V, M, H }, RAMSCH, null)];
  for (let at = all[0]!; !isOver(at); all.push(at)) {
    at = playCard(at, player(viewAlone(at), chance));
  }
  return all;
}

test.each(PLAYERS)('$name plays legal cards to the end', (player) => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const all = positions(seed, player);
      expect(all).toHaveLength(31);
      for (const [at, next] of all.slice(1).entries()) {
        const before = all[at]!;
        const played = [...next.tricks.flatMap((trick) => trick.cards), ...next.table].at(-1);
        expect(legalPlays(before)).toContain(played);
      }
    }),
    { numRuns: 20 },
  );
});

test.each(PLAYERS)('$name plays the same card whatever the unseen cards are', (player) => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(29), (seed, ply) => {
      const position = positions(seed, player)[ply]!;
      const view = viewAlone(position);
      const hidden = new Chance(seed + 1).shuffle(unseenBy(view));
      const hands = { ...position.hands };
      for (const seat of SEATS) {
        if (seat !== view.seat) hands[seat] = hidden.splice(0, hands[seat].length);
      }
      const other = player(viewAlone({ ...position, hands }), new Chance(seed));
      expect(other).toBe(player(view, new Chance(seed)));
    }),
    { numRuns: 20 },
  );
});

test('who goes by the book does as chapter 20 says', () => {
  const plays = (hand: string, table = ''): string => {
    const view: TableView = {
      game: RAMSCH,
      seat: 'V',
      hand: cards(hand),
      layout: [],
      tricks: [],
      leader: 'V',
      table: cards(table),
    };
    return byTheBook(view, new Chance(1));
  };
  // A red jack is led where there is no black one (p. 163); with a black one no jack is (p. 164).
  expect(plays('HJ DJ HA HK H9 H8 S7 D9 D8 D7')).toBe('HJ');
  expect(plays('SJ DJ CK C8 SQ S9 S7 HK H8 D7')).not.toMatch(/J/);
  // A lone ace early (p. 165); the middle one of the longest suit (p. 164).
  expect(plays('SJ CA SK SQ S9 S7 HK HQ H8 D7')).toBe('CA');
  expect(plays('SJ CK C8 SK S10 S8 HK H8 D8 D7')).toBe('SK');
  // Another's jack is not gone over (p. 164); a high card goes on a suit one has not (p. 164).
  expect(plays('SJ DJ CK C8 SK S10 S8 HK H8 D8', 'HJ')).toBe('DJ');
  expect(plays('SK S10 S8 HA H8 DK D8', 'C8 C10')).toBe('HA');
  // A worthless trick is ruffed with a black jack (p. 164).
  expect(plays('SJ SK S10 S8 HA H8 DK D8', 'C8 C9')).toBe('SJ');
});
