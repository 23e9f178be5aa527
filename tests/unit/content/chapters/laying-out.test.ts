/**
 * What the chapter on laying out says of Hands 2, 3 and 4, held against the hands. Their points and
 * scores are facts that the build checks.
 */
import { describe, expect, test } from 'vitest';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { layoutsOf } from '../../../../src/book/best-play.ts';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { CARDS, sumPoints, suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { trumpsOf } from '../../../../src/game/skat/order.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { best, bestByCard } from './grands.ts';
import { afterTricks, heldAfter, readHand, trickText, trumpsAmong, twelve } from './hand-text.ts';

const chapter = readChapter('content/manual/11-laying-out-for-the-skat.mdx');
const says = quoting(chapter);
const second = readHand('foster-02');
const third = readHand('foster-03');
const fourth = readHand('foster-04');

const plain = (cards: readonly Card[], suit: string): Card[] =>
  cards.filter((card) => suitOf(card) === suit && !card.endsWith('J'));

const ofRank = (cards: readonly Card[], rank: 'A' | 'J'): Card[] =>
  cards.filter((card) => card.endsWith(rank));

describe('Hand No. 2', () => {
  test('the chapter opens with the declarer’s twelve cards', () => {
    says('You turn a card, and it is a spade, the one suit you did not have.');
    const shown = chapter.tags.find(({ name }) => name === 'Example')?.props['cards'] ?? '';
    expect(cardsOfText(shown).toSorted()).toEqual(twelve(second).toSorted());
    expect(second.deal.H.some((card) => suitOf(card) === 'S')).toBe(false);
  });

  test('two jacks and three aces, four trumps with the skat, no plain suit longer than three', () => {
    says(
      'Foster’s declarer puts away SA and S10, the best trumps after the jacks, and makes the other side schneider.',
      'With two jacks and three aces you have a very safe bid, but then you are unlucky: the card you turn belongs to the suit you lack.',
      'So the trumps are in more danger than anything else, and you put the ace and ten of trumps away.',
      'With the skat you have four trumps, so few that the high ones must be in danger.',
      'And since none of these suits is long, they probably will have to.',
    );
    expect(ofRank(second.deal.H, 'J')).toHaveLength(2);
    expect(ofRank(second.deal.H, 'A')).toHaveLength(3);
    expect(trumpsAmong(twelve(second), second)).toHaveLength(4);
    for (const suit of ['C', 'H', 'D']) expect(plain(second.deal.H, suit).length).toBeLessThan(4);
    expect(second.layout?.toSorted()).toEqual(['S10', 'SA']);
  });

  test('Vorhand has the ten of hearts alone, and five trumps', () => {
    says(
      'Vorhand has to lead, and has H10 alone in its suit.',
      'Vorhand has five, and begins with a jack, so that you can bring home no trump that carries points.',
    );
    expect(plain(second.deal.V, 'H')).toEqual(['H10']);
    expect(trumpsAmong(second.deal.V, second)).toHaveLength(5);
    expect(trickText(second, 1)).toMatch(/^V SJ/);
  });

  test('is played as the chapter says', () => {
    says(
      'You take that trick and have nothing better to do now than play out your aces. The ace of clubs comes first, because you hold its ten too. Next comes the ace with a king beside it, the ace of diamonds, in the hope that the ten will fall.',
      'The ten of diamonds does not fall, but the ace of hearts catches the ten that stood alone.',
    );
    expect(trickText(second, 1)).toBe('V SJ, M SQ, H CJ: H 7');
    const leads = [2, 3, 4, 5].map((trick) => trickText(second, trick).split(',')[0]);
    expect(leads).toEqual(['H CA', 'H C10', 'H DA', 'H HA']);
    expect(heldAfter(second, 'H', 3)).toContain('DK');
    expect(heldAfter(second, 'M', 4)).toContain('D10');
    expect(trickText(second, 5)).toContain('V H10');
  });
});

describe('what the layout decides, by every one of the 66', () => {
  const points = (hand: typeof second): number[] =>
    (layoutsOf(buildReplay(hand)) ?? []).map((each) => each.points);

  test('Hand No. 2 is won with every pair', () => {
    says('But the game was safe in any case');
    const all = points(second);
    expect(all).toHaveLength(66);
    // As another solver has them.
    expect([Math.min(...all), Math.max(...all)]).toEqual([66, 95]);
  });

  test('Hand No. 4 is won with its own pair and with no other', () => {
    says(
      'this pair brings 61 points, and of the 66 that Vorhand could put away it is the only one that wins.',
    );
    const winning = (layoutsOf(buildReplay(fourth)) ?? []).filter((each) => each.points > 60);
    expect(winning.map(({ layout }) => layout.toSorted())).toEqual([fourth.layout?.toSorted()]);
  });
});

describe('Hand No. 3', () => {
  test('four trumps with the skat, one trump and the ten of clubs laid out', () => {
    says(
      'The card turned is unlucky: even with the skat Vorhand has only four trumps, although the other suits are strong.',
      'Vorhand cannot put away both high trumps, because Vorhand holds so many clubs that the high clubs are in even greater danger.',
      'So Vorhand puts away one trump and one club. Why the ten of clubs, when the ace would count a point more?',
    );
    expect(trumpsAmong(twelve(third), third)).toHaveLength(4);
    expect(plain(twelve(third), 'C')).toEqual(['CA', 'C10', 'CK', 'CQ']);
    expect(third.layout).toEqual(['HA', 'C10']);
  });

  test('is played as the chapter says', () => {
    says(
      'Vorhand leads a small trump, knowing that no high counting card can fall to the others on it.',
      'Hinterhand takes the trick although it was already Mittelhand’s, in order to get the declarer between the two of them.',
      'The king of diamonds comes before the others',
      'But Vorhand has no diamond, and ruffs with the ten of trumps, which is home.',
      'Vorhand leads the ace of spades to catch the ten, but it does not fall. So Vorhand runs the clubs, leading them one after the other.',
    );
    expect(third.deal.V.some((card) => suitOf(card) === 'D')).toBe(false);
    expect(trickText(third, 1)).toBe('V H7, M HK, H DJ: H 6');
    expect(trickText(third, 2)).toBe('H DK, V H10, M D7: V 14');
    expect(trickText(third, 3)).toMatch(/^V SA/);
    expect(heldAfter(third, 'M', 3)).toContain('S10');
    expect(trickText(third, 4)).toMatch(/^V CA/);
    expect(trickText(third, 5)).toMatch(/^V CQ.*: H 6$/);
  });

  test('after the first trick only the king and the ten of diamonds let it be won', () => {
    says('of Hinterhand’s nine cards only the king and the ten let the game be won.');
    quoting('content/manual/12-leading-in-tournee.mdx')(
      'With all cards open, only the king and the ten of diamonds let Vorhand win',
    );
    const leads = bestByCard(afterTricks(third, 1), third.layout ?? []);
    expect(leads.size).toBe(9);
    const winning = [...leads].flatMap(([card, points]) => (points > 60 ? [card] : []));
    expect(winning.toSorted()).toEqual(['D10', 'DK']);
  });

  test('Hinterhand leads a trump through the declarer', () => {
    says(
      'Hinterhand, in again, sees that the declarer must be weak in trumps, and leads one through.',
    );
    expect(trickText(third, 6)).toMatch(/^H H9, V CJ/);
  });

  test('the slip of 1922 is recorded in the hand', () => {
    expect(third.errata.map(({ at }) => at)).toEqual(['t5.M']);
    expect(plain(third.deal.M, 'C').toSorted()).toEqual(['C8', 'C9']);
  });
});

describe('Hand No. 4', () => {
  test('two jacks and two aces; the ten of trumps with two jacks and two smaller trumps', () => {
    says(
      'With two jacks and two aces, Vorhand has a very good hand for a Tournee. The ten of trumps is in no danger, with two jacks and two smaller trumps to guard it. So Vorhand puts the ten of diamonds away for safety, and with it the nine, the only other diamond.',
    );
    expect(ofRank(fourth.deal.V, 'J')).toHaveLength(2);
    expect(ofRank(fourth.deal.V, 'A')).toHaveLength(2);
    const trumps = trumpsAmong(twelve(fourth), fourth);
    expect(trumps.toSorted()).toEqual(['C10', 'CJ', 'CK', 'CQ', 'HJ']);
    expect(plain(twelve(fourth), 'D')).toEqual([...(fourth.layout ?? [])]);
    expect(fourth.layout?.toSorted()).toEqual(['D10', 'D9']);
  });

  test('is played as the chapter says', () => {
    says(
      'Vorhand leads the best trump first, to make sure of two rounds. Hinterhand gives up the lowest jack, as in Hand No. 1. Mittelhand wins the second round, and then also plays as in that hand, leading a short suit up to the declarer, who plays last to it.',
      'Vorhand takes the trick with the king and not with the ace, and so keeps command of the suit.',
      'Vorhand leads the jack of hearts, which draws one of them more cheaply than the king of trumps would.',
    );
    expect(trickText(fourth, 1)).toBe('V CJ, M C7, H DJ: V 4');
    expect(plain(fourth.deal.M, 'H')).toEqual(['H7']);
    expect(trickText(fourth, 3)).toBe('M H7, H HQ, V HK: V 7');
    expect(heldAfter(fourth, 'V', 2)).toContain('HA');
    expect(trickText(fourth, 4)).toBe('V HJ, M SJ, H DA: M 15');
  });

  test('Hinterhand fattens with an ace that has its choice, and Mittelhand leads a trump', () => {
    says(
      'Mittelhand, your partner, wins this trick, and you can play any card to it.',
      'Fatten with the ace of diamonds. Why not with the ten of hearts?',
      'Besides, you know that Mittelhand has no more hearts.',
      'Mittelhand must now put the declarer in with a trump. Any other lead might endanger counting cards in Hinterhand’s hand, or lead away from S10.',
    );
    const held = heldAfter(fourth, 'H', 3);
    expect(held).toEqual(expect.arrayContaining(['DA', 'H10']));
    expect(trumpsAmong(held, fourth)).toEqual([]);
    expect(plain(heldAfter(fourth, 'M', 3), 'H')).toEqual([]);
    expect(trickText(fourth, 5)).toMatch(/^M C9/);
    expect(heldAfter(fourth, 'M', 4)).toContain('S10');
  });

  test('at the fourth trick only the nine of trumps and a jack are still out', () => {
    says('Only two trumps are still out, the nine and a jack.');
    const gone = fourth.line.tricks
      .slice(0, 3)
      .flatMap(({ plays }) => plays.map(({ card }) => card));
    const held = heldAfter(fourth, 'V', 3);
    const out = trumpsOf(fourth.contract).filter(
      (card) => !gone.includes(card) && !held.includes(card),
    );
    expect(out).toEqual(['SJ', 'C9']);
  });

  test('with the king on the eighth trick the game is won, wherever the ten is', () => {
    says(
      'Near the end Hinterhand leads a spade, and Vorhand holds ace and king. Even if the ten takes the king, the game is won, so the king is the card to play. The last trump and the ace of spades take what is left.',
    );
    expect(trickText(fourth, 8)).toMatch(/^H S9, V SK, M S10/);
    const lost = afterTricks(fourth, 8);
    expect(lost.hands.V.toSorted()).toEqual(['CK', 'SA']);
    expect(best(lost, fourth.layout ?? [])).toBeGreaterThan(60);
    expect(trickText(fourth, 9)).toContain(': V');
    expect(trickText(fourth, 10)).toContain(': V');
  });
});

test('a singleton can cost 21 points of its suit, a ten’s small card without the ten 15', () => {
  says(
    'because then the singleton stays in your hand, and the others can pile 21 points on the trick in which it falls: ace and ten.',
    'What stays is the small card of the ten’s own suit, and the most that the defenders can put on it is 15, ace and king.',
  );
  const suit = plain(CARDS, 'H');
  const dearestTwo = (gone: readonly Card[]): number => {
    const left = suit.filter((card) => !gone.includes(card));
    const pairs = left.flatMap((one) => left.filter((two) => two !== one).map((two) => [one, two]));
    return Math.max(...pairs.map(sumPoints));
  };
  expect(dearestTwo(['H8'])).toBe(21);
  expect(dearestTwo(['H8', 'H10'])).toBe(15);
});
