/** What the chapter on Eichhorn's finesse says of its trials as a whole, and of single hands. */
import { expect, test } from 'vitest';
import { FINESSE } from '../../../../content/rules/finesse.ts';
import { tryRule } from '../../../../src/book/trials.ts';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { heldAfter, readHand, trickText, trumpsAmong } from './hand-text.ts';

const chapter = readChapter('content/shelf/eichhorn-finesse.mdx');
const says = quoting(chapter);

test('there are 34 rules and 42 trials, and they come out as the chapter says', () => {
  says(
    'He has 34 such rules, sorted by where you sit.',
    'There are 42 such trials.',
    'In 24 of them the rule is worth points, in nine it makes no difference, and in nine it costs points.',
    'It decides the game fourteen times, and only once against the side that followed it.',
  );
  says('Three of the rules are about what to put away or what to notice, so they have no trick.');
  const all = FINESSE.flatMap(({ rules }) => rules);
  expect(all).toHaveLength(34);
  expect(all.filter(({ trials }) => trials.length === 0)).toHaveLength(3);
  const outcomes = FINESSE.flatMap(({ rules, side }) =>
    rules.flatMap(({ trials }) =>
      trials.map((trial) => tryRule(trial, readHand(trial.hand), side)),
    ),
  );
  expect(outcomes).toHaveLength(42);
  expect(outcomes.filter(({ gain }) => gain > 0)).toHaveLength(24);
  expect(outcomes.filter(({ gain }) => gain === 0)).toHaveLength(9);
  expect(outcomes.filter(({ gain }) => gain < 0)).toHaveLength(9);
  const deciding = outcomes.filter(({ decides }) => decides);
  expect(deciding).toHaveLength(14);
  expect(deciding.filter(({ gain }) => gain < 0)).toHaveLength(1);
});

test('the chapter has every seat once', () => {
  const shown = chapter.tags.filter(({ name }) => name === 'FinesseRules');
  expect(shown.map(({ props }) => props['seat'])).toEqual(FINESSE.map(({ id }) => id));
});

test('it opens with Hand No. 3 after the first trick, which the declarer lost with a small trump', () => {
  says(
    'The declarer, Vorhand, turned hearts for trumps, led a small one, and lost the trick.',
    'Foster’s Hinterhand leads a diamond, and the declarer wins.',
  );
  const hand = readHand('foster-03');
  const shown = chapter.tags.find(({ name }) => name === 'Which')?.props['cards'] ?? '';
  expect(cardsOfText(shown).toSorted()).toEqual(heldAfter(hand, 'H', 1).toSorted());
  expect(hand.contract).toMatchObject({ kind: 'tournee', trump: 'H' });
  expect(trickText(hand, 1)).toMatch(/^V H7, .*: H/);
  expect(trickText(hand, 2)).toMatch(/^H DK/);
});

test('what the notes beside rules say of single hands is so', () => {
  const one = readHand('foster-01');
  const out = ['M', 'H'] as const;
  const trumps = out.flatMap((seat) => trumpsAmong(heldAfter(one, seat, 1), one));
  // Mittelhand follows with one of two, Hinterhand with the only one.
  expect(trumps.toSorted()).toEqual(['HJ', 'S9', 'SK']);
  const nine = readHand('foster-09');
  expect([trickText(nine, 3), trickText(nine, 4)].join(' ')).toMatch(/M SJ.*V DJ.*M CJ.*V CA/);
  const ten = readHand('foster-10');
  expect(trickText(ten, 5)).toMatch(/^V D7, .*: [MH]/);
  expect(trickText(ten, 7)).toMatch(/^V D10, M DA/);
});
