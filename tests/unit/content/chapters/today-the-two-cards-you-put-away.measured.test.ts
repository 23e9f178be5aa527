/**
 * What the chapter on the two cards you put away says of its hands and of the rules. Single numbers are
 * facts that the build checks.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { layoutsOf } from '../../../../src/book/best-play.ts';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { rankOf, suitOf, sumPoints } from '../../../../src/game/skat/cards.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { countMatadors } from '../../../../src/game/skat/matadors.ts';
import { trumpsOf } from '../../../../src/game/skat/order.ts';
import { nulloDangers } from '../../../../src/strategy/layout/nullo.ts';
import { rankedLayouts } from '../../../../src/strategy/layout/principles.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { GRAND, afterCards, best, bestByCard, worth } from './grands.ts';
import { heldAfter, readHand, trickText, trumpsAmong, twelve } from './hand-text.ts';
import { exchangesAround, winsWith } from './today-around-twelve.ts';

const chapter = readChapter('content/today/3-the-two-cards-you-put-away.mdx');
const says = quoting(chapter);
const grand = readHand('today-grand-lost-at-the-layout');
const spades = readHand('today-the-wrong-pair');
const shown = chapter.tags
  .filter(({ name }) => name === 'Which')
  .map(({ props }) => cardsOfText(props['cards'] ?? ''));

/** The points of each of the 66 pairs with best play by all, and the pairs that come to so many. */
const pairs = (hand: typeof grand) =>
  new Map(
    (layoutsOf(buildReplay(hand)) ?? []).map(({ layout, points }) => [
      layout.toSorted().join(' '),
      points,
    ]),
  );

describe('the Grand', () => {
  test('opens the chapter with the declarer’s twelve cards', () => {
    says(
      'The nine is easy: it is your only diamond, and it could only lose a trick.',
      'But the ace of hearts is against you, and so are both black jacks.',
    );
    const cards = twelve(grand);
    expect(shown[0]?.toSorted()).toEqual(cards.toSorted());
    expect(cards.filter((card) => suitOf(card) === 'D' && rankOf(card) !== 'J')).toEqual(['D9']);
    for (const card of ['HA', 'CJ', 'SJ'] as const) expect(cards).not.toContain(card);
  });

  test('is lost with the pair of the table and won with the ten of hearts and the nine', () => {
    says(
      'With all cards open, that pair comes to 53 points and the better one to 63.',
      'No lead wins any more.',
      'With all cards open the ace of clubs comes to 53 points, and a jack or a heart only to 36.',
    );
    expect(grand.layout?.toSorted()).toEqual(['C8', 'D9']);
    const all = pairs(grand);
    expect(all.get('C8 D9')).toBe(53);
    expect(all.get('D9 H10')).toBe(63);
    expect(Math.max(...all.values())).toBe(63);
    const leads = bestByCard(afterCards(grand, 0), grand.layout ?? []);
    for (const card of ['HJ', 'DJ', 'H10', 'HK', 'H8'] as const) expect(leads.get(card)).toBe(36);
    expect(Math.max(...leads.values())).toBe(53);
  });

  test('had its pair chosen by the rules of the manual', () => {
    says('and our computer player, which follows the rules of that manual, agreed.');
    const [first] = rankedLayouts(twelve(grand), grand.contract);
    expect(first?.layout.toSorted()).toEqual(['C8', 'D9']);
  });

  test('is played as it is described', () => {
    says(
      'Hinterhand has them both.',
      'From then on the defenders win every trick, and on four diamonds you discard two kings and two tens.',
    );
    expect(grand.deal.H).toEqual(expect.arrayContaining(['CJ', 'SJ']));
    const winners = grand.line.tricks.map(({ winner }) => winner);
    expect(winners.slice(0, 2)).toEqual(['V', 'V']);
    expect(winners.slice(2)).not.toContain('V');
    const onDiamonds = grand.line.tricks
      .slice(2)
      .filter(({ plays }) => suitOf(plays[0]!.card) === 'D' && rankOf(plays[0]!.card) !== 'J')
      .flatMap(({ plays }) => plays)
      .filter(({ seat }) => seat === 'V');
    expect(onDiamonds.map(({ card }) => rankOf(card))).toEqual(['K', 'K', '10', '10']);
  });

  test('five black winners make 63 with the ten in the skat and 53 without', () => {
    says(
      'With the ten put away, you play five black winners first and have 63 points.',
      'With the ten in hand the same five tricks make 53, and the ten is lost in the end.',
    );
    const first = cardsOfText('CA SA S10 SK C10');
    const tricks = grand.line.variations.find(({ id }) => id === 'ten-away')?.line.tricks ?? [];
    expect(tricks.slice(0, 5).map(({ plays }) => plays[0]?.card)).toEqual(first);
    const won = tricks.slice(0, 5).reduce((sum, { points }) => sum + (points ?? 0), 0);
    expect([won, won + sumPoints(cardsOfText('H10 D9'))]).toEqual([53, 63]);
  });

  test('could be judged beforehand: 93 deals of 400 speak for the ten and none against it', () => {
    says(
      'We dealt the other twenty cards at random 400 times, and our solver played each deal with all cards open.',
      'In 93 of these deals the game was won with the ten and the nine put away and lost with the pair that Vorhand chose, and in none was it the other way round.',
    );
    const deals = exchangesAround(grand, 400).map((exchange) => ({
      better: winsWith(exchange, ['H10', 'D9']),
      table: winsWith(exchange, ['C8', 'D9']),
    }));
    expect(deals.filter(({ better, table }) => better && !table)).toHaveLength(93);
    expect(deals.filter(({ better, table }) => !better && table)).toHaveLength(0);
  }, 120_000);
});

describe('what two cards can do', () => {
  test('an ace and a ten are 21, more than a third of 61', () => {
    says(
      'An ace and a ten make 21, more than a third of what you need.',
      'and then the defenders have 21 points in one trick.',
    );
    expect(sumPoints(cardsOfText('CA C10'))).toBe(21);
    expect(21 * 3).toBeGreaterThan(61);
  });

  test('a jack put away still counts as a matador; a Grand has four trumps', () => {
    says(
      'You may put a jack away, and it still counts as a matador, but we would keep it.',
      'In a Grand you have at most four trumps, and they are soon gone.',
    );
    const away = cardsOfText('CJ SJ');
    expect(countMatadors([...away, ...cardsOfText('HJ C7')], GRAND)).toEqual({ with: 3 });
    expect(LAWS.isko.rates['gucki-grand']?.base).toBe(24);
    expect(trumpsOf(GRAND)).toHaveLength(4);
  });
});

describe('the spade game', () => {
  test('diamonds are worth 27 before the skat and 18 with it; spades 22', () => {
    says(
      'Without two, diamonds are worth 27, and you won the bidding at 22.',
      'It would be your seventh trump, and it spoils the game: you are now without one, and diamonds are worth 18.',
      'Spades are worth 22, just enough.',
    );
    const value = (cards: typeof spades.deal.M, trump: 'D' | 'S') =>
      worth(cards, 'gucki-solo', trump, { law: 'isko' });
    expect(value(spades.deal.M, 'D')).toBe(27);
    expect(value(twelve(spades), 'D')).toBe(18);
    expect(value(twelve(spades), 'S')).toBe(22);
    const inDiamonds = { ...spades, contract: { ...spades.contract, trump: 'D' as const } };
    expect(trumpsAmong(twelve(spades), inDiamonds)).toHaveLength(7);
    expect(spades.deal.M.filter((card) => suitOf(card) === 'D')).toHaveLength(5);
  });

  test('five trumps, no club, an ace in each red suit, and no bare ten', () => {
    says(
      'So the first question answers itself, and you play spades with five trumps.',
      'because you have no clubs to begin with, and an ace in each red suit.',
      'thirteen points from a long suit that the defenders will ruff sooner or later.',
      'They carry only three points.',
    );
    const cards = twelve(spades);
    expect(trumpsAmong(cards, spades)).toHaveLength(5);
    expect(cards.some((card) => suitOf(card) === 'C')).toBe(false);
    expect(cards).toEqual(expect.arrayContaining(['HA', 'DA', 'D10']));
    expect(sumPoints(cardsOfText('D10 DQ'))).toBe(13);
    expect(sumPoints(cardsOfText('H8 DQ'))).toBe(3);
    expect(spades.layout).toEqual(['D10', 'DQ']);
  });

  test('is played as it is described', () => {
    says(
      'and your lower jack drives out the jack of clubs.',
      'and you can ruff the next heart with the ten of trumps.',
      'So the discard cost eleven points, nearly as many as had been put away.',
    );
    expect(trickText(spades, 2)).toBe('M HJ, H S7, V CJ: V 4');
    expect(trickText(spades, 3)).toBe('V C7, M H8, H CA: H 11');
    expect(trickText(spades, 4)).toBe('H H9, V HK, M S10: M 14');
    says(
      'And the two small diamonds behind the ace fall in two tricks that bring the defenders seventeen points.',
    );
    expect(trickText(spades, 7)).toBe('H C8, V CQ, M D9: V 3');
    expect(trickText(spades, 8)).toBe('V DK, M D7, H C10: V 14');
    expect(heldAfter(spades, 'M', 6).toSorted()).toEqual(['D7', 'D9', 'S8', 'S9']);
  });

  test('a discard is the best card on the club, and the small trump would have won at the sixth', () => {
    says(
      'against 69 for the discard.',
      'With all cards open a small trump in the sixth trick would still have won it, but judged by what you could know the ace of diamonds was no worse.',
    );
    const cards = bestByCard(afterCards(spades, 7), spades.layout ?? []);
    expect(Math.max(...cards.values())).toBe(69);
    expect([cards.get('H8'), cards.get('S8')]).toEqual([69, 63]);
    const sixth = bestByCard(afterCards(spades, 15), spades.layout ?? []);
    expect([sixth.get('DA'), sixth.get('S8')]).toEqual([58, 69]);
  });

  test('shape wins with all cards open, points do not', () => {
    says(
      'The pair chosen at the table comes to 56 after the best lead.',
      'With all cards open that comes to 75 after the same lead, and to 73 after the best one.',
    );
    const all = pairs(spades);
    expect([all.get('D10 DQ'), all.get('DQ H8')]).toEqual([56, 73]);
    expect(Math.max(...all.values())).toBe(73);
    const line = spades.line.variations.find(({ id }) => id === 'short-hearts')?.line;
    const hand = { ...spades, layout: ['DQ', 'H8'] as const, line: line! };
    expect(best(afterCards(hand, 3), ['DQ', 'H8'])).toBe(75);
    expect(trickText(hand, 4)).toBe('H C8, V C7, M D7: H 0');
    expect(trickText(hand, 5)).toBe('H H9, V HK, M S10: M 14');
  });

  test('was harder to judge: 54 deals of 400 speak for shape and 27 for points', () => {
    says(
      'Here too we dealt the other cards at random 400 times. In 54 deals the eight and the queen won where the ten and the queen lost, and in 27 it was the other way round.',
    );
    const deals = exchangesAround(spades, 400).map((exchange) => ({
      shape: winsWith(exchange, ['H8', 'DQ']),
      points: winsWith(exchange, ['D10', 'DQ']),
    }));
    expect(deals.filter(({ points, shape }) => shape && !points)).toHaveLength(54);
    expect(deals.filter(({ points, shape }) => !shape && points)).toHaveLength(27);
  }, 180_000);
});

test('one pair of the twelve leaves a Null without a danger, and played open it is worth 46', () => {
  says(
    'Then you have no heart, and no other card is in danger',
    'which is worth 46 instead of 23.',
    'Any other pair leaves a card that you may have to win with.',
    'a king with a seven, an eight and a jack below it is in no danger.',
  );
  const cards = shown[1] ?? [];
  const safe = cards
    .flatMap((first, index) => cards.slice(index + 1).map((second) => [first, second]))
    .filter((pair) => nulloDangers(cards.filter((card) => !pair.includes(card))).length === 0);
  expect(safe).toEqual([['HA', 'HK']]);
  expect(nulloDangers(cardsOfText('SK SJ S8 S7'))).toEqual([]);
  expect(LAWS.isko.rates['gucki-nullo']?.base).toBe(23);
  expect(LAWS.isko.rates['gucki-open-nullo']?.base).toBe(46);
});

test('of the four rules the missing suit makes the greatest difference and points the least', () => {
  says(
    'The missing suit makes the greatest difference, 77 games in a hundred against 63.',
    'Points alone gain least.',
  );
  const { groups } = JSON.parse(readFileSync('content/measures/T46.json', 'utf8')) as {
    readonly groups: Readonly<Record<string, { readonly mean: number }>>;
  };
  const difference = (rule: string): number =>
    Math.abs((groups[`${rule}: done`]?.mean ?? NaN) - (groups[`${rule}: not done`]?.mean ?? NaN));
  const rules = ['a missing suit', 'a ten without its ace', 'an ace', 'fourteen points or more'];
  const ordered = rules.toSorted((one, other) => difference(other) - difference(one));
  expect(ordered[0]).toBe('a missing suit');
  expect(ordered.at(-1)).toBe('fourteen points or more');
});
