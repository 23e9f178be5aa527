import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { KINDS } from '../../../../src/game/skat/contract.ts';
import {
  isDecided,
  isOver,
  legalPlays,
  playCard,
  startPlay,
  toMove,
  whyIllegal,
} from '../../../../src/game/skat/play.ts';
import type { Position } from '../../../../src/game/skat/play.ts';
import { nextSeat, seatsFrom } from '../../../../src/game/skat/seats.ts';
import { anyContract, anyDeal, cards } from './support.ts';

const HANDS = { V: cards('CA SA'), M: cards('C7 CJ'), H: cards('C10 HA') };
const start = startPlay(HANDS, { kind: 'solo', trump: 'D' }, 'V');

/** Plays a hand to its end, choosing among the legal cards by the given numbers. */
function playOut(position: Position, choices: readonly number[]): Position[] {
  const positions = [position];
  for (let now = position, n = 0; !isOver(now); n++) {
    const legal = legalPlays(now);
    now = playCard(now, legal[(choices[n] ?? 0) % legal.length]!);
    positions.push(now);
  }
  return positions;
}

describe('a position', () => {
  test('begins with Vorhand to lead (law 45)', () => {
    expect(toMove(start)).toBe('V');
    expect(legalPlays(start)).toEqual(cards('CA SA'));
  });

  test('passes the turn to the left and gives the trick and the lead to its winner', () => {
    const afterTwo = playCard(playCard(start, 'CA'), 'C7');
    expect(toMove(afterTwo)).toBe('H');
    expect(afterTwo.table).toEqual(['CA', 'C7']);
    const afterTrick = playCard(afterTwo, 'C10');
    expect(afterTrick.tricks).toEqual([
      { leader: 'V', cards: ['CA', 'C7', 'C10'], winner: 'V', points: 21 },
    ]);
    expect(afterTrick.table).toEqual([]);
    const afterLast = playCard(playCard(playCard(afterTrick, 'SA'), 'CJ'), 'HA');
    expect(afterLast.tricks[1]).toEqual({
      leader: 'V',
      cards: ['SA', 'CJ', 'HA'],
      winner: 'M',
      points: 24,
    });
    expect(toMove(afterLast)).toBe('M');
    expect(isOver(afterLast)).toBe(true);
    expect(legalPlays(afterLast)).toEqual([]);
  });

  test('says why a card may not be played', () => {
    const led = playCard(start, 'CA');
    expect(whyIllegal(led, 'CJ')).toBe('must-follow');
    expect(whyIllegal(led, 'HA')).toBe('not-held');
    expect(whyIllegal(led, 'C7')).toBeNull();
    const over = playOut(start, []).at(-1)!;
    expect(whyIllegal(over, 'CA')).toBe('play-is-over');
  });

  test('throws for a card that may not be played, and stays as it was', () => {
    const led = playCard(start, 'CA');
    expect(() => playCard(led, 'CJ')).toThrow(RangeError);
    expect(led.table).toEqual(['CA']);
    expect(start.hands).toEqual(HANDS);
  });

  test('is decided in Nullo as soon as the declarer has a trick (p. 173), else never before the end', () => {
    const nullo = startPlay(HANDS, { kind: 'nullo', trump: null }, 'V');
    const tricks = (position: Position, text: string) => cards(text).reduce(playCard, position);
    expect(isDecided(nullo)).toBe(false);
    expect(isDecided(tricks(nullo, 'CA C7 C10'))).toBe(true);
    expect(isDecided({ ...tricks(nullo, 'CA C7 C10'), declarer: 'M' })).toBe(false);
    expect(isDecided(tricks(start, 'CA C7 C10'))).toBe(false);
  });
});

describe('any hand played out with legal cards', () => {
  const anyPlay = fc.tuple(anyDeal, anyContract, fc.array(fc.nat(9), { minLength: 30 }));

  test('has ten tricks, each card once, and with the skat 120 points', () => {
    fc.assert(
      fc.property(anyPlay, ([deal, contract, choices]) => {
        const last = playOut(startPlay(deal, contract, 'V'), choices).at(-1)!;
        expect(last.tricks).toHaveLength(10);
        const played = last.tricks.flatMap((trick): readonly Card[] => trick.cards);
        expect(new Set([...played, ...deal.skat])).toEqual(new Set(CARDS));
        const values = { J: 2, A: 11, '1': 10, K: 4, Q: 3 } as Record<string, number>;
        const skat = deal.skat.reduce((sum, card) => sum + (values[card.charAt(1)] ?? 0), 0);
        expect(last.tricks.reduce((sum, trick) => sum + trick.points, skat)).toBe(120);
      }),
    );
  });

  test('keeps the turn: each plays once a trick, and the winner of one leads the next', () => {
    fc.assert(
      fc.property(anyPlay, ([deal, contract, choices]) => {
        const positions = playOut(startPlay(deal, contract, 'V'), choices);
        for (const [n, position] of positions.entries()) {
          const inTrick = n % 3;
          expect(position.table).toHaveLength(inTrick);
          expect(toMove(position)).toBe(seatsFrom(position.leader)[inTrick]);
          if (inTrick === 0 && n > 0) {
            const trick = position.tricks.at(-1)!;
            expect(position.leader).toBe(trick.winner);
            const at = seatsFrom(trick.leader).indexOf(trick.winner);
            expect(deal[trick.winner]).toContain(trick.cards[at]);
          }
        }
      }),
    );
  });

  test('offers the seat to move a legal card until the last is played', () => {
    fc.assert(
      fc.property(anyPlay, ([deal, contract, choices]) => {
        const positions = playOut(startPlay(deal, contract, 'V'), choices);
        expect(positions).toHaveLength(31);
        for (const position of positions.slice(0, -1)) {
          const held = position.hands[toMove(position)];
          expect(legalPlays(position).every((card) => held.includes(card))).toBe(true);
          expect(legalPlays(position).length).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('never has a Nullo decided twice: once the declarer has a trick it stays decided', () => {
    fc.assert(
      fc.property(anyPlay, ([deal, contract, choices]) => {
        const decided = playOut(startPlay(deal, contract, 'M'), choices).map(isDecided);
        expect(decided).toEqual([...decided].sort((a, b) => Number(a) - Number(b)));
        if (KINDS[contract.kind].aim !== 'no-trick') expect(decided).not.toContain(true);
      }),
    );
  });
});

describe('the seats', () => {
  test('go round to the left', () => {
    expect([nextSeat('V'), nextSeat('M'), nextSeat('H')]).toEqual(['M', 'H', 'V']);
    expect(seatsFrom('H')).toEqual(['H', 'V', 'M']);
  });
});
