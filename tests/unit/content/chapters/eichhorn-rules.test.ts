/** Eichhorn's rules as data: all of his headings, beside laws that there are; and the fines mentioned. */
import { expect, test } from 'vitest';
import { EICHHORN_RULES } from '../../../../content/rules/eichhorn.ts';
import { lawTitles } from '../../../../src/book/law-links.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';

const chapter = readChapter('content/shelf/eichhorn-rules.mdx');
const says = quoting(chapter);
const rules = EICHHORN_RULES.flatMap((topic) => topic.rules);
const ruleOf = (id: string): string => rules.find((rule) => rule.id === id)?.says ?? '';

/** As they stand in his book, from “Value of Cards in Cutting” to “Games Permitted”. */
const PRINTED = `value-of-cards-in-cutting choosing-of-places the-deal shuffling cutting dealing
  the-skat misdeals dealing-out-of-turn exposed-cards exposed-skat missing-skat-cards
  seeing-both-skat-cards passt-nicht following-suit revoking leading-out-of-turn
  playing-out-of-turn a-played-card showing-strength bidding bidding-on-suit bidding-on-value
  mistaken-game-announced all-passing to-win-or-lose open-plays official-games schneider
  schneider-announced schwarz schwarz-announced contra-and-re-contra overbidding ramsch
  recalling-card new-comers announcement-to-quit looking-at-tricks-played looking-at-skat
  etiquette-of-players the-pausing-player throwing-up-the-game claiming-game-won
  contention-if-game-was-won discarding the-lead games-permitted`.split(/\s+/);

test('each of the 48 printed headings is there once', () => {
  says('Eichhorn prints the rules of the North American Skat League under 48 headings.');
  expect(PRINTED).toHaveLength(48);
  expect(rules.map(({ id }) => id).toSorted()).toEqual(PRINTED.toSorted());
});

test('the chapter shows every topic, under a heading of its own', () => {
  const shown = chapter.tags.filter(({ name }) => name === 'RulesBeside');
  expect(shown.map(({ props }) => props['topic'])).toEqual(EICHHORN_RULES.map(({ id }) => id));
  for (const { title } of EICHHORN_RULES) expect(chapter.source).toContain(`\n## ${title}\n`);
});

test('a law that is named has a text, and what Foster says of a matter names its law', () => {
  const titles = lawTitles(readChapter('content/manual/03-the-laws.mdx').source);
  for (const { foster, id, laws } of rules) {
    for (const law of laws) expect([...titles.keys()], id).toContain(law);
    expect(foster !== null, id).toBe(laws.length > 0);
  }
});

test('the numbers in the rules are those of the rule book that the program plays by', () => {
  const { ramsch, targets } = LAWS['league-1909'];
  expect(ruleOf('to-win-or-lose')).toContain(`${targets.game} wins`);
  expect(ruleOf('schneider')).toContain(`The declarer needs ${targets.schneider}`);
  expect(ruleOf('schneider')).toContain(`the declarer with ${targets.outOfSchneider}`);
  expect(ramsch.ramsch?.charge).toMatchObject({
    usual: 20,
    oneWithoutTrick: 30,
    twoWithoutTrick: 50,
  });
  expect(ruleOf('ramsch')).toBe(
    'It costs 20; 30 if one player has no trick; 50 for a player with every trick.',
  );
});

test('every fine in the table of fines stands in the rule it comes from', () => {
  says('This is the whole list:');
  expect(ruleOf('misdeals')).toContain('fined ten points');
  expect(ruleOf('etiquette-of-players')).toMatch(/ten points for showing.*ten for looking/);
  expect(ruleOf('the-pausing-player')).toContain('A look at the skat costs ten points');
  expect(ruleOf('looking-at-skat')).toContain('The dealer pays ten points');
  expect(ruleOf('missing-skat-cards')).toContain('25 points');
});
