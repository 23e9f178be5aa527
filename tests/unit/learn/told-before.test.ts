/**
 * The lesson for somebody who knows no card game: every word is told before it is used, every rule
 * before a question or the hand needs it, and at the end no rule of a Simple Game is missing.
 */
import { describe, expect, test } from 'vitest';
import { STEPS } from '../../../src/learn/lesson.ts';
import { possibleAnswers, replyTo } from '../../../src/learn/question.ts';
import type { LessonQuestion } from '../../../src/learn/question.ts';
import type { LessonStep } from '../../../src/learn/step.ts';
import type { Card } from '../../../src/game/skat/cards.ts';

/** Every word that the lesson tells, between its stars there, and how else it is written. */
const WORDS: Readonly<Record<string, RegExp>> = {
  suits: /\bsuits?\b/i,
  lead: /\b(?:lead|leads|led)\b/i,
  trick: /\btricks?\b/i,
  takes: /\b(?:take|takes|taken|took)\b/i,
  'follow suit': /\bfollow/i,
  throw: /\b(?:throws?|threw)\b/i,
  hand: /\bhands?\b/i,
  trumps: /\btrump/i,
  trump: /\b(?:to|may|can) trump\b/i,
  points: /\bpoints?\b/i,
  dear: /\bdear/i,
  declarer: /\bdeclarer/i,
  defenders: /\bdefender/i,
  skat: /\bskat\b/,
  Vorhand: /\bVorhand/,
  Mittelhand: /\bMittelhand/,
  Hinterhand: /\bHinterhand/,
  'Simple Game': /\bSimple Game/,
};

/** What a reader reads at a step, in the order in which he does; the title apart. */
function readAt({ question, strip, text }: LessonStep): string[] {
  const answers = question === undefined ? [] : possibleAnswers(question);
  return [
    ...text,
    strip?.caption ?? '',
    question?.task ?? '',
    ...answers.map((answer) => replyTo(question!, answer).text),
  ];
}

describe('a word', () => {
  const starred = STEPS.flatMap(({ text }) =>
    [...text.join(' ').matchAll(/\*([^*]+)\*/g)].map(([, word]) => word!),
  );

  test('that is told is told once, and known to this test', () => {
    expect(new Set(starred).size).toBe(starred.length);
    expect([...starred].sort()).toEqual(Object.keys(WORDS).sort());
  });

  test.each(Object.entries(WORDS))('“%s” is told where it is first used', (word, written) => {
    const told = STEPS.findIndex(({ text }) => text.join(' ').includes(`*${word}*`));
    for (const step of STEPS.slice(0, told)) {
      for (const read of [step.title, ...readAt(step)]) expect(read).not.toMatch(written);
    }
    const first = STEPS[told]!.text.join(' ');
    const before = first.slice(0, first.indexOf(`*${word}*`));
    expect(before).not.toMatch(written);
  });
});

/** Each rule: the step that tells it, and in which words. */
const RULES = {
  'the order of the plain cards': ['cards', 'the 10 stands above the king'],
  'three play in turn to the left': ['trick', 'The next on the left adds a card'],
  'the highest of the suit led takes': [
    'trick',
    'The highest card of the suit that was led *takes*',
  ],
  'whoever takes leads': ['trick', 'leads to the next trick'],
  'follow if you can': ['follow-suit', 'must play one of them'],
  'you need not go over': ['follow-suit', 'You need not play a higher card'],
  'else anything': ['throw', 'play any card you like'],
  'a stray card takes nothing': ['throw', 'A card of another suit does not take the trick'],
  'trumps beat the rest': ['trump', 'the lowest trump beats the highest card of any other suit'],
  'you need not trump': ['trump-or-follow', 'And then you need not'],
  'the jacks are the highest trumps': ['jacks', 'All four of them are always trumps'],
  'the order of the jacks': ['jacks', '{C}, {S}, {H}, {D}'],
  'a jack follows to trumps': ['jacks-follow', 'It belongs to the trumps'],
  'what the cards count': [
    'points',
    'the ace 11, the 10 just 10, the king 4, the queen 3, the jack 2',
  ],
  'one against two': ['sixty-one', 'plays alone'],
  'sixty-one wins': ['sixty-one', '61 or more'],
  'the deal and the skat': ['skat', 'each player is dealt ten'],
  'who leads first': ['skat', 'leads to the first trick'],
  'the skat is the declarer’s': ['skat', 'Take it up: it is yours'],
  'the declarer chooses trumps': ['trump-suit', 'choose the suit that will be trump'],
  'two cards go away': ['two-away', 'you put two cards away, face down'],
  'they count': ['two-away', 'their points count for you'],
  'trumps are named last': ['two-away', 'Only then do you say which suit is trump'],
} as const satisfies Readonly<Record<string, readonly [step: string, words: string]>>;
type Rule = keyof typeof RULES;

/** The rules that an answer to a question needs, read off its cards by a slow look. */
function rulesFor(question: LessonQuestion): Rule[] {
  if (question.kind === 'highest') return ['the order of the plain cards'];
  if (question.kind === 'points') return ['what the cards count'];
  if (question.kind === 'enough') return ['what the cards count', 'sixty-one wins'];
  const { table, trump } = question;
  const suit = (card: Card): string => (card.endsWith('J') ? trump : card.charAt(0));
  const led = suit(table[0]);
  const hand = question.kind === 'play' ? question.hand : [];
  const all = [...table, ...hand];
  const follows = hand.filter((card) => suit(card) === led);
  const rules: Rule[] = ['the highest of the suit led takes'];
  if (follows.length > 0 && follows.length < hand.length) rules.push('follow if you can');
  if (question.kind === 'play' && follows.length === 0) rules.push('else anything');
  if (all.some((card) => suit(card) !== led && suit(card) !== trump))
    rules.push(follows.length > 0 ? 'follow if you can' : 'a stray card takes nothing');
  if (all.some((card) => suit(card) === trump)) rules.push('trumps beat the rest');
  if (all.some((card) => card.endsWith('J'))) rules.push('the jacks are the highest trumps');
  if (all.filter((card) => card.endsWith('J')).length > 1) rules.push('the order of the jacks');
  if (hand.some((card) => card.endsWith('J'))) rules.push('a jack follows to trumps');
  return rules;
}

describe('a rule', () => {
  const place = (name: string): number => STEPS.findIndex((step) => step.name === name);

  test.each(Object.entries(RULES))('“%s” is told', (_, [step, words]) => {
    expect(STEPS[place(step)]!.text.join(' ')).toContain(words);
  });

  const asked = STEPS.filter(({ question }) => question !== undefined);
  test.each(asked.map((step) => [step.name, step] as const))(
    'is told by the time that %s asks for it',
    (name, { question }) => {
      const rules = rulesFor(question!);
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules)
        expect(place(RULES[rule][0]), rule).toBeLessThanOrEqual(place(name));
    },
  );

  test('of the play is told before the hand begins, and of the skat before the first lead', () => {
    const ofSkat: readonly string[] = ['skat', 'trump-suit', 'two-away'];
    for (const [rule, [step]] of Object.entries(RULES)) {
      const before = ofSkat.includes(step) ? 'first-lead' : 'skat';
      expect(place(step), rule).toBeLessThan(place(before));
    }
  });
});
