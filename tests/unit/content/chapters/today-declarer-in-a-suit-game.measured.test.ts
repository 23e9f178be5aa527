/**
 * What the chapter on the declarer in a suit game says of its two hands. Single numbers are facts that
 * the build checks.
 */
import { describe, expect, test } from 'vitest';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { rankOf, suitOf, sumPoints } from '../../../../src/game/skat/cards.ts';
import { trumpsOf } from '../../../../src/game/skat/order.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { afterCards, best, bestByCard } from './grands.ts';
import { heldAfter, readHand, trickText, trumpsAmong } from './hand-text.ts';
import { exchangesAround, winsWithLead } from './today-around-twelve.ts';

const says = quoting(readChapter('content/today/4-declarer-in-a-suit-game.mdx'));
const lost = readHand('today-the-first-lead');
const won = readHand('today-sixty-three');

describe('the spade game', () => {
  test('has six trumps, the clubs and the small heart', () => {
    says(
      'You have six of them, headed by the two best jacks. Beside them you have ace, king and a small card in clubs, and a small heart.',
      'The ten of hearts is safe in the skat, and with it your only diamond.',
    );
    expect(heldAfter(lost, 'V', 0).toSorted()).toEqual(
      cardsOfText('CJ SJ S10 S9 S8 S7 CA CK C7 H7').toSorted(),
    );
    expect(lost.layout).toEqual(['H10', 'D7']);
    expect(lost.deal.V.filter((card) => suitOf(card) === 'D')).toEqual(['D7']);
  });

  test('only a small trump wins it with all cards open; both jacks come to the same', () => {
    says(
      'The jack of clubs, or the jack of spades, which comes to the same thing.',
      'With all cards open the jack comes to 59, and only a small trump wins, with 62.',
    );
    const leads = bestByCard(afterCards(lost, 0), lost.layout ?? []);
    const winning = [...leads].flatMap(([card, points]) => (points > 60 ? [card] : []));
    expect(winning.toSorted()).toEqual(['S7', 'S8', 'S9']);
    expect(leads.get('CJ')).toBe(leads.get('SJ'));
  });

  test('the jack was the better lead for a player who did not see the cards', () => {
    says(
      'We dealt out the other twenty cards at random 400 times, and our solver played each deal with all cards open. In 40 of them the jack won and the nine of trumps lost, and in 12 it was the other way round.',
    );
    const deals = exchangesAround(lost, 400).map((exchange) => ({
      jack: winsWithLead(exchange, ['H10', 'D7'], 'CJ'),
      small: winsWithLead(exchange, ['H10', 'D7'], 'S9'),
    }));
    expect(deals.filter(({ jack, small }) => jack && !small)).toHaveLength(40);
    expect(deals.filter(({ jack, small }) => !jack && small)).toHaveLength(12);
  }, 180_000);

  test('is played as it is described', () => {
    says(
      'The two jacks draw a jack and the queen, and then another jack and a club.',
      'Hinterhand had a single trump, so the ace and the king are both with Mittelhand.',
      'You cannot keep them from winning a trick each.',
      'Here four of the five trumps were in one hand, so the small trump would have been right.',
    );
    expect(trickText(lost, 1)).toBe('V CJ, M DJ, H SQ: V 7');
    expect(trickText(lost, 2)).toBe('V SJ, M HJ, H C8: V 4');
    expect(trumpsAmong(lost.deal.H, lost)).toEqual(['SQ']);
    expect(trumpsAmong(lost.deal.M, lost)).toHaveLength(4);
    expect(trumpsAmong(heldAfter(lost, 'M', 2), lost)).toEqual(['SA', 'SK']);
    says(
      'Hinterhand, who need not follow any more, adds the ace of diamonds to Mittelhand’s king of trumps, and the ten of diamonds to the ace of trumps.',
    );
    expect(trickText(lost, 3)).toBe('V S9, M SK, H DA: M 15');
    expect(trickText(lost, 4)).toBe('M SA, H D10, V S7: M 21');
  });

  test('its four losing tricks bring 61, and 51 were needed beside the ten', () => {
    says(
      'here the four brought 15, 21, 4 and 21, which makes 61.',
      'In the hand above there are four: one each to the ace and the king of trumps, one with the small heart and one with the small club.',
      'With ten points in the skat you need 51 in your tricks.',
    );
    const points = lost.line.tricks
      .filter(({ winner }) => winner !== 'V')
      .map(({ points }) => points);
    expect(points).toEqual([15, 21, 4, 21]);
    expect(61 - sumPoints(lost.layout ?? [])).toBe(51);
  });
});

describe('the diamond game', () => {
  test('has four trumps as dealt and finds two', () => {
    says(
      'four trumps, two of them jacks, and from the skat a third jack and the king.',
      'Both tens lacked their aces and were put away.',
      'There are eleven trumps',
    );
    expect(trumpsAmong(won.deal.V, won)).toHaveLength(4);
    expect(trumpsAmong(won.deal.V, won).filter((card) => rankOf(card) === 'J')).toHaveLength(2);
    expect(won.deal.skat.toSorted()).toEqual(['CJ', 'DK']);
    expect(won.layout).toEqual(['S10', 'H10']);
    expect(trumpsOf(won.contract)).toHaveLength(11);
    const own = [...won.deal.V, ...won.deal.skat];
    expect(own).not.toContain('SA');
    expect(own).not.toContain('HA');
  });

  test('is won from the first card to the last, with all cards open', () => {
    says('With all cards open no card that was played on either side changed the winner.');
    const cards = won.line.tricks.flatMap(({ plays }) => plays);
    for (const index of cards.keys()) {
      expect(best(afterCards(won, index), won.layout ?? [])).toBeGreaterThanOrEqual(61);
    }
  });

  test('is played as it is described', () => {
    says(
      'and the second fetches the jack of spades and the ace at the price of a trick.',
      'One trump is still out, the ten.',
      'You have no spade left after the third trick',
      'the ten beats it, and then the defenders have no trump left.',
      'Trick 5 holds the ace and the queen of hearts, fourteen points, and you ruff it with the king.',
      'After the ruff you give up a small club.',
      'That spade held no points either, but the ace of hearts was still out, and Mittelhand played after you.',
      'With all cards open, a discard there comes to 56.',
    );
    expect(heldAfter(won, 'M', 3)).toContain('HA');
    const fourth = bestByCard(afterCards(won, 10), won.layout ?? []);
    expect([fourth.get('CQ'), fourth.get('C8')]).toEqual([56, 56]);
    expect(trickText(won, 2)).toBe('V HJ, M SJ, H DA: M 15');
    const defenders = (after: number) =>
      trumpsAmong([...heldAfter(won, 'M', after), ...heldAfter(won, 'H', after)], won);
    expect(defenders(3)).toEqual(['D10']);
    expect(heldAfter(won, 'V', 3).some((card) => /^S\d|^S[AKQ]/.test(card))).toBe(false);
    expect(trickText(won, 4)).toBe('H S7, V D9, M D10: M 10');
    expect(defenders(4)).toEqual([]);
    expect(trickText(won, 5)).toBe('M HA, H HQ, V DK: V 18');
    expect(sumPoints(cardsOfText('HA HQ'))).toBe(14);
    expect(trickText(won, 6)).toBe('V C8, M C7, H CK: H 4');
  });

  test('the queen of clubs cannot fail at the seventh trick, and a ruff can', () => {
    says(
      'You hold CA, CQ and the last two trumps.',
      'In clubs only the ten and the nine are out.',
      'The discard cannot fail, however the cards lie.',
      'and it may lose to the ten, with a king added.',
      'But if one defender has both clubs, the game can be lost.',
    );
    expect(heldAfter(won, 'V', 6).toSorted()).toEqual(['CA', 'CQ', 'D7', 'DJ']);
    const out = [...heldAfter(won, 'M', 6), ...heldAfter(won, 'H', 6)].filter(
      (card) => card !== 'S8',
    );
    expect(out.filter((card) => suitOf(card) === 'C').toSorted()).toEqual(['C10', 'C9']);
    const solver = makeSolver();
    const lies = Array.from({ length: 2 ** out.length }, (_, bits) =>
      out.filter((_, index) => (bits >> index) % 2 === 1),
    ).filter(({ length }) => length === 4);
    expect(lies).toHaveLength(35);
    const ends = lies.map((M) => {
      const H = out.filter((card) => !M.includes(card));
      const both = [M, H].some((held) => held.includes('C10') && held.includes('C9'));
      const cards = finish(
        solver.cardPoints({
          game: won.contract,
          declarer: 'V',
          hands: { V: heldAfter(won, 'V', 6), M, H },
          leader: 'H',
          table: ['S8'],
          pointsSoFar: 43,
        }),
      );
      return { both, queen: cards.get('CQ') ?? 0, ruff: cards.get('D7') ?? 0 };
    });
    expect(ends.every(({ queen }) => queen >= 61)).toBe(true);
    const failing = ends.filter(({ ruff }) => ruff < 61);
    expect(failing).toHaveLength(13);
    expect(failing.every(({ both }) => both)).toBe(true);
  });
});
