/** Every section of another book’s chapter says where its rules are from, or that they are ours. */
import { expect, test } from 'vitest';
import { readChapters } from './chapter-text.ts';

/** A citation, a list in which each rule has its own, or what was measured or made for this book. */
const SAYS_FROM_WHERE =
  /<(?:Source|Note book=|RulesBeside|FinesseRules|Fines\b|Variants|HowMeasured)|\b(?:ours?|we)\b/i;

/** Sections without a rule of their own; each with what it has. */
const NO_RULE: Readonly<Record<string, string>> = {
  'A cousin of Skat': 'It compares two games whose rules stand elsewhere.',
  'What is lost': 'It lists pictures that cannot be read.',
  'The second step': 'It asks a question about the problem above.',
  'Try it yourself': 'It leads to the analysis room.',
  'Play it': 'It is a game against the program.',
  'In short': 'It repeats what the sections that it links to have.',
};

const sections = readChapters()
  // Mate has one source for all of it, which its head names.
  .filter(({ file }) => file.startsWith('content/shelf/') && !file.endsWith('/mate.mdx'))
  .flatMap(({ file, source }) =>
    source
      .split(/^(?=#{2,3} )/m)
      .slice(1)
      .map((text) => ({ file, title: /^#+ (.*)$/m.exec(text)?.[1] ?? '', text })),
  )
  // A heading over further headings.
  .filter(({ text }) => text.split('\n').some((line) => /^[^#\s<]/.test(line)));

test.each(sections)('$file: “$title” says from where it has its rules', ({ text, title }) => {
  if (title in NO_RULE) expect(SAYS_FROM_WHERE.test(text)).toBe(false);
  else expect(text).toMatch(SAYS_FROM_WHERE);
});
