/**
 * All legal lines of play from fixed deals, counted by the rules and by a slow counter that
 * shares nothing with them: one wrong legal card, trick winner or leader and the counts part.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../../../src/game/skat/order.ts';
import { isOver, legalPlays, playCard, startPlay } from '../../../../src/game/skat/play.ts';
import type { Position } from '../../../../src/game/skat/play.ts';
import { anyPack, cards } from './support.ts';
import { countSlowly } from './slow-counter.ts';
import type { SlowGame, Tally } from './slow-counter.ts';

const GAMES: Readonly<Record<SlowGame, Game>> = {
  spades: { kind: 'solo', trump: 'S' },
  grand: { kind: 'grand-solo', trump: null },
  nullo: { kind: 'nullo', trump: null },
};

function countByRules(hands: readonly string[], game: SlowGame, depth: number): Tally {
  const [V = '', M = '', H = ''] = hands;
  const tally: Tally = { lines: 0, points: [0, 0, 0], tricks: [0, 0, 0] };
  const place = { V: 0, M: 1, H: 2 } as const;
  const walk = (position: Position, left: number): void => {
    if (left === 0 || isOver(position)) {
      tally.lines += 1;
      for (const { winner, points } of position.tricks) {
        tally.points[place[winner]] += points;
        tally.tricks[place[winner]] += 1;
      }
      return;
    }
    for (const card of legalPlays(position)) walk(playCard(position, card), left - 1);
  };
  const all = { V: cards(V), M: cards(M), H: cards(H) };
  walk(startPlay(all, GAMES[game], 'V'), depth);
  return tally;
}

/** Three of the book's deals, as ten cards each (Illustrative Hands 6, 16 and 23). */
const DEALS: readonly [string, SlowGame, readonly string[]][] = [
  [
    'No. 6, spades, Vorhand with both skat cards and DA D10 put away',
    'spades',
    [
      'CA C10 S7 HA HQ H8 DK DQ D9 D8',
      'CK C9 SJ SA SK S8 H10 HK H9 DJ',
      'CJ CQ C8 C7 S10 SQ S9 HJ H7 D7',
    ],
  ],
  [
    'No. 16, Grand',
    'grand',
    [
      'CJ CA C9 SK SQ S10 HA H10 DJ DA',
      'C10 CQ SJ S9 S8 HK HQ H9 H8 H7',
      'CK C8 SA S7 HJ D10 DK DQ D9 D8',
    ],
  ],
  [
    'No. 23, Nullo',
    'nullo',
    [
      'CA CK CQ C9 SQ SJ S9 HJ DA DQ',
      'C8 SA SK S8 HA HQ H10 DK DJ D10',
      'C10 C7 S10 S7 H9 H8 H7 D9 D8 D7',
    ],
  ],
];

describe('all lines from the start', () => {
  test.each(DEALS)('of %s, card by card to the second trick', (_name, game, hands) => {
    for (let depth = 0; depth <= 6; depth++) {
      expect(countByRules(hands, game, depth)).toEqual(countSlowly(hands, game, depth));
    }
  });
});

describe('all lines of an ending', () => {
  const endings: readonly [string, readonly string[]][] = [
    ['jacks and plain suits', ['CJ SA HA D7', 'SJ HJ S10 DA', 'DJ S7 H10 D10']],
    ['one long suit against two voids', ['C9 C8 C7 CQ', 'SA S9 HA H9', 'DA D9 CJ HJ']],
    ['everybody short of something', ['SA S8 CA C7', 'SJ DA D10 C10', 'HA H7 CK S9']],
  ];
  for (const game of Object.keys(GAMES) as SlowGame[]) {
    test.each(endings)(`${game}: %s, to the last card`, (_name, hands) => {
      expect(countByRules(hands, game, 12)).toEqual(countSlowly(hands, game, 12));
    });
  }

  test('of any three hands of three cards, to the last card', () => {
    fc.assert(
      fc.property(anyPack, fc.constantFrom<SlowGame>('spades', 'grand', 'nullo'), (pack, game) => {
        const hands = [0, 3, 6].map((from) => pack.slice(from, from + 3).join(' '));
        expect(countByRules(hands, game, 9)).toEqual(countSlowly(hands, game, 9));
      }),
      { numRuns: 200 },
    );
  });
});
