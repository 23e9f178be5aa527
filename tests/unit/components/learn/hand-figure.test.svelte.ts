/** The first deal of the lesson at the table that all deals have. */
import { expect, test } from 'vitest';
import { FirstHand } from '../../../../components/learn/first-hand.svelte.ts';
import { HandFigure } from '../../../../components/learn/hand-figure.svelte.ts';
import type { Stage } from '../../../../src/learn/step.ts';

/** The deal at a stage, which the test may change. */
function atStage(first: Stage): { figure: HandFigure; hand: FirstHand; reach(stage: Stage): void } {
  let stage = $state(first);
  const hand = new FirstHand();
  hand.reach(first);
  return {
    figure: new HandFigure(hand, () => stage),
    hand,
    reach(next) {
      stage = next;
      hand.reach(next);
    },
  };
}

test('the plates say what each seat has bid, whose turn it is, and in the end who is declarer', () => {
  const { figure, hand } = atStage('bid');
  expect([figure.words, figure.turn, figure.line.declarer]).toEqual([{ M: '18' }, 'V', null]);
  hand.say('yes');
  expect(figure.words).toEqual({ M: '20', V: 'yes' });
  while (hand.numberAsked !== null) hand.say('yes');
  expect(figure.words).toEqual({ M: 'passes', V: 'yes', H: 'passes' });
  expect([figure.turn, figure.line.declarer]).toEqual([null, 'V']);
});

test('the skat is taken up into a hand of twelve, and two cards of it are put away', () => {
  const { figure, hand } = atStage('skat');
  expect([figure.stop.hands['V']?.length, figure.skatTakenBy, figure.skatKnown]).toEqual([
    10,
    null,
    false,
  ]);
  hand.takeSkat();
  expect([figure.stop.hands['V']?.length, figure.skatTakenBy]).toEqual([12, 'V']);
  for (const card of ['D10', 'S9'] as const) figure.cardChoice?.press(card);
  expect(figure.cardChoice?.chosen).toEqual(['D10', 'S9']);
  hand.layAway();
  expect([figure.stop.hands['V']?.length, figure.skatTakenBy, figure.skatKnown]).toEqual([
    10,
    null,
    true,
  ]);
  expect([figure.cardChoice, figure.stop.place.at]).toEqual([null, 'layout']);
});

test('a trick lies until it is cleared, or until a reader who has taken it leads the next', () => {
  const { figure, hand } = atStage('play');
  expect([figure.stop.toPlay, figure.stop.trick]).toEqual(['V', 1]);
  figure.play('CJ');
  expect(figure.stop).toMatchObject({ trick: 1, taken: { by: 'V', points: 6 }, toPlay: 'V' });
  expect(figure.playable).toHaveLength(9);
  figure.play('SJ');
  expect(figure.stop).toMatchObject({ trick: 2, score: { V: { tricks: 2 } } });
  expect(hand.cards).toHaveLength(8);
  figure.card('forward');
  expect(figure.stop.table).toEqual([]);
});

test('a card that does not follow is refused with the reason that the lesson gives', () => {
  const { figure, hand } = atStage('play');
  figure.play('CJ');
  figure.card('forward');
  const findRefused = (): (typeof hand.cards)[number] | undefined =>
    hand.cards.find((card) => !figure.playable.includes(card));
  for (let trick = 2; trick < 10 && findRefused() === undefined; trick++) {
    figure.play(figure.playable.at(-1)!);
    figure.card('forward');
  }
  // A defender has led.
  expect(figure.stop.table[0]?.seat).not.toBe('V');
  const refused = findRefused();
  figure.refuse(refused!);
  expect(hand.reply?.accepted).toBe(false);
  expect(hand.reply?.text).not.toBe('');
  expect(hand.cards).toContain(refused);
});
