/** What the chapter on today’s Null says of its hands, of values and of safe suits. */
import { describe, expect, test } from 'vitest';
import { suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../../../src/game/skat/cards.ts';
import type { ContractKind } from '../../../../src/game/skat/contract.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { playCard, startPlay } from '../../../../src/game/skat/play.ts';
import type { Position } from '../../../../src/game/skat/play.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { dealNumbered, readDealName } from '../../../../src/game/codes/numbered-deals.ts';
import { dangerousSuits } from '../../../../src/strategy/bidding/nullo.ts';
import { contract, stated, value } from '../../game/skat/support.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { afterCards } from './grands.ts';
import { afterTricks, heldAfter, readHand, trickText, twelve } from './hand-text.ts';

const chapter = readChapter('content/today/6-null-and-open-null.mdx');
const says = quoting(chapter);
const open = readHand('today-open-null');
const beaten = readHand('today-null-beaten');
const solver = makeSolver();

/** The cards that keep the declarer safe from there on, with all cards open. */
function safe(position: Position, hand: typeof open): Card[] {
  const away = hand.layout ?? [];
  const cards = finish(solver.cardTricks(openPosition(position, away), 'none'));
  return [...cards].filter(([, kept]) => kept).map(([card]) => card);
}

/** The pairs of the twelve with which the declarer can still escape, with all cards open. */
function safeLayouts(hand: typeof open): string[] {
  const own = twelve(hand);
  const declarer = hand.declarer!;
  const pairs = own.flatMap((first, index) =>
    own.slice(index + 1).map((second) => [first, second]),
  );
  return pairs
    .filter((pair) => {
      const kept = own.filter((card) => !pair.includes(card));
      const { V, M, H } = hand.deal;
      const position = startPlay({ V, M, H, [declarer]: kept }, hand.contract, declarer);
      const cards = finish(solver.cardTricks(openPosition(position, pair), 'none'));
      const escapes = [...cards.values()];
      return declarer === 'V' ? escapes.includes(true) : escapes.every(Boolean);
    })
    .map((pair) => pair.toSorted().join(' '));
}

test.each([
  ['5yighqfg9r', open],
  ['d3ayvnbvq0', beaten],
])('%s is a deal of the table', (name, hand) => {
  const number = readDealName(name);
  if (!number.ok) throw new Error(name);
  const dealt = dealNumbered(number.value);
  for (const seat of ['V', 'M', 'H', 'skat'] as const) {
    expect([...dealt[seat]].toSorted()).toEqual([...hand.deal[seat]].toSorted());
  }
});

describe('values by the International Skat Order', () => {
  const score = (kind: ContractKind, made: boolean, bid: number): number => {
    const result = stated(0, { made });
    const outcome = { contract: contract(kind), matadors: null, bid, result };
    return value(gameValue(outcome, LAWS.isko)).score;
  };

  test.each([
    ['gucki-nullo', 23],
    ['nullo', 35],
    ['gucki-open-nullo', 46],
    ['open-nullo', 59],
  ] as const)('%s is worth %i, and costs double', (kind, worth) => {
    says('A lost Null costs double, like every lost game today.');
    expect(chapter.source).toContain(String(worth));
    expect(score(kind, true, 18)).toBe(worth);
    expect(score(kind, false, 18)).toBe(-2 * worth);
  });

  test('a Null covers 23, an open one 46', () => {
    says('With the skat, a Null covers a bid of 23 and no more, and an open Null one of 46.');
    expect([score('gucki-nullo', true, 23), score('gucki-open-nullo', true, 46)]).toEqual([23, 46]);
    expect(score('gucki-nullo', true, 24)).toBeLessThan(0);
    expect(score('gucki-open-nullo', true, 48)).toBeLessThan(0);
    says(
      'A Null is worth 23, and a game in clubs with 1 is worth 24. If you lose, they cost 46 and 48. That is almost the same, so you need only ask which of the two you are more likely to win.',
    );
    expect(score('gucki-nullo', false, 18)).toBe(-46);
  });

  test('no other game has one of the four values', () => {
    says('None of these four numbers is the value of any other game.');
    for (const base of [9, 10, 11, 12, 24]) {
      for (const worth of [23, 35, 46, 59]) expect(worth % base).not.toBe(0);
    }
  });

  test('with the fifty points a Null must be won 57 of 100, an open one 60', () => {
    says(
      'a Null brings 73 or costs 96, so it pays if you win 57 in 100. An open one brings 96 or costs 142, and needs 60.',
    );
    const average = (worth: number, won: number): number =>
      won * (worth + 50) - (100 - won) * (2 * worth + 50);
    expect([average(23, 56) < 0, average(23, 57) > 0]).toEqual([true, true]);
    expect([average(46, 59) < 0, average(46, 60) > 0]).toEqual([true, true]);
  });
});

describe('safe suits', () => {
  const suit = (text: string): readonly Card[] => text.split(' ') as Card[];
  const danger = (text: string): Suit[] => dangerousSuits(suit(text)).map(({ suit }) => suit);

  test('the rule, and the examples', () => {
    says(
      'It is safe if the lowest card is the seven, the next at most the nine, the third at most the jack, and the fourth at most the king.',
      'Under the nine you have to play the seven, and then the eight is led: your ten is above it.',
    );
    const shown = chapter.tags
      .filter(({ name }) => name === 'Which')
      .map(({ props }) => props['cards']!);
    expect(shown.map(danger)).toEqual([[], ['H']]);
    for (const worse of ['S8 S9 SJ SK', 'S7 S10 SJ SK', 'S7 S9 SQ SK', 'S7 S9 SJ SA']) {
      expect(danger(worse)).toEqual(['S']);
    }
  });

  test('the diagram: two suits in danger by an eight, six safe diamonds', () => {
    says('Two suits in danger, each because of an eight; the six diamonds are safe.');
    const grid = chapter.tags.find(({ name }) => name === 'NulloGrid')?.props['cards'] ?? '';
    expect(grid.split(' ').toSorted()).toEqual(heldAfter(beaten, 'H', 0).toSorted());
    const found = dangerousSuits(suit(grid));
    expect(found.map(({ dangerous }) => dangerous)).toEqual([['C8'], ['H8']]);
    expect(suit(grid).filter((card) => suitOf(card) === 'D')).toHaveLength(6);
  });

  test('both suits of the open Null are safe', () => {
    expect(dangerousSuits(heldAfter(open, 'V', 0))).toEqual([]);
  });
});

describe('the open Null', () => {
  test('seven of ten leads lose, a middle diamond wins', () => {
    says(
      'You have put both your spades away, so only clubs and diamonds are left, and you have the seven of each.',
      'With all cards open, seven of your ten cards lose this game if you lead them.',
      'Lead the ten of diamonds, or the nine or the queen.',
    );
    expect(open.layout).toEqual(['SJ', 'SK']);
    expect(safe(afterTricks(open, 0), open).toSorted()).toEqual(['D10', 'D9', 'DQ']);
  });

  test('why not a club, and why not the seven', () => {
    says(
      'You have six, and the other two may lie together. Here Hinterhand has both: if you lead the ten of clubs, Hinterhand plays the eight under it.',
      'once it is gone, Mittelhand’s eight is below all your diamonds.',
    );
    expect(open.deal.H.filter((card) => suitOf(card) === 'C')).toEqual(['CA', 'C8']);
    expect(heldAfter(open, 'V', 0).filter((card) => suitOf(card) === 'C')).toHaveLength(6);
    expect(open.deal.M).toContain('D8');
    for (const { id, line } of open.line.tricks[0]!.variations) {
      const cards = line.tricks.flatMap(({ plays }) => plays.map(({ card }) => card));
      let position = afterTricks(open, 0);
      for (const card of cards) {
        expect(safe(position, open), `${id}, ${card}`).not.toContain(card);
        position = playCard(position, card);
      }
      expect(position.tricks.at(-1)?.winner, id).toBe('V');
    }
  });

  test('the spades are the only pair of 66 that wins', () => {
    says(
      'With all cards open, only one of the 66 possible pairs wins the first hand: the two spades.',
    );
    expect(safeLayouts(open)).toEqual(['SJ SK']);
  });
});

describe('the Null that is beaten', () => {
  test('which discard is wrong', () => {
    says(
      'Vorhand leads the queen of diamonds, and you have no diamond.',
      'With all cards open only one card would have been wrong, the seven of clubs. It is below every club that the declarer can hold.',
      'You have only two hearts, and when both are gone Vorhand can lead hearts without your having to beat the declarer’s card.',
    );
    const { M, V } = beaten.deal;
    expect(M.filter((card) => suitOf(card) === 'D')).toEqual([]);
    expect(M.filter((card) => suitOf(card) === 'H')).toEqual(['H10', 'HK']);
    expect(safe(afterCards(beaten, 1), beaten)).toEqual(['C7']);
    expect(trickText(beaten, 3)).toBe('V H7, M SK, H H8: H 4');
    says(
      'Two diamonds from Vorhand allow two discards, and Mittelhand has just two hearts.',
      'Mittelhand has five clubs, and Vorhand has none. So if Mittelhand leads the seven, the declarer has to beat it, and Vorhand cannot take the trick instead.',
    );
    expect(V.filter((card) => suitOf(card) === 'D')).toHaveLength(2);
    expect(M.filter((card) => suitOf(card) === 'C')).toHaveLength(5);
    expect(V.filter((card) => suitOf(card) === 'C')).toEqual([]);
  });

  test('the variations: safe after the seven of clubs, beaten in clubs after a spade', () => {
    const variations = beaten.line.tricks[0]!.variations;
    const end = (id: string): Position => {
      const line = variations.find((each) => each.id === id)!.line;
      return line.tricks
        .flatMap(({ plays }) => plays.map(({ card }) => card))
        .reduce(playCard, afterTricks(beaten, 0));
    };
    const escaped = end('seven-discarded');
    expect(safe(escaped, beaten).toSorted()).toEqual([...escaped.hands.M].toSorted());
    expect(end('hearts-kept').tricks.at(-1)).toMatchObject({
      winner: 'H',
      cards: ['C7', 'C8', 'HA'],
    });
  });

  test('nothing could have saved it', () => {
    says('With all cards open, no: no pair put away and no card played would have helped.');
    expect(safeLayouts(beaten)).toEqual([]);
    const cards = beaten.line.tricks.flatMap(({ plays }) => plays);
    for (const [index, { seat }] of cards.entries()) {
      if (seat === 'H') expect(safe(afterCards(beaten, index), beaten)).toEqual([]);
    }
  });

  test('what was put away', () => {
    says('jack and king in the first, ace and nine in the second.');
    expect(beaten.layout).toEqual(['SA', 'S9']);
    for (const hand of [open, beaten]) {
      const seat = hand.declarer!;
      expect(heldAfter(hand, seat, 0).filter((card) => suitOf(card) === 'S')).toEqual([]);
    }
  });
});
