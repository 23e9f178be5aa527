/**
 * What the first chapter of Today’s Skat says of its hand, of the bids and of values, held against
 * the hand, the solver and the rule books of the program.
 */
import { describe, expect, test } from 'vitest';
import { bidValues, mostWorth } from '../../../../src/game/skat/bid-values.ts';
import { checkBidding } from '../../../../src/game/skat/bidding.ts';
import type { BiddingStep } from '../../../../src/game/skat/bidding.ts';
import { CARDS, sumPoints } from '../../../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../../../src/game/skat/cards.ts';
import type { ContractKind, RamschKind } from '../../../../src/game/skat/contract.ts';
import { KINDS } from '../../../../src/game/skat/contract.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { Law } from '../../../../src/game/skat/laws.ts';
import { countMatadors } from '../../../../src/game/skat/matadors.ts';
import { isTrump } from '../../../../src/game/skat/order.ts';
import { summariseHand } from '../../../../src/game/notation/summary.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import type { DeclarerValue } from '../../../../src/game/skat/value.ts';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { cards, contract, stated, value } from '../../game/skat/support.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { afterCards, best, bestByCard } from './grands.ts';
import { heldAfter, readHand, trickText, twelve } from './hand-text.ts';

const chapter = readChapter('content/today/1-the-game-today.mdx');
const says = quoting(chapter);
const hand = readHand('today-sixty-one');
const today: Law = LAWS.isko;
const of1922: Law = LAWS['american-1922'];
const away = hand.layout ?? [];
const bids = bidValues(today);

/** A game that somebody played, with a result and a bid, by today’s rules. */
function reckon(
  kind: ContractKind,
  trump: Suit | null,
  { held, bid = null, points = 61 }: { held: string; bid?: number | null; points?: number },
): DeclarerValue {
  const game = contract(kind, trump);
  const matadors = KINDS[kind].trumps === 'none' ? null : countMatadors(cards(held), game);
  const schneider = points >= 90 ? 'declarer' : points <= 30 ? 'defenders' : null;
  const result = stated(points, { schneider });
  const found = value(gameValue({ contract: game, matadors, bid, result }, today));
  if (found.declarer === null) throw new Error('It is a Ramsch.');
  return found;
}

/** All the ways to choose so many of some cards. */
function choices(from: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return from.flatMap((card, index) =>
    choices(from.slice(index + 1), count - 1).map((rest) => [card, ...rest]),
  );
}

describe('the hand at the head', () => {
  test('four tricks are over: the defenders have 36, and one trump is missing', () => {
    says(
      'Four tricks are over, the defenders have 36 points, and it is your lead.',
      'apart from your own four, only the jack of clubs is left.',
      'That jack is the highest card of all, so it will win a trick.',
    );
    const [example] = chapter.tags.filter(({ name }) => name === 'Example');
    const held = heldAfter(hand, 'V', 4);
    expect(cardsOfText(example?.props['cards'] ?? '').toSorted()).toEqual(held.toSorted());
    const others = [...heldAfter(hand, 'M', 4), ...heldAfter(hand, 'H', 4)];
    expect(held.filter((card) => isTrump(card, hand.contract))).toHaveLength(4);
    expect(others.filter((card) => isTrump(card, hand.contract))).toEqual(['CJ']);
    expect(trickText(hand, 4)).toBe('M S8, H S9, V SA: V 11');
    const lost = hand.line.tricks.slice(0, 4).filter(({ winner }) => winner !== 'V');
    expect(lost.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(36);
  });

  test('the seven wins, and the jack of spades loses by its own two points', () => {
    says(
      'If you lead the jack of spades, the jack of clubs takes it, and the defenders can come to 61 within two tricks.',
      'Two of those points come from your own jack.',
    );
    const leads = bestByCard(afterCards(hand, 12), away);
    expect([leads.get('S7'), leads.get('SJ')]).toEqual([61, 59]);
    expect([...leads].filter(([, points]) => points >= 61).map(([card]) => card)).toEqual(['S7']);
    expect(sumPoints(['SJ'])).toBe(2);
  });

  test('the nine of clubs is sure, whatever lies where', () => {
    says(
      'The best card that can still fall on this trick is the ace of diamonds, so the trick is worth eleven points at most, and the defenders stop at 59.',
      'There are 126 ways in which the cards that you cannot see at this moment can lie. With all cards open, the nine of clubs wins in every one of them.',
    );
    const base = afterCards(hand, 16);
    const unseen = [...base.hands.M, ...base.hands.H];
    expect(Math.max(...unseen.map((card) => sumPoints([card])))).toBe(11);
    expect(sumPoints([...base.table])).toBe(0);
    const ways = choices(unseen, base.hands.M.length);
    expect(ways).toHaveLength(126);
    for (const M of ways) {
      const H = unseen.filter((card) => !M.includes(card));
      const each = bestByCard({ ...base, hands: { ...base.hands, M, H } }, away);
      expect(each.get('C9')).toBeGreaterThanOrEqual(61);
    }
  });

  test('to ruff brought four more here, and loses if Mittelhand has no club', () => {
    says(
      'But if Mittelhand had had no club, the ace of diamonds would have come down on your nine of clubs later, and you would have lost.',
    );
    const base = afterCards(hand, 16);
    const here = bestByCard(base, away);
    expect([here.get('SQ'), here.get('C9')]).toEqual([65, 61]);
    const M = cards('DA DK DQ D7 H8');
    const H = cards('CK CQ C8 C7');
    const there = bestByCard({ ...base, hands: { ...base.hands, M, H } }, away);
    for (const ruff of ['SQ', 'S10', 'SJ'] as const) expect(there.get(ruff)).toBeLessThan(61);
    expect(there.get('C9')).toBeGreaterThanOrEqual(61);
  });

  test('and from there on it ends at 61, whatever they do', () => {
    for (let played = 17; played < 30; played++) {
      expect(best(afterCards(hand, played), away)).toBeGreaterThanOrEqual(61);
    }
    expect(new Set(bestByCard(afterCards(hand, 18), away).values())).toEqual(new Set([61]));
  });

  test('a bid of 18 was enough, and it won 22', () => {
    says(
      'You became the declarer with a bid of 18, and the game won you 22 points on the score sheet. If you had lost it, it would have cost you 44.',
      'our game was bid at 18, and it counted its full 22.',
    );
    const settled = summariseHand(hand);
    expect(hand.bidding.at(-1)).toEqual({ seat: 'V', say: 'bid', amount: 18 });
    expect([settled.value.won, settled.score]).toEqual([true, 22]);
  });
});

describe('the bids', () => {
  const rows = [...chapter.source.matchAll(/^\| (\d+) +\| (.+?) +\|$/gm)]
    .map(({ 1: bid = '', 2: what = '' }) => ({ bid: Number(bid), what }))
    .filter(({ what }) => /[a-z]/.test(what));

  test('are those of the program, from 18 to 48, with the games that are worth them', () => {
    expect(rows.map(({ bid }) => bid)).toEqual(bids.filter((bid) => bid <= 48));
    const base = today.rates['gucki-solo']?.base as Readonly<Record<Suit, number>>;
    const bases: Readonly<Record<string, number>> = {
      diamonds: base.D,
      hearts: base.H,
      spades: base.S,
      clubs: base.C,
      grand: Number(today.rates['gucki-grand']?.base),
    };
    const nulls: Readonly<Record<string, number>> = {
      Null: Number(today.rates['gucki-nullo']?.base),
      'Null from the hand': Number(today.rates.nullo?.base),
      'open Null': Number(today.rates['gucki-open-nullo']?.base),
    };
    for (const { bid, what } of rows) {
      for (const one of what.split(/, or /)) {
        const sum = /^(\w+), (\d+) × (\d+)$/.exec(one);
        if (sum === null) expect(nulls[one], what).toBe(bid);
        else {
          expect(Number(sum[3]), what).toBe(bases[(sum[1] ?? '').toLowerCase()]);
          expect(Number(sum[2]) * Number(sum[3]), what).toBe(bid);
        }
      }
    }
  });

  test('have gaps, and an end', () => {
    says(
      'There is no bid of 21 and none of 25, because no game is worth either.',
      'The highest bid of all is 264.',
    );
    expect([21, 25].filter((bid) => bids.includes(bid))).toEqual([]);
    expect(bids.at(-1)).toBe(264);
    expect(mostWorth({ kind: 'open-grand', trump: null }, today)).toBe(264);
  });

  test('are spoken in the order that the chapter gives', () => {
    says(
      'Mittelhand begins, and bids to Vorhand: “Eighteen?” Vorhand either answers “yes”, which promises a game that is worth as much, or passes.',
      'If Mittelhand and Hinterhand pass without a bid, as in our game, Vorhand says 18 and is the declarer, or passes as well.',
      'If all three pass, nobody plays: the cards are thrown in, nothing is written down, and the next dealer deals.',
      'You may skip numbers, but you may not go back to a lower one, and what you have said stands.',
    );
    const bidding = (...steps: BiddingStep[]) => checkBidding(steps, today);
    const passes: BiddingStep[] = [
      { seat: 'M', say: 'pass' },
      { seat: 'H', say: 'pass' },
    ];
    expect(bidding(...passes).ok).toBe(false);
    expect(value(bidding(...passes, { seat: 'V', say: 'bid', amount: 18 }))).toMatchObject({
      survivor: 'V',
      amount: 18,
    });
    expect(value(bidding(...passes, { seat: 'V', say: 'pass' })).survivor).toBeNull();
    expect(checkBidding(passes, of1922)).toMatchObject({ ok: true, value: { survivor: 'V' } });
    const jump = bidding(
      { seat: 'M', say: 'bid', amount: 18 },
      { seat: 'V', say: 'yes' },
      { seat: 'M', say: 'bid', amount: 24 },
      { seat: 'V', say: 'pass' },
      { seat: 'H', say: 'pass' },
    );
    expect(value(jump)).toMatchObject({ survivor: 'M', amount: 24 });
    expect(bidding({ seat: 'H', say: 'bid', amount: 18 }).ok).toBe(false);
    const back = bidding(
      { seat: 'M', say: 'bid', amount: 20 },
      { seat: 'V', say: 'yes' },
      { seat: 'M', say: 'bid', amount: 18 },
    );
    expect(back.ok).toBe(false);
    expect(today.ramsch).toEqual({});
  });
});

describe('the values', () => {
  const own = 'SJ DJ SA S10 SQ S7 CA C9 HQ H9';

  test('base values, and every step of the multiplier counts one', () => {
    says(
      'The value is the base value times the multiplier, and you count the multiplier like this:',
    );
    expect(chapter.source).toMatch(/\| 9 +\| 10 +\| 11 +\| 12 +\| 24 +\|/);
    for (const kind of ['gucki-solo', 'solo', 'open-solo'] as const)
      expect(today.rates[kind]?.base).toEqual({ D: 9, H: 10, S: 11, C: 12 });
    for (const kind of ['gucki-grand', 'grand-solo', 'open-grand'] as const)
      expect(today.rates[kind]?.base).toBe(24);
    expect(new Set(Object.values(today.multipliers))).toEqual(new Set([1]));
  });

  test('without two turns into with one when the jack of clubs lies in the skat', () => {
    says(
      'You are without two: two for the matadors, one for the game and one for Hand make 4 × 10 = 40.',
      'But if the jack of clubs turns up in the skat, you were with one all along, and your game is worth only 3 × 10 = 30.',
    );
    const ten = 'HJ DJ HA H10 HK HQ H8 CA SA S10';
    expect(reckon('solo', 'H', { held: `${ten} D7 D8` }).points).toBe(40);
    expect(reckon('solo', 'H', { held: `${ten} CJ D8` }).points).toBe(30);
  });

  test('schneider, announcing and the open game', () => {
    says(
      'A side that ends with 30 points or fewer is schneider; a side without a trick is schwarz.',
      'So you make the others schneider with 90, and you are out of it yourself with 31.',
      'If you announce schneider and stop at 89, you have lost.',
      'A spade game ouvert without one has the multiplier 8: one for the matador, one for the game, one for Hand, four for the steps up to schwarz announced, and one for the open cards.',
      'It is worth 88.',
    );
    expect(today.targets).toEqual({ game: 61, schneider: 90, outOfSchneider: 31 });
    expect(today.schwarz).toBe('no-trick');
    expect(KINDS['gucki-solo'].mayAnnounce).toBe(false);
    expect(KINDS.solo.mayAnnounce).toBe(true);
    const open = contract('open-solo', 'S');
    const result = stated(120, {
      schneider: 'declarer',
      schwarz: 'declarer',
      tricks: { declarer: 10, defenders: 0 },
    });
    const matadors = countMatadors(cards(own), open);
    const won = value(gameValue({ contract: open, matadors, bid: null, result }, today));
    expect([won.multiplier, won.points]).toEqual([8, 88]);
  });

  test('the four Nulls', () => {
    says(
      'Each of them lies between the values of suit games and is a bid of its own: 23, for instance, is more than the cheapest spade game and less than the cheapest club game.',
    );
    expect(chapter.source).toMatch(/\| Null +\| 23 +\| 35 +\|\n\| Open Null +\| 46 +\| 59 +\|/);
    const nulls = ['gucki-nullo', 'nullo', 'gucki-open-nullo', 'open-nullo'] as const;
    expect(nulls.map((kind) => today.rates[kind]?.base)).toEqual([23, 35, 46, 59]);
    for (const worth of [23, 35, 46, 59]) {
      for (const base of [9, 10, 11, 12, 24]) expect(worth % base).not.toBe(0);
    }
  });

  test('what our game would have won and lost', () => {
    says(
      'If you lose, twice the value is taken off it. This holds for every game, Hand games included.',
      'So you must win a game twice for each time that you lose it, just to come out even.',
    );
    for (const rate of Object.values(today.rates)) expect(rate.lost).toBe(2);
    const told = [...chapter.source.matchAll(/^\| .*?\| (\d\d) +\| ([+−]\d\d) +\|$/gm)].map(
      ({ 1: worth, 2: score = '' }) => [Number(worth), Number(score.replace('−', '-'))],
    );
    const held = twelve(hand).join(' ');
    const played = [
      reckon('gucki-solo', 'S', { held, bid: 18 }),
      reckon('gucki-solo', 'S', { held, bid: 18, points: 60 }),
      reckon('gucki-solo', 'S', { held, bid: 18, points: 30 }),
      reckon('solo', 'S', { held, bid: 18 }),
      reckon('solo', 'S', { held, bid: 18, points: 60 }),
    ].map(({ points, score }) => [points, score]);
    expect(played).toEqual(told);
    expect(told).toHaveLength(5);
  });

  test('a bid of 23 on a game worth 22 costs 66', () => {
    says(
      'Minus 66.',
      'It costs the next spade value that would have covered 23, which is 33, and that counts double.',
      'You pay the next multiple of its base value that reaches the bid, doubled.',
      'with a bid of 23 and spades worth 22, you may play a Null for exactly 23, clubs for 24, or a Grand.',
      'Or try for schneider, which makes the spade game worth 33.',
    );
    const held = twelve(hand).join(' ');
    const over = reckon('gucki-solo', 'S', { held, bid: 23 });
    expect([over.won, over.overbid, over.score]).toEqual([false, { bid: 23, raisedTo: 33 }, -66]);
    expect(reckon('gucki-solo', 'S', { held, bid: 23, points: 90 }).score).toBe(33);
    expect(reckon('gucki-solo', 'C', { held, bid: 23 }).score).toBe(24);
    expect(reckon('gucki-grand', null, { held, bid: 23 }).score).toBe(48);
    expect(reckon('gucki-nullo', null, { held, bid: 23 }).score).toBe(23);
  });
});

describe('the table of what has changed', () => {
  const row = (title: string): string[] => {
    const line = chapter.source.split('\n').find((one) => one.startsWith(`| ${title} `)) ?? '';
    return line
      .split('|')
      .slice(2, 4)
      .map((cell) => cell.trim());
  };
  /** The base values of a kind of game: one, or one for each suit. */
  const base = (law: Law, kind: Exclude<ContractKind, RamschKind>): number[] => {
    const found = law.rates[kind]?.base ?? NaN;
    return typeof found === 'number' ? [found] : Object.values(found);
  };
  const span = (values: number[]): string =>
    values.length === 1
      ? `base ${values[0]}`
      : `base ${Math.min(...values)} to ${Math.max(...values)}`;

  test('has the base values of both rule books', () => {
    expect(row('Turning up a card for trumps')[0]).toContain(span(base(of1922, 'tournee')));
    expect(row('Taking up the skat, naming a suit')[0]).toContain(span(base(of1922, 'simple')));
    expect(row('Taking up the skat, naming a suit')[1]).toContain(span(base(today, 'gucki-solo')));
    expect(row('A suit from the hand')[0]).toContain(span(base(of1922, 'solo')));
    expect(base(today, 'solo')).toEqual(base(of1922, 'solo'));
    expect(row('Taking up the skat for a Grand')[0]).toContain(span(base(of1922, 'gucki-grand')));
    expect(row('Taking up the skat for a Grand')[1]).toContain(span(base(today, 'gucki-grand')));
    expect(row('A Grand from the hand')[0]).toContain(span(base(of1922, 'grand-solo')));
    expect(row('A Grand from the hand')[1]).toContain(span(base(today, 'grand-solo')));
    expect(row('Open Grand')).toEqual(['base 24', 'base 24, and one step more']);
    expect(base(of1922, 'open-grand')).toEqual([24]);
    expect([of1922.multipliers.hand, of1922.multipliers.open]).toEqual([0, 0]);
    expect([today.multipliers.hand, today.multipliers.open]).toEqual([1, 1]);
    expect(row('No tricks')).toEqual(['Nullo, from the hand: 20, open 40', 'Null: 23, 35, 46, 59']);
    expect([...base(of1922, 'nullo'), ...base(of1922, 'open-nullo')]).toEqual([20, 40]);
    for (const gone of ['simple', 'tournee', 'passt-mir-nicht', 'tournee-grand'] as const)
      expect(today.rates).not.toHaveProperty(gone);
  });

  test('has the bids, schneider, Ramsch and the price of a lost game', () => {
    expect(row('Lowest bid').map(Number)).toEqual([bidValues(of1922)[0], bids[0]]);
    expect(row('Making schneider')[0]).toMatch(new RegExp(`^${of1922.targets.schneider} make it`));
    expect(row('Making schneider')[1]).toMatch(new RegExp(`^${today.targets.schneider} make it`));
    expect(120 - of1922.targets.schneider + 1).toBe(30);
    expect(120 - today.targets.schneider + 1).toBe(31);
    expect([of1922.bidding.vorhandMustBid, today.bidding.vorhandMustBid]).toEqual([false, true]);
    expect(of1922.ramsch.ramsch).toBeDefined();
    const lost = new Set(Object.values(of1922.rates).map((rate) => rate.lost));
    expect(lost).toEqual(new Set([1, 2]));
    expect(row('A lost game')[1]).toBe('always costs double');
  });
});

test('the pack is that of 1922', () => {
  says('The pack, the card points and the way of dealing are those of 1922.');
  expect(CARDS).toHaveLength(32);
  expect(sumPoints([...CARDS])).toBe(120);
});
