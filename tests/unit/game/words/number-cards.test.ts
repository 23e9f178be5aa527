/** Numbers in the chapters: those that are cards, and those that count something. */
import { expect, test } from 'vitest';
import { renameCards } from '../../../../src/game/words/prose.ts';
import { quoting } from '../../content/quote.ts';

const german = (text: string): string => renameCards(text, 'de', 'french');

test.each([
  ['07-the-simple-game', 'The ten is safe, as the play so far shows.'],
  ['07-the-simple-game', 'The eight, nine, seven, queen and king of that suit are gone too.'],
  [
    '13-tenace',
    'If the ace is put on to shut it out, your ten is the best card of the suit from then on.',
  ],
  [
    '15-5-solo-defence',
    'So the seven, eight and nine, unless you hold them or have seen them played, are with the declarer or in the skat.',
  ],
  [
    '15-7-solo-fattening',
    'A ten without a guard should go at the first chance you get, and so should every counting card in a suit that the declarer has discarded or ruffed.',
  ],
  ['20-ramsch', 'You must follow suit, with the ten or the seven.'],
  [
    '20-ramsch',
    'The seven leaves the trick to another player, but then you still have three tens to get rid of, and each of them may win.',
  ],
  [
    '15-4-solo-leading',
    'The ten shows Mittelhand that ace and king of hearts need not be kept as a tenace.',
  ],
  ['21-nullo', 'But if the seven and the eight are both played to it, the nine wins the trick.'],
])('in %s every number in “%s” is a card', (file, sentence) => {
  quoting(`content/manual/${file}.mdx`)(sentence);
  expect(german(sentence)).not.toMatch(/\b(?:ten|nine|eight|seven)s?\b/iu);
});

test.each([
  ['01-introduction', 'Skat has seven games, and three ways of choosing.'],
  ['04-description-of-the-game', 'it has eleven cards, and each of the other suits only seven.'],
  [
    '06-first-principles',
    'Two tricks lie in front of you, and eight in front of the two who played against you.',
  ],
  ['06-first-principles', 'Foster’s example has lost its ten cards and kept its answers:'],
  [
    '17-open-grands',
    'You lay your ten cards face up on the table and invite the other two to take a trick from you.',
  ],
  [
    '18-tournee-grand',
    'The hand has five sure tricks, and it cannot have seven of them unless the ace of diamonds happens to be the other card of the skat.',
  ],
  ['19-gucki-grand', 'This is what each of your ten leads brings you:'],
  ['19-gucki-grand', 'And in counting up to the seven you may count unguarded'],
  [
    '24-management-of-tournaments',
    'To the eight columns for four players add one on the right for remarks.',
  ],
])('in %s no number in “%s” is a card', (file, sentence) => {
  if (/[.:]$/u.test(sentence)) quoting(`content/manual/${file}.mdx`)(sentence);
  expect(german(sentence)).not.toMatch(/\b(?:Zehn|Neun|Acht|Sieben)(?:en)?\b/u);
});

test.each([
  ['the ace 11, the ten 10, the king 4', 'the Ass 11, the Zehn 10, the König 4'],
  ['A nine, eight or seven: it counts nothing.', 'A Neun, Acht or Sieben: it counts nothing.'],
  [
    'the nine or ten cards, the seven or eight tricks',
    'the nine or ten cards, the seven or eight tricks',
  ],
  ['aces and tens; an eight', 'Asse and Zehnen; an Acht'],
  ['the seven-trump Solo, the ten to one', 'the seven-trump Solo, the ten to one'],
  ['the eight of some other suit', 'the Acht of some other suit'],
  ['with nine and seven of a suit', 'with Neun and Sieben of a suit'],
  ['a king or a ten falling on it', 'a König or a Zehn falling on it'],
  ['the ten cards and the eight tricks', 'the ten cards and the eight tricks'],
])('%s', (text, expected) => {
  expect(german(text)).toBe(expected);
});

test('in a German pack with English names they stay numbers', () => {
  expect(renameCards('the ten or the queen', 'en', 'german')).toBe('the ten or the Ober');
});
