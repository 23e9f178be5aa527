/** What the chapter on today’s Grand says of its two hands, of values and of the fifty points. */
import { describe, expect, test } from 'vitest';
import { measureResult } from '../../../../src/book/measures.ts';
import { dealNumbered, readDealName } from '../../../../src/game/codes/numbered-deals.ts';
import { isTrump } from '../../../../src/game/skat/order.ts';
import { rankOf, suitOf, sumPoints } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { playCard, startPlay } from '../../../../src/game/skat/play.ts';
import type { Position } from '../../../../src/game/skat/play.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { GRAND, afterCards, best, bestByCard, handSolo, worth } from './grands.ts';
import { afterTricks, heldAfter, readHand, trickText, trumpsAmong, twelve } from './hand-text.ts';

const chapter = readChapter('content/today/5-playing-a-grand.mdx');
const says = quoting(chapter);
const one = readHand('today-grand-by-one');
const sixty = readHand('today-grand-at-sixty');
const away = (hand: typeof one): readonly Card[] => hand.layout ?? [];
const share = (id: string, group: string): number =>
  Math.round(100 * (measureResult(id).groups[group]?.mean ?? NaN));
const layouts = (hand: typeof one, game = hand.contract): [string, number][] => {
  const own = twelve(hand);
  const { M, H } = hand.deal;
  return own.flatMap((first, index) =>
    own.slice(index + 1).map((second): [string, number] => {
      const V = own.filter((card) => card !== first && card !== second);
      const pair = [first, second];
      return [pair.toSorted().join(' '), best(startPlay({ V, M, H }, game, 'V'), pair)];
    }),
  );
};

test.each([
  ['38pyoj5o5f', one],
  ['gdrkxzittp', sixty],
])('%s is a deal of the table', (name, hand) => {
  const number = readDealName(name);
  if (!number.ok) throw new Error(name);
  const dealt = dealNumbered(number.value);
  for (const seat of ['V', 'M', 'H', 'skat'] as const) {
    expect([...dealt[seat]].toSorted()).toEqual([...hand.deal[seat]].toSorted());
  }
});

describe('the Grand that is won by a point', () => {
  test('the chapter opens in the seventh trick', () => {
    says(
      'Counting the king of spades, which you put away, you have 56 points. Mittelhand leads the eight of spades, and Hinterhand plays the seven. You have no spade.',
      'Mittelhand must hold the ace of clubs, because Hinterhand has no club left.',
    );
    expect(away(one)).toEqual(['SK', 'D7']);
    expect(trickText(one, 7)).toBe('M S8, H S7, V C9: M 0');
    expect(heldAfter(one, 'V', 6).toSorted()).toEqual(['C10', 'C9', 'CK', 'SJ']);
    const others = [...heldAfter(one, 'M', 6), ...heldAfter(one, 'H', 6)];
    expect(trumpsAmong(others, one)).toEqual([]);
    // Hinterhand discarded on the club before.
    expect(trickText(one, 6)).toBe('V C7, M CQ, H DK: M 7');
  });

  test('however the five cards lie, the discard wins and the ruff loses', () => {
    says(
      'There is nothing in this trick, so a ruff brings only your jack’s own 2 points, and with 58 you would have to lead a club to the ace.',
      'Six cards are out, the ace of clubs and five others. However those five lie, the discard wins and the ruff loses.',
    );
    const position = afterCards(one, 20);
    const five = [...position.hands.M, ...position.hands.H].filter((card) => card !== 'CA');
    expect(five).toHaveLength(5);
    expect(position.hands.M).toContain('CA');
    let ways = 0;
    for (const [index, first] of five.entries()) {
      for (const second of five.slice(index + 1)) {
        const H = five.filter((card) => card !== first && card !== second);
        const hands = { ...position.hands, M: ['CA', first, second] as Card[], H };
        const points = bestByCard({ ...position, hands } satisfies Position, away(one));
        for (const club of ['C10', 'CK', 'C9'] as const) {
          expect(points.get(club)).toBeGreaterThanOrEqual(61);
        }
        expect(points.get('SJ')).toBeLessThan(61);
        ways++;
      }
    }
    expect(ways).toBe(10);
    expect(bestByCard(position, away(one)).get('SJ')).toBe(58);
  });

  test('nobody errs in a way that changes who wins', () => {
    for (let cards = 0; cards <= 29; cards++) {
      expect(best(afterCards(one, cards), away(one)), `${cards}`).toBeGreaterThanOrEqual(61);
    }
  });

  test('the jacks: one lead clears them, one is worth 23, one waits', () => {
    says(
      'in the first hand one lead leaves the defenders without a trump.',
      'In the first hand Vorhand ruffs the ace and ten of diamonds, 23 points with the jack, and lets an empty trick go.',
    );
    expect(trickText(one, 1)).toBe('V CJ, M HJ, H C8: V 4');
    const rest = [...heldAfter(one, 'M', 1), ...heldAfter(one, 'H', 1)];
    expect(trumpsAmong(rest, one)).toEqual([]);
    expect(trickText(one, 5)).toBe('H DA, V DJ, M D10: V 23');
  });

  test('the king of clubs would have brought 80, and the seven wins too', () => {
    says(
      'In the first hand Vorhand leads the seven instead, and Mittelhand can afford to play the queen and keep the ace. Both leads win, but with all cards open the king comes to 80.',
    );
    const leads = bestByCard(afterCards(one, 15), away(one));
    expect([leads.get('C7'), leads.get('CK')]).toEqual([61, 80]);
    const queen = bestByCard(afterCards(one, 16), away(one));
    expect([queen.get('CQ'), queen.get('CA')]).toEqual([61, 84]);
  });

  test('the only spade goes in the fourth trick, while both follow', () => {
    says(
      'In the fourth trick Vorhand leads and loses a lone spade, while both defenders still have spades and must follow.',
    );
    expect(heldAfter(one, 'V', 3).filter((card) => suitOf(card) === 'S' && card !== 'SJ')).toEqual([
      'S9',
    ]);
    expect(trickText(one, 4)).toBe('V S9, M S10, H SA: H 21');
  });

  test('what was put away: the best pair, one of the king of spades and a lone seven', () => {
    says(
      'In the first hand Vorhand kept C10 and CK, and put away the king of spades and a lone seven.',
      'The lone seven of diamonds would have lost to the ace; because it was put away, the jack could ruff the ace.',
    );
    expect(twelve(one).filter((card) => suitOf(card) === 'D')).toEqual(['D7', 'DJ']);
    const all = layouts(one);
    const most = Math.max(...all.map(([, points]) => points));
    expect(new Map(all).get('D7 SK')).toBe(most);
    const clubs = new Map(layouts(one, { ...one.contract, kind: 'gucki-solo', trump: 'C' }));
    expect(clubs.get('D7 SK')).toBeGreaterThan(most);
    expect(worth(twelve(one), 'gucki-solo', 'C', { law: 'isko' })).toBe(36);
    expect(worth(twelve(one), 'gucki-grand', null, { law: 'isko' })).toBe(72);
  });
});

describe('the Grand with sixty', () => {
  const dealt = sixty.deal.V;

  test('the ten cards, and what they count', () => {
    says(
      'You have put the tens of diamonds and clubs away. These ten cards are left:',
      'The ten cards that you were dealt count six for a Grand, with the ten of diamonds among them.',
      'For a suit game you count trumps, jacks once more, aces and tens, and spades come to 12.',
      'You have six trumps and can hardly lose.',
    );
    const which = chapter.tags.find(({ name }) => name === 'Which')?.props['cards'] ?? '';
    expect(which.split(' ').toSorted()).toEqual(heldAfter(sixty, 'V', 0).toSorted());
    const high = dealt.filter((card) => ['A', '10'].includes(rankOf(card)));
    const jacks = dealt.filter((card) => isTrump(card, GRAND));
    const trumps = dealt.filter((card) => isTrump(card, handSolo('S')));
    expect(high.length + jacks.length).toBe(6);
    expect(trumps).toHaveLength(6);
    expect(trumps.length + jacks.length + high.length).toBe(12);
  });

  test('both games are without 1: 48 and 22, and the bid was 20', () => {
    says('You are Vorhand again, and have won the bidding at 20.', 'Our advice is spades.');
    expect(worth(twelve(sixty), 'gucki-grand', null, { law: 'isko' })).toBe(48);
    expect(worth(twelve(sixty), 'gucki-solo', 'S', { law: 'isko' })).toBe(22);
    expect(chapter.source).toContain('Do you play a Grand, worth 48, or spades, worth 22?');
  });

  test('the sums with the fifty points', () => {
    says('Here you would have to win 87 out of 100 Grands to gain as much as from spades.');
    const average = (value: number, won: number): number =>
      (won * (value + 50) - (100 - won) * (2 * value + 50)) / 100;
    const [grand, spades] = [share('T43', 'count 6, V'), share('T41', 'count 12, V')];
    expect([grand, spades]).toEqual([80, 96]);
    expect([average(48, grand), average(22, spades)].map(Math.round)).toEqual([49, 65]);
    expect(average(48, 86)).toBeLessThan(average(22, spades));
    expect(average(48, 87)).toBeGreaterThan(average(22, spades));
    expect(chapter.source).toMatch(/48 \+ 50 = 98 +\| −96 − 50 = −146 +\| 49/);
    expect(chapter.source).toMatch(/22 \+ 50 = 72 +\| −44 − 50 = −94 +\| 65/);
    // Of two games that are equally safe the Grand brings more wherever either is worth playing.
    says('If they are about equally safe, play the Grand.');
    for (let won = 67; won <= 100; won++) {
      expect(average(48, won)).toBeGreaterThan(average(22, won));
    }
    // By the values alone, with the computer player’s shares.
    says(
      'It looks at the values alone, without the fifty, and on values alone the Grand was a little ahead.',
    );
    const bare = (value: number, won: number): number => won * value - (100 - won) * 2 * value;
    expect(bare(48, 82)).toBeGreaterThan(bare(22, 98));
    expect(bare(48, 82)).toBeLessThan(1.1 * bare(22, 98));
  });

  test('only a jack wins, and both missing jacks fall on it', () => {
    says(
      'With all cards open only a jack wins. Each defender has one of the other two, so both fall on your lead, and you come to 63.',
      'But Hinterhand has no heart, and ruffs.',
    );
    const leads = bestByCard(afterCards(sixty, 0), away(sixty));
    const winning = [...leads].filter(([, points]) => points >= 61);
    expect(winning.map(([card]) => card).toSorted()).toEqual(['DJ', 'SJ']);
    expect(new Set(winning.map(([, points]) => points))).toEqual(new Set([63]));
    expect(sixty.deal.M).toContain('CJ');
    expect(sixty.deal.H).toContain('HJ');
    expect(trickText(sixty, 1)).toBe('V HA, M H8, H HJ: H 13');
  });

  test('one pair of 66 wins, in the Grand and in spades', () => {
    says(
      'In the second hand the two tens put away are worth 20 points. With all cards open only one of the 66 possible pairs can win: this one.',
    );
    expect(sumPoints(away(sixty))).toBe(20);
    const spades = layouts(sixty, { ...sixty.contract, kind: 'gucki-solo', trump: 'S' });
    for (const all of [layouts(sixty), spades]) {
      expect(all).toHaveLength(66);
      expect(all.filter(([, points]) => points >= 61).map(([pair]) => pair)).toEqual(['C10 D10']);
    }
    expect(new Map(spades).get('C10 D10')).toBe(66);
  });

  test('two missing jacks lie apart in ten cases of nineteen', () => {
    says(
      'in ten cases out of nineteen each defender has one, and in the other nine one defender has both. If each has one, the lead of a jack draws both.',
    );
    // Twenty cards are with the others: the second jack has ten places of nineteen in the other hand.
    expect(twelve(sixty)).toHaveLength(12);
    expect(32 - 12).toBe(20);
  });

  test('the king is the sixtieth point', () => {
    says(
      'A high card is right, because it forces out the ace or the ten, and Mittelhand, who has no spade, ruffs the ten.',
      'With all cards open the Grand is now lost, but the defenders must take all that they can. In the eighth trick the game hangs on a single point.',
      'You have no heart, and hold CK CQ DQ.',
      'With the ten and the king you have 60, and the game is beaten. A queen leaves you at 59, and the declarer takes the last two tricks.',
    );
    expect(trickText(sixty, 2)).toBe('H SK, V S10, M CJ: M 16');
    expect(heldAfter(sixty, 'H', 7).toSorted()).toEqual(['CK', 'CQ', 'DQ']);
    expect(best(afterTricks(sixty, 2), away(sixty))).toBeLessThan(61);
    const added = bestByCard(afterCards(sixty, 22), away(sixty));
    expect([added.get('CK'), added.get('CQ'), added.get('DQ')]).toEqual([60, 61, 61]);
    expect(trickText(sixty, 8)).toBe('M H10, H CK, V H7: M 14');
  });
});

test('values, and how often a Grand must be won', () => {
  says(
    'The base value of a Grand is 24, and that of clubs is 12. With 1 (you have the jack of clubs, but not the jack of spades) clubs bring 24 and a Grand brings 48.',
    'A Grand with 1 then brings 48 and 50, which is 98, or costs 96 and 50, which is 146. So it pays if you win at least 60 in 100.',
    'with 1 a Grand Hand (from the hand, without the skat) is worth 72, and a lost one costs 144.',
    'On a count of seven, a Grand with 1 brings about 80 on average if you take up the skat, and about 62 from the hand. On eight both bring about the same.',
  );
  const withOne: readonly Card[] = ['CJ', 'HJ', 'CA'];
  expect(worth(withOne, 'gucki-grand', null, { law: 'isko' })).toBe(48);
  expect(worth(withOne, 'gucki-solo', 'C', { law: 'isko' })).toBe(24);
  expect(worth(withOne, 'grand-solo', null, { law: 'isko' })).toBe(72);
  const grand = (won: number): number => won * 98 - (100 - won) * 146;
  expect(grand(59)).toBeLessThan(0);
  expect(grand(60)).toBeGreaterThan(0);
  const { groups } = measureResult('T43');
  const average = (group: string, value: number): number => {
    const won = groups[group]?.mean ?? NaN;
    return won * (value + 50) - (1 - won) * (2 * value + 50);
  };
  expect(Math.round(average('count 7', 48))).toBe(80);
  expect(Math.round(average('from the hand, count 7', 72))).toBe(62);
  const [taken, left] = [average('count 8', 48), average('from the hand, count 8', 72)];
  expect(Math.abs(taken - left)).toBeLessThan(1);
});

test('a variation that is said to be best play is that, card for card', () => {
  const lines: [typeof one, number, string, number][] = [
    [one, 6, 'king-of-clubs', 80],
    [one, 7, 'jack-too-soon', 58],
    [sixty, 1, 'jack-led', 63],
    [sixty, 8, 'queen-added', 61],
  ];
  for (const [hand, number, id, points] of lines) {
    const variation = hand.line.tricks[number - 1]!.variations.find((each) => each.id === id)!;
    const cards = variation.line.tricks.flatMap(({ plays }) => plays.map(({ card }) => card));
    const main = hand.line.tricks[number - 1]!.plays.map(({ card }) => card);
    const departs = cards.findIndex((card, index) => card !== main[index]);
    let position = afterTricks(hand, number - 1);
    for (const [index, card] of cards.entries()) {
      position = playCard(position, card);
      if (index >= departs) expect(best(position, away(hand)), `${id}, ${index}`).toBe(points);
    }
  }
  const spades = sixty.line.variations.find(({ id }) => id === 'spades')!;
  const { M, H } = sixty.deal;
  const game = { kind: 'gucki-solo', trump: 'S' } as const;
  expect(spades.contract).toMatchObject(game);
  let position = startPlay({ V: heldAfter(sixty, 'V', 0), M, H }, game, 'V');
  for (const { plays } of spades.line.tricks) {
    for (const { card } of plays) {
      position = playCard(position, card);
      expect(best(position, away(sixty)), card).toBe(66);
    }
  }
});

test('what the comments say of the third trick in the Grand with sixty', () => {
  const leads = bestByCard(afterTricks(sixty, 2), away(sixty));
  expect([leads.get('DA'), leads.get('C8'), leads.get('C9')]).toEqual([53, 42, 42]);
  const second = bestByCard(afterCards(sixty, 4), away(sixty));
  expect([second.get('S10'), second.get('SA')]).toEqual([42, 41]);
});
