/**
 * What chapters and the notes on hands say would have come of other cards or other play, held
 * against the solver: no sentence of ours describes it from memory.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { summariseHand } from '../../../../src/game/notation/summary.ts';
import { playCard, startPlay } from '../../../../src/game/skat/play.ts';
import type { Position } from '../../../../src/game/skat/play.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import type { Deal } from '../../../../src/game/skat/deal.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { GRAND, best, bestByCard, bestOf, handSolo } from './grands.ts';
import { afterTricks, readHand, trickText } from './hand-text.ts';

const saysIn = (name: string, ...sentences: readonly string[]): void => {
  quoting(readChapter(`content/manual/${name}.mdx`))(...sentences);
};
/** The same for the notes in a hand's file. */
const notesSay = (id: string, sentence: string): void => {
  const text = readFileSync(`content/hands/${id}.hand`, 'utf8').replace(/\s+/g, ' ');
  expect(text).toContain(sentence);
};
const CLUBS = handSolo('C');
const WON = 61;

/** A deal with two cards of the pack exchanged. */
function exchanged(deal: Deal, one: Card, other: Card): Deal {
  const swap = (card: Card): Card => (card === one ? other : card === other ? one : card);
  const [first, second] = deal.skat;
  return {
    V: deal.V.map(swap),
    M: deal.M.map(swap),
    H: deal.H.map(swap),
    skat: [swap(first), swap(second)],
  };
}

const after = (position: Position, ...cards: readonly Card[]): Position =>
  cards.reduce(playCard, position);

/** The cards that let the declarer win. */
const winning = (values: ReadonlyMap<Card, number>): Card[] =>
  [...values].filter(([, points]) => points >= WON).map(([card]) => card);

test('of Hinterhand’s leads in Hand No. 3 only the king and the ten of diamonds let Vorhand win', () => {
  saysIn(
    '11-laying-out-for-the-skat',
    'The king was a mistake. A trump returned instead would have beaten Vorhand, and so would a club, a spade or a small diamond: of Hinterhand’s nine cards only the king and the ten let the game be won.',
  );
  saysIn(
    '12-leading-in-tournee',
    'If Hinterhand had suspected anything there and led a trump back at once, Vorhand would have been beaten with ease.',
  );
  const hand = readHand('foster-03');
  const values = bestByCard(afterTricks(hand, 1), hand.layout ?? []);
  expect(values.size).toBe(9);
  expect(winning(values).toSorted()).toEqual(['D10', 'DK']);
  // With ease: a trump leaves Vorhand ten points and more below 61.
  for (const trump of ['H8', 'H9', 'HQ'] as const) expect(values.get(trump)).toBeLessThan(51);
});

test('the cards of Hand No. 8 make schneider in Vorhand, however the other two hands lie', () => {
  saysIn(
    '15-2-solo-bidding',
    'but Mittelhand ruffed it, and the game was lost.',
    'With the same cards in Vorhand’s seat, the declarer would have been safe.',
  );
  const played = readHand('foster-08');
  expect(trickText(played, 1)).toBe('V DK, M CA, H D10: M 25');
  expect(summariseHand(played).won).toBe(false);
  const { H, M, V, skat } = played.deal;
  expect(bestOf({ V: H, M: V, H: M, skat }, 'V', CLUBS)).toBeGreaterThanOrEqual(91);
  expect(bestOf({ V: H, M, H: V, skat }, 'V', CLUBS)).toBeGreaterThanOrEqual(91);
});

test('with the eight or the nine of clubs in the skat, Hand No. 11 is lost', () => {
  saysIn(
    '15-3-solo-choice-of-games',
    'And if the eight or the nine of clubs lay in the skat instead of in your hand, you would be bound to lose this game.',
  );
  const { deal, line } = readHand('foster-11');
  for (const trump of ['C8', 'C9'] as const) {
    for (const found of deal.skat) {
      const other = exchanged(deal, trump, found);
      expect(bestOf(other, 'M', CLUBS), `${trump} for ${found}`).toBeLessThan(WON);
      const played = line.tricks.slice(0, 4).flatMap(({ plays }) => plays.map(({ card }) => card));
      const position = after(startPlay(other, CLUBS, 'M'), ...played);
      expect(best(position, other.skat), `${trump} for ${found}`).toBeLessThan(WON);
    }
  }
});

describe('Hand No. 13', () => {
  const hand = readHand('foster-13');

  test('the club Solo would have won, and so would the Grand, had Mittelhand fattened', () => {
    saysIn(
      '16-2-grand-solo-play',
      'As it happens, the cards lie well for seven trumps: the Solo would have won.',
      'Had Mittelhand fattened, Vorhand would have won;',
      'and later on Mittelhand would have had to follow to Hinterhand’s ace of hearts with the nine.',
    );
    expect(bestOf(hand.deal, 'V', CLUBS)).toBeGreaterThanOrEqual(WON);
    expect(hand.deal.M.filter((card) => card.startsWith('H'))).toEqual(['H9']);
    expect(hand.deal.H).toContain('HA');
    const values = bestByCard(after(afterTricks(hand, 0), 'SJ'), hand.deal.skat);
    for (const dear of ['SA', 'S10', 'SK', 'D10', 'DK'] as const) {
      expect(values.get(dear), dear).toBeGreaterThanOrEqual(WON);
    }
  });

  test('with the ace of diamonds in Mittelhand the lone diamond wins, whichever diamond it is for', () => {
    saysIn(
      '16-2-grand-solo-play',
      'If the ace of diamonds had been with Mittelhand, who has no heart left, hearts could not have been led. Vorhand would have ruffed a spade trick with points in it, or discarded a heart, and won.',
    );
    const played = hand.line.tricks
      .slice(0, 4)
      .flatMap(({ plays }) => plays.map(({ card }) => card));
    for (const diamond of ['D10', 'DK', 'DQ'] as const) {
      const deal = exchanged(hand.deal, 'DA', diamond);
      const position = after(startPlay(deal, GRAND, 'V'), ...played, 'D7');
      expect(best(position, deal.skat), diamond).toBeGreaterThanOrEqual(WON);
      const hearts = deal.M.filter((card) => card.startsWith('H') && !played.includes(card));
      expect(hearts).toEqual([]);
    }
  });
});

test('in Hand No. 14 the king of diamonds is not to be ruffed', () => {
  saysIn(
    '16-2-grand-solo-play',
    'Discard the queen of hearts. If you ruff, you must lose two heart tricks afterwards',
  );
  const hand = readHand('foster-14');
  const values = bestByCard(after(afterTricks(hand, 5), 'DK'), hand.deal.skat);
  expect(values.get('HQ')).toBeGreaterThanOrEqual(WON);
  expect(values.get('HJ')).toBeLessThan(WON);
});

test('in Hand No. 15 a Vorhand that keeps the seven of diamonds loses by far', () => {
  saysIn(
    '16-2-grand-solo-play',
    'If you could have led the diamond before that first discard, you would have won with ease.',
  );
  const hand = readHand('foster-15');
  const values = bestByCard(after(afterTricks(hand, 1), 'H7'), hand.deal.skat);
  for (const [card, points] of values) {
    if (card !== 'D7') expect(points, card).toBeGreaterThanOrEqual(WON + 8);
  }
});

test('Hand No. 17 as a Passt-mir-nicht in spades is won by eleven points and more', () => {
  saysIn(
    '18-tournee-grand',
    'With a Passt-mir-nicht, the safer choice, you would have won with ease.',
  );
  const { deal } = readHand('foster-17');
  const away: readonly Card[] = ['DK', 'D7'];
  const M = [...deal.M, ...deal.skat].filter((card) => !away.includes(card));
  const position = startPlay(
    { V: deal.V, M, H: deal.H },
    { kind: 'passt-mir-nicht', trump: 'S' },
    'M',
  );
  expect(best(position, away)).toBe(72);
});

test('in the fifth trick of Hand No. 19 the ten of clubs alone lets Hinterhand win', () => {
  saysIn(
    '19-gucki-grand',
    'On this fifth trick Vorhand must not fatten with the ten of clubs: if Vorhand does, you win.',
  );
  const hand = readHand('foster-19');
  const values = bestByCard(after(afterTricks(hand, 4), 'D10', 'DK'), hand.layout ?? []);
  expect(winning(values)).toEqual(['C10']);
});

test('in Hand No. 20 the ace of hearts saves the defenders as little as the ten of spades', () => {
  saysIn(
    '19-gucki-grand',
    'You would still have won if Hinterhand had gone on with the ace of hearts instead of the ten of spades.',
  );
  const hand = readHand('foster-20');
  const values = bestByCard(afterTricks(hand, 2), hand.layout ?? []);
  expect(values.get('HA')).toBeGreaterThanOrEqual(WON);
  expect(values.get('S10')).toBeGreaterThanOrEqual(WON);
});

test('Hand No. 11 cannot be beaten, whatever the defenders play', () => {
  notesSay(
    'foster-11',
    'the defenders could have done nothing to beat the game, and with all cards open that is true',
  );
  expect(bestOf(readHand('foster-11').deal, 'M', CLUBS)).toBeGreaterThanOrEqual(WON);
});

test('in Hand No. 12 the defenders stop at 59 with one jack on the ten, and below it with the other', () => {
  notesSay(
    'foster-12',
    'the defenders stop at 59. Had Mittelhand taken the ten with CJ, they would have stopped at 55.',
  );
  const hand = readHand('foster-12');
  const values = bestByCard(after(afterTricks(hand, 7), 'D10'), hand.deal.skat);
  expect(values.get('DJ')).toBe(120 - 59);
  expect(values.get('CJ')).toBe(120 - 55);
});

test('the king of diamonds loses Hand No. 20, and the ten wins it', () => {
  notesSay('foster-20', 'This loses as surely as the ten would have won.');
  const hand = readHand('foster-20');
  const values = bestByCard(afterTricks(hand, 0), hand.layout ?? []);
  expect(values.get('DK')).toBeLessThan(WON);
  expect(values.get('D10')).toBeGreaterThanOrEqual(WON);
});
