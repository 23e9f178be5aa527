/** The hundred deals of the chapter on Solo, dealt and solved again. */
import { expect, test } from 'vitest';
import { quoting } from '../reading/quote.ts';
import { readChapter } from '../reading/chapter-text.ts';
import { parseCards } from '../../../src/tools/examples/counting.ts';
import { readHand } from './hand-text.ts';
import { winsOfHundred } from './random-deals.ts';

const bidding = readChapter('content/manual/15-2-solo-bidding.mdx');
const says = quoting(bidding);

test.each([
  ['foster-07', '| 7 | 9 | Vorhand |'],
  ['foster-08', '| 8 | 9 | Hinterhand |'],
  ['foster-09', '| 9 | 7 | Mittelhand |'],
  ['foster-10', '| 10 | 7 | Vorhand |'],
  ['foster-11', '| 11 | 8 | Mittelhand |'],
  ['foster-12', '| 12 | 8 | Vorhand |'],
])('%s wins as many of a hundred deals as its row says', { timeout: 120_000 }, (id, row) => {
  const { contract, deal, declarer } = readHand(id);
  if (declarer === null || contract.trump === null) throw new Error('Not a Solo.');
  says(`${row} ${winsOfHundred(deal[declarer], contract.trump, declarer)} |`);
});

test('the last of the four sound bids, in diamonds and in clubs', { timeout: 120_000 }, () => {
  const shown = bidding.tags.filter(({ name, props }) => name === 'EightRule' && props['cards']);
  const ten = parseCards(shown.at(-1)?.props['cards'] ?? '');
  const [diamonds, clubs] = [winsOfHundred(ten, 'D', 'V'), winsOfHundred(ten, 'C', 'V')];
  says(
    `As for the last of the four sound bids, in the seat of Vorhand and with the same hundred deals, it won ${diamonds} times in diamonds and ${clubs} times in clubs.`,
  );
});

test('Hand No. 11 in clubs and in spades', { timeout: 120_000 }, () => {
  const { M } = readHand('foster-11').deal;
  const [clubs, spades] = [winsOfHundred(M, 'C', 'M'), winsOfHundred(M, 'S', 'M')];
  expect(clubs).toBeGreaterThan(spades);
  quoting('content/manual/15-3-solo-choice-of-games.mdx')(
    `In clubs Mittelhand won ${clubs} of the hundred games, with spades for trumps ${spades}.`,
  );
});
