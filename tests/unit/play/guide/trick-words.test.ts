/** The word for each trick, held against the cards as they lie: by no function of the guide. */
import { describe, expect, test } from 'vitest';
import { seatView } from '../../../../src/strategy/players/view.ts';
import type { Action } from '../../../../src/strategy/players/action.ts';
import type { DealState } from '../../../../src/strategy/players/state.ts';
import { takeAction } from '../../../../src/strategy/players/table.ts';
import { dealAll } from '../../../../src/strategy/simulations/deals.ts';
import { FIRST_GAME } from '../../../../src/play/first-game.ts';
import { GUIDE_LETTERS, guideWord } from '../../../../src/play/guide/guide.ts';
import { trickWords } from '../../../../src/play/guide/say-trick.ts';
import { Chance } from '../../../../src/lib/random.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';
import { beats, rank, suitIn, trump, worth } from '../../strategy/advice/held.ts';
import type { Held } from '../../strategy/advice/held.ts';
import {
  anything,
  firstGameAt,
  firstGamePlayed,
  playOn,
  playToCards,
  sensibly,
  untilTurn,
} from './guided.ts';
import type { Choice } from './guided.ts';
import { cardsIn } from './true-reasons.ts';

const READER = FIRST_GAME.seat;
const SUIT = { clubs: 'C', spades: 'S', hearts: 'H', diamonds: 'D' } as const;
const ROUND: readonly Seat[] = ['V', 'M', 'H'];

/** A trick that is over, with the whole deal. */
interface Over {
  readonly state: DealState;
  readonly reader: Seat;
  readonly held: Held;
}

const hand = ({ state }: Over, seat: Seat): readonly Card[] => state.play!.hands[seat];
const others = ({ reader }: Over): Seat[] => ROUND.filter((seat) => seat !== reader);
const theirs = (over: Over): Card[] => others(over).flatMap((seat) => [...hand(over, seat)]);
const hidden = (over: Over): Card[] =>
  over.state.declarer === over.reader && over.held.view.skat.length === 2
    ? theirs(over)
    : [...theirs(over), ...(over.state.layout ?? over.state.deal.skat)];
/** Anna sits to the reader's left, Bert to the right. */
const seatCalled = ({ reader }: Over, name: string): Seat =>
  ROUND[(ROUND.indexOf(reader) + (name === 'Anna' ? 1 : 2)) % 3]!;
const isOurs = ({ reader, state }: Over, seat: Seat): boolean =>
  (seat === state.declarer) === (reader === state.declarer);
const points = (over: Over, ours: boolean): number => {
  const won = over.state.play!.tricks.filter(({ winner }) => isOurs(over, winner) === ours);
  const sum = won.reduce((total, { cards }) => total + worth(cards), 0);
  const hasAway = ours && over.reader === over.state.declarer;
  return sum + (hasAway ? worth(over.held.view.layout ?? []) : 0);
};
const lastTrick = ({ state }: Over) => state.play!.tricks.at(-1)!;
/** The card and the seat that took the trick, found by comparing the three. */
function taker(over: Over): { card: Card; seat: Seat } {
  const { cards, leader } = lastTrick(over);
  const card = cards.reduce((best, one) => (beats(over.held, one, best) ? one : best));
  return { card, seat: ROUND[(ROUND.indexOf(leader) + cards.indexOf(card)) % 3]! };
}
const isHighest = (over: Over, card: Card): boolean =>
  hidden(over).every(
    (one) => suitIn(over.held, one) !== suitIn(over.held, card) || !beats(over.held, one, card),
  );
const trumps = (over: Over, cards: readonly Card[]): number =>
  cards.filter((card) => trump(over.held, card)).length;

/** What each sentence says, and whether it is so. */
const SENTENCES: readonly (readonly [RegExp, (over: Over, match: RegExpExecArray) => boolean])[] = [
  [
    /^Your (\S+) takes (\d+ points?|a trick without points)$/u,
    (over, [, card, much]) =>
      taker(over).seat === over.reader &&
      taker(over).card === card &&
      worth(lastTrick(over).cards) === (Number.parseInt(much!, 10) || 0),
  ],
  [
    /^(Anna|Bert)’s (\S+) takes (\d+ points?|a trick without points)( for your side)?(, and your (\S+) is lost)?$/u,
    (over, [, name, card, much, side, , lost]) =>
      taker(over).seat === seatCalled(over, name!) &&
      taker(over).card === card &&
      isOurs(over, taker(over).seat) === (side !== undefined) &&
      worth(lastTrick(over).cards) === (Number.parseInt(much!, 10) || 0) &&
      (lost === undefined || lastTrick(over).cards.includes(lost as Card)),
  ],
  [
    /^(Anna|Bert) trumps with the (\S+), and your (\S+) is lost: (\d+) points$/u,
    (over, [, name, card, lost, much]) =>
      taker(over).seat === seatCalled(over, name!) &&
      taker(over).card === card &&
      trump(over.held, taker(over).card) &&
      lastTrick(over).cards.includes(lost as Card) &&
      worth(lastTrick(over).cards) === Number(much),
  ],
  [
    /^That was their last trump$/u,
    (over) => trumps(over, theirs(over)) === 0 && trumps(over, lastTrick(over).cards) > 0,
  ],
  [
    /^(The only trumps left are yours|Every trump has been played)$/u,
    (over) => trumps(over, hidden(over)) === 0,
  ],
  [
    /^Your (.+) (?:is|are) safe now$/u,
    (over, [, which]) => {
      const own = hand(over, over.reader);
      const safe = which === 'aces' ? own.filter((card) => rank(card) === 'A') : cardsIn(which!);
      return (
        safe.length > 0 &&
        trumps(over, theirs(over)) === 0 &&
        safe.every((card) => own.includes(card) && isHighest(over, card))
      );
    },
  ],
  [
    /^You can trump any (\w+) they lead$/u,
    (over, [, name]) =>
      hand(over, over.reader).every(
        (card) => trump(over.held, card) || !card.startsWith(SUIT[name as keyof typeof SUIT]),
      ) && trumps(over, theirs(over)) === 0,
  ],
  [
    /^(Anna|Bert) has no trump(?: left)?$/u,
    (over, [, name]) => trumps(over, hand(over, seatCalled(over, name!))) === 0,
  ],
  [
    /^(Anna and Bert|Bert and Anna) have no trump left$/u,
    (over) => trumps(over, theirs(over)) === 0,
  ],
  [
    /^(Anna|Bert) has the last (one|\d+)$/u,
    (over, [, name, count]) =>
      trumps(over, hand(over, seatCalled(over, name!))) === (Number(count) || 1) &&
      trumps(over, theirs(over)) === (Number(count) || 1),
  ],
  [
    /^(Anna|Bert) has no (clubs|spades|hearts|diamonds)(?: left|, and may trump them)$/u,
    (over, [, name, suit]) =>
      hand(over, seatCalled(over, name!)).every(
        (card) => suitIn(over.held, card) !== SUIT[suit as keyof typeof SUIT],
      ),
  ],
  [
    /^Your (\S+) is the highest of the \w+ now$/u,
    (over, [, card]) =>
      hand(over, over.reader).includes(card as Card) && isHighest(over, card as Card),
  ],
  [
    /^You have no (\w+) left, and can trump them now$/u,
    (over, [, suit]) =>
      hand(over, over.reader).every(
        (card) => suitIn(over.held, card) !== SUIT[suit as keyof typeof SUIT],
      ) && trumps(over, hand(over, over.reader)) > 0,
  ],
  [
    /^(\d+) trumps? (?:is|are) still out against you$/u,
    (over, [, count]) => trumps(over, theirs(over)) === Number(count),
  ],
  [
    /^Of the trumps you do not hold, (\d+) (?:has|have) not been played$/u,
    (over, [, count]) => trumps(over, hidden(over)) === Number(count),
  ],
  [
    /^(?:You|You two|With the cards you put away you) have (\d+) of the (60|61) you need$/u,
    (over, [, sum, goal]) =>
      points(over, true) === Number(sum) &&
      (goal === '61') === (over.reader === over.state.declarer),
  ],
  [
    /^You(?: two)? have no points yet, and need (60|61)$/u,
    (over, [, goal]) =>
      points(over, true) === 0 && (goal === '61') === (over.reader === over.state.declarer),
  ],
  [
    /^With the cards you put away you have (\d+), more than half of the 120: the game is won$/u,
    (over, [, sum]) => points(over, true) === Number(sum) && Number(sum) > 60,
  ],
  [
    /^You have (\d+): they are schneider, which counts one more$/u,
    (over, [, sum]) => points(over, true) === Number(sum) && Number(sum) >= 90,
  ],
  [
    /^They have (\d+), so you cannot reach 61: the game is lost$/u,
    (over, [, sum]) => points(over, false) === Number(sum) && Number(sum) >= 60,
  ],
  [
    /^You two have (\d+), and 60 are enough: (?:Anna|Bert) has lost$/u,
    (over, [, sum]) => points(over, true) === Number(sum) && Number(sum) >= 60,
  ],
  [
    /^(?:Anna|Bert) has (\d+) points in tricks: you two have lost$/u,
    (over, [, sum]) => points(over, false) === Number(sum) && Number(sum) > 60,
  ],
];

function checkWords(state: DealState, reader: Seat, counts: Map<RegExp, number>): void {
  const view = seatView(state, reader);
  const held: Held = { state, view, cards: [], says: '' };
  const over: Over = { state, reader, held };
  const said = trickWords(view, 'french');
  expect(said.length).toBeGreaterThan(0);
  expect(guideWord('trick', view, 'french')!.sentences.join(' ').length).toBeLessThanOrEqual(
    GUIDE_LETTERS,
  );
  for (const sentence of said.flatMap((one) => one.split(/(?<=\.) /u))) {
    const plain = sentence.replace(/\.$/u, '');
    const found = SENTENCES.find(([pattern]) => pattern.test(plain));
    expect(found, `Nobody checks “${sentence}”`).toBeDefined();
    const [pattern, isSo] = found!;
    counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
    const trick = JSON.stringify([sentence, reader, lastTrick(over), state.play!.hands]);
    expect(isSo(over, pattern.exec(plain)!), trick).toBe(true);
  }
}

const trickIsOver = ({ play }: DealState): boolean =>
  play?.table.length === 0 && play.tricks.length > 0;

describe('the word for a trick', () => {
  const played = (seed: number, choice: Choice): DealState[] =>
    playOn(firstGamePlayed(), READER, choice, { seed, worlds: 1 });
  const sensible = played(1, sensibly);
  const careless = [played(2, anything), played(4, anything)];

  test('stands after each of the ten tricks of the first game, and all of it is so', () => {
    const counts = new Map<RegExp, number>();
    for (const states of [sensible, ...careless]) {
      const over = states.filter(trickIsOver);
      expect(over).toHaveLength(10);
      for (const state of over) checkWords(state, READER, counts);
    }
    expect(counts.size).toBeGreaterThan(8);
  });

  test('is so in other deals, from each seat', () => {
    const counts = new Map<RegExp, number>();
    for (let number = 0; number < 24; number++) {
      const reader = ROUND[number % 3]!;
      const { state: start } = playToCards(dealAll(new Chance(300 + number)), reader);
      if (start === null) continue;
      const states = playOn(start, reader, anything, { seed: number, worlds: 1 });
      for (const state of states.filter(trickIsOver)) checkWords(state, reader, counts);
    }
    expect(counts.size).toBeGreaterThan(14);
  });

  test('says that the last trump is gone, and that the aces are safe', () => {
    const trumpsFirst: Choice = (legal) =>
      legal.find((card) => rank(card) === 'J') ??
      legal.find((card) => card.startsWith(SUIT.clubs)) ??
      legal[0]!;
    const words = played(1, trumpsFirst)
      .filter(trickIsOver)
      .map((state) => trickWords(seatView(state, READER), 'french').join(' '));
    expect(words.join('\n')).toMatch(
      /That was their last trump\. Your (?:aces are|\S+ is|\S+ and \S+ are) safe now\./u,
    );
    expect(words.at(0)).toMatch(/trumps are still out against you/u);
  });

  test('says once that the points include what was put away', () => {
    const words = sensible
      .filter(trickIsOver)
      .map((state) => trickWords(seatView(state, READER), 'french').at(-1)!);
    expect(words[0]).toBe('With the cards you put away you have 19 of the 61 you need.');
    expect(words[1]).toMatch(/^You have \d+ of the 61 you need\.$/u);
  });

  test('says nothing of points in a Null, and of no cards put away where the skat was left', () => {
    const wordsIn = (from: DealState, action: Action): string =>
      playOn(untilTurn(takeAction(from, action), READER), READER, anything, { seed: 1, worlds: 1 })
        .filter(trickIsOver)
        .map((state) => trickWords(seatView(state, READER), 'french').join(' '))
        .join('\n');
    const contract = { kind: 'gucki-nullo', trump: null, announced: null } as const;
    const away = ['HA', 'DA'] as const;
    const ofNull = wordsIn(firstGameAt('layout'), { do: 'declare', contract, layout: away });
    expect(ofNull).toMatch(/ takes the trick\./u);
    expect(ofNull).not.toMatch(/point/u);
    const solo = { kind: 'solo', trump: 'C', announced: null } as const;
    const ofHand = wordsIn(firstGameAt('game'), { do: 'declare', contract: solo, layout: null });
    expect(ofHand).toMatch(/of the 61 you need/u);
    expect(ofHand).not.toMatch(/put away/u);
  });

  test('stays as it is while the next trick is played', () => {
    let words: string[] = [];
    for (const state of careless[1]!) {
      const now = trickWords(seatView(state, READER), 'french');
      if (!trickIsOver(state)) expect(now).toEqual(words);
      words = now;
    }
  });
});
