/**
 * What the chapter on defending says of its three hands as they were played, of what a defender can
 * work out there, and of the laws. What it says of best play and of imagined deals is in
 * today-defending-together.measured.test.ts.
 */
import { expect, test } from 'vitest';
import type { Hand } from '../../../../src/game/notation/hand.ts';
import { CARDS, rankOf, suitOf, sumPoints } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { countMatadors } from '../../../../src/game/skat/matadors.ts';
import { isTrump } from '../../../../src/game/skat/order.ts';
import { legalPlays, toMove } from '../../../../src/game/skat/play.ts';
import { SEEGER } from '../../../../src/game/skat/seeger.ts';
import { nextSeat } from '../../../../src/game/skat/seats.ts';
import { judgeDeclarer } from '../../../../src/game/skat/result.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import { stated, value } from '../../game/skat/support.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { afterCards } from './grands.ts';
import { heldAfter, readHand, trickText, trumpsAmong, twelve } from './hand-text.ts';

const chapter = readChapter('content/today/7-defending-together.mdx');
const says = quoting(chapter);
const clubs = readHand('today-exactly-sixty');
const spades = readHand('today-the-lead-that-cost-it');
const hearts = readHand('today-held-to-sixty');
const ISKO = LAWS.isko;

const cardsPlayed = ({ line }: Hand): Card[] =>
  line.tricks.flatMap(({ plays }) => plays.map(({ card }) => card));

/** What a seat has not seen when so many cards are played and its own are known to it. */
function unseenBy(hand: Hand, seat: Seat, count: number): Card[] {
  const seen = new Set([...cardsPlayed(hand).slice(0, count), ...heldAfter(hand, seat, 0)]);
  return CARDS.filter((card) => !seen.has(card));
}

/** The suits that a seat has shown to be out of, trumps as `T`, in the cards played so far. */
function shownOut(hand: Hand, seat: Seat, count: number): ReadonlySet<string> {
  const kindOf = (card: Card): string => (isTrump(card, hand.contract) ? 'T' : suitOf(card));
  const out = new Set<string>();
  let left = count;
  for (const { plays } of hand.line.tricks) {
    const led = plays[0]!.card;
    for (const play of plays) {
      if (left-- <= 0) return out;
      if (play.seat === seat && kindOf(play.card) !== kindOf(led)) out.add(kindOf(led));
    }
  }
  return out;
}

/** The defenders' points after so many tricks. */
function defendersAfter({ declarer, line }: Hand, tricks: number): number {
  return line.tricks
    .slice(0, tricks)
    .reduce((sum, { points, winner }) => sum + (winner === declarer ? 0 : (points ?? 0)), 0);
}

/** What a game with the skat comes to when the declarer has these points. */
function scoreAt(hand: Hand, points: number): number {
  const matadors = countMatadors(twelve(hand), hand.contract);
  const result = judgeDeclarer(stated(points), hand.contract, ISKO);
  return value(gameValue({ contract: hand.contract, matadors, bid: null, result }, ISKO)).score;
}

test('the comment on the heart game counts Vorhand’s trumps and aces', () => {
  expect(hearts.comment?.replaceAll(/\s+/gu, ' ')).toContain(
    'Vorhand plays a heart game with five trumps and two aces,',
  );
  const held = heldAfter(hearts, 'V', 0);
  expect(trumpsAmong(held, hearts)).toHaveLength(5);
  expect(held.filter((card) => rankOf(card) === 'A')).toEqual(['CA', 'DA']);
});

test('the opening position: two cards, 46 points, and four cards that Hinterhand has not seen', () => {
  says(
    'You hold two cards, SK and D10, and you may play either.',
    'You need 14 points, and one trick is left.',
    'Four cards are unseen: the jacks of hearts and diamonds, and the queen and eight of diamonds.',
    'Mittelhand ruffed your partner’s ace of diamonds, so Mittelhand’s last card is a jack.',
  );
  expect(heldAfter(clubs, 'H', 8)).toEqual(['SK', 'D10']);
  expect(legalPlays(afterCards(clubs, 26))).toEqual(expect.arrayContaining(['SK', 'D10']));
  expect(60 - defendersAfter(clubs, 8)).toBe(14);
  expect(unseenBy(clubs, 'H', 26).toSorted()).toEqual(['D8', 'DJ', 'DQ', 'HJ']);
  expect(trickText(clubs, 7)).toMatch(/^V DA, M C/);
  expect([...shownOut(clubs, 'M', 21)]).toContain('D');
});

test('of all ways to place those four cards one lets the defenders come to sixty, with the ten kept', () => {
  says(
    'If not, the declarer wins whatever you play.',
    'Only one arrangement of the four cards could still beat the game, so you played for that one.',
    'If you play the ten now, the last trick holds only 8, and you end with 54.',
  );
  const unseen = unseenBy(clubs, 'H', 26);
  const ends = unseen.flatMap((last) =>
    // Mittelhand has no diamond, and has won the trick: Mittelhand leads the last card.
    suitOf(last) === 'D' && !isTrump(last, clubs.contract)
      ? []
      : unseen
          .filter((card) => card !== last)
          .flatMap((partner) =>
            (['SK', 'D10'] as const).map((kept) => {
              const beats = partner === 'HJ';
              const won = beats ? sumPoints([last, partner, kept]) : 0;
              return { kept, last, partner, points: defendersAfter(clubs, 8) + won };
            }),
          ),
  );
  expect(ends).toHaveLength(12);
  expect(ends.filter(({ points }) => points >= 60)).toEqual([
    { kept: 'D10', last: 'DJ', partner: 'HJ', points: 60 },
  ]);
  const given = ends.filter(({ kept, partner }) => kept === 'SK' && partner === 'HJ');
  expect(given.map(({ points }) => points)).toEqual([54]);
});

test('what the laws and today’s list give each side', () => {
  says(
    'The declarer needs 61 points, and the two of you need 60 between you.',
    'On today’s list at a table of three, each of you gets 40 points when the declarer loses.',
    'With 30 or fewer you are schneider, and the declarer’s game is worth one multiplier more.',
    'The spade game won 22; with schneider it would have been 33.',
    'When you have your 60, a declarer who ends with 30 or fewer loses one multiplier more, and that counts double too.',
  );
  expect(ISKO.targets).toMatchObject({ game: 61, schneider: 90, outOfSchneider: 31 });
  expect(SEEGER.othersLost[3]).toBe(40);
  expect(scoreAt(spades, 61)).toBe(22);
  expect(scoreAt(spades, 89)).toBe(22);
  expect(scoreAt(spades, 90)).toBe(33);
  expect(scoreAt(hearts, 60)).toBe(-60);
  expect(scoreAt(hearts, 31)).toBe(-60);
  expect(scoreAt(hearts, 30)).toBe(-60 - 2 * 10);
});

test('the ways round the table are as the saying has them', () => {
  says(
    'The short way: the declarer plays next, so your partner plays last.',
    'The long way: your partner plays next, and the declarer plays last.',
    'It is the long way, and you have two short suits, hearts and diamonds.',
  );
  expect(nextSeat('V')).toBe(clubs.declarer);
  expect(nextSeat(nextSeat('V'))).toBe(spades.declarer);
  const plain = heldAfter(spades, 'V', 0).filter((card) => !isTrump(card, spades.contract));
  const lengths = ['C', 'H', 'D'].map((suit) => plain.filter((one) => suitOf(one) === suit).length);
  expect(lengths).toEqual([3, 2, 2]);
  expect(trickText(spades, 1)).toBe('V HK, M H7, H HA: H 15');
  expect(heldAfter(spades, 'H', 0).filter((card) => suitOf(card) === 'H')).toEqual(['HA']);
});

test('in the club game Vorhand sits on the declarer’s right, leads the long suit, and has it returned', () => {
  says(
    'In the first hand you were on the left and returned your partner’s suit with the seven of hearts. With all cards open it was your best card.',
  );
  expect(nextSeat(clubs.declarer!)).toBe('H');
  const plain = heldAfter(clubs, 'V', 0).filter((card) => !isTrump(card, clubs.contract));
  expect(plain.map(suitOf).join('')).toBe('HHHDD');
  expect(trickText(clubs, 1)).toMatch(/^V H8/);
  expect(trickText(clubs, 2)).toMatch(/^H H7/);
});

test('second hand in the heart game: a spade through Hinterhand, and a jack through Mittelhand', () => {
  says(
    'You have the ace and the queen, and the declarer plays last.',
    'your partner had ace, king and queen of trumps beside it, and you had the jack of spades.',
  );
  expect(trickText(hearts, 6)).toBe('M S7, H SA, V H10: V 21');
  expect(legalPlays(afterCards(hearts, 16)).toSorted()).toEqual(['SA', 'SQ']);
  expect(heldAfter(hearts, 'V', 0).map(suitOf)).not.toContain('S');
  expect(trickText(hearts, 4)).toBe('V HJ, M HQ, H SJ: H 7');
  expect(trumpsAmong(heldAfter(hearts, 'M', 3), hearts)).toEqual(['CJ', 'HA', 'HK', 'HQ']);
});

test('fattening: what Hinterhand knows of the trick with the ace of spades, and how it went', () => {
  says(
    'But six trumps are still out, and two of them at most were put away.',
    'In the heart game you had the ten, the queen and the seven of clubs, and played the seven to the declarer’s ace.',
  );
  const shown = chapter.tags.find(({ name }) => name === 'Which')?.props['cards'];
  expect(shown?.split(' ')).toEqual(legalPlays(afterCards(clubs, 16)));
  expect(toMove(afterCards(clubs, 17))).toBe('V');
  expect([...shownOut(clubs, 'V', 15)]).toEqual(['S']);
  const rounds = clubs.line.tricks.slice(0, 5).filter(({ plays }) => plays[0]!.card.endsWith('J'));
  const partner = rounds.map(({ plays }) => plays.find(({ seat }) => seat === 'V')!.card);
  expect(trumpsAmong(partner, clubs)).toEqual(['C7', 'C9']);
  expect(trumpsAmong(unseenBy(clubs, 'H', 16), clubs)).toHaveLength(6);
  expect(trickText(clubs, 6)).toBe('M SA, H S10, V CA: V 32');
  const held = heldAfter(hearts, 'H', 0).filter((card) => suitOf(card) === 'C');
  expect(held).toEqual(['C10', 'CQ', 'C7']);
  expect(trickText(hearts, 1)).toMatch(/^V CA, .*H C7: V/);
});

test('a suit that the declarer must ruff: the eighth trick of the heart game', () => {
  says(
    'You and your partner have 25 points, and you hold three cards: the queens of clubs and spades and the ten of diamonds.',
    'Of the diamonds only the queen is out, so your ten wins unless Vorhand ruffs.',
    'In the spade game the ten of hearts fell to the ace of trumps, and the declarer had 21 points more.',
    'In the club game Vorhand could have ruffed Mittelhand’s small spade, but discarded a small diamond, because there were no points to win.',
  );
  expect(defendersAfter(hearts, 7)).toBe(25);
  expect(heldAfter(hearts, 'H', 7)).toEqual(['CQ', 'SQ', 'D10']);
  const unseen = unseenBy(hearts, 'H', 21);
  const diamonds = unseen.filter((card) => suitOf(card) === 'D' && card !== 'DJ');
  expect(diamonds).toEqual(['DQ']);
  // Mittelhand, who could ruff as well, is out of diamonds and would only take a trick of the partner.
  expect([...shownOut(hearts, 'M', 21)]).toContain('D');
  expect(trickText(hearts, 8)).toBe('H D10, V H9, M HA: M 21');
  expect(trickText(spades, 5)).toBe('V H10, M H8, H SA: H 21');
  expect(trickText(clubs, 4)).toBe('M S8, H S7, V D9: M 0');
  expect(trumpsAmong(heldAfter(clubs, 'V', 3), clubs).length).toBeGreaterThan(0);
});

test('counting in the heart game: the ten of spades, and what was put away', () => {
  says(
    'Vorhand ruffed a spade, and the ten of spades has not been seen: it is with your partner, or it was put away.',
    'If the ten was put away, that makes 57, so you cannot let Vorhand win four more points.',
    'the ten went into the skat together with the queen of diamonds, which makes 13 points, and Vorhand had 60 already.',
  );
  expect([...shownOut(hearts, 'V', 21)]).toContain('S');
  expect(unseenBy(hearts, 'H', 21)).toContain('S10');
  const taken = 120 - defendersAfter(hearts, 7) - sumPoints(hearts.layout ?? []);
  const left = (['V', 'M', 'H'] as const).flatMap((seat) => heldAfter(hearts, seat, 7));
  const inTricks = taken - sumPoints(left);
  expect(inTricks).toBe(47);
  expect(inTricks + 10).toBe(57);
  expect(57 + 4).toBe(ISKO.targets.game);
  expect(hearts.layout?.toSorted()).toEqual(['DQ', 'S10']);
  expect(inTricks + sumPoints(hearts.layout ?? [])).toBe(60);
});

test('there are eleven trumps, and the three hands end at the line', () => {
  says(
    'There are eleven. Subtract those played and your own, and you know how many are still out.',
    'In the spade game the defenders have 59 after nine tricks, and the tenth goes to the declarer’s last trump.',
  );
  expect(trumpsAmong(CARDS, clubs)).toHaveLength(11);
  expect([clubs, spades, hearts].map((hand) => defendersAfter(hand, 10))).toEqual([60, 59, 60]);
  for (const hand of [clubs, hearts]) expect(defendersAfter(hand, 9)).toBeLessThan(60);
  expect(defendersAfter(spades, 9)).toBe(59);
  expect(trickText(spades, 10)).toMatch(/H S10, .*: H/);
  expect(trumpsAmong(heldAfter(spades, 'H', 9), spades)).toEqual(['S10']);
});
