/**
 * The lesson for somebody who knows no card game: every word is explained before it is used, every rule
 * before a question or the first deal needs it, and at the end no rule of an ordinary game is missing.
 */
import { describe, expect, test } from 'vitest';
import { STEPS } from '../../../src/learn/lesson.ts';
import { possibleAnswers } from '../../../src/learn/question.ts';
import type { LessonQuestion } from '../../../src/learn/question.ts';
import { replyTo } from '../../../src/learn/replies.ts';
import type { LessonStep } from '../../../src/learn/step.ts';
import type { Card } from '../../../src/game/skat/cards.ts';

/** Every word that the lesson explains, between its stars there, and how else it is written. */
const WORDS: Readonly<Record<string, RegExp>> = {
  suits: /\bsuits?\b/i,
  lead: /\b(?:lead|leads|led)\b/i,
  trick: /\btricks?\b/i,
  takes: /\b(?:take|takes|taken|took)\b/i,
  'follow suit': /\bfollow/i,
  discard: /\bdiscard/i,
  deal: /\bdeals?\b/i,
  trumps: /\btrump/i,
  trump: /\b(?:to|may|can) trump\b/i,
  ruff: /\bruff/i,
  points: /\bpoints?\b/i,
  hand: /\bhands?\b/i,
  declarer: /\bdeclarer/i,
  defenders: /\bdefender/i,
  skat: /\bskat\b/,
  Vorhand: /\bVorhand/,
  Mittelhand: /\bMittelhand/,
  Hinterhand: /\bHinterhand/,
  'base value': /\bbase value/i,
  Grand: /\bGrand\b/i,
  matadors: /\bmatador/i,
  schneider: /\bschneider/i,
  schwarz: /\bschwarz/i,
  bid: /\bbid/i,
  pass: /\bpass/i,
  Null: /\bNull/i,
  Hand: /\bHand\b/,
  partners: /\bpartner/i,
};

/** What a step says, in the order of reading; the title apart. */
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

  test('that is explained is explained once, and known to this test', () => {
    expect(new Set(starred).size).toBe(starred.length);
    expect([...starred].sort()).toEqual(Object.keys(WORDS).sort());
  });

  test.each(Object.entries(WORDS))('“%s” is explained where it is first used', (word, written) => {
    const place = STEPS.findIndex(({ text }) => text.join(' ').includes(`*${word}*`));
    for (const step of STEPS.slice(0, place)) {
      for (const read of [step.title, ...readAt(step)]) expect(read).not.toMatch(written);
    }
    const first = STEPS[place]!.text.join(' ');
    const before = first.slice(0, first.indexOf(`*${word}*`));
    expect(before).not.toMatch(written);
  });
});

/** Each rule: the step that explains it, and in which words. */
const RULES = {
  'the order of the plain cards': ['cards', 'the 10 ranks above the king'],
  'three play in turn to the left': ['trick', 'The next on the left adds a card'],
  'the highest of the suit led takes': [
    'trick',
    'The highest card of the suit that was led *takes*',
  ],
  'the player who takes leads': ['trick', 'leads to the next trick'],
  'follow if you can': ['follow-suit', 'must play one of them'],
  'you need not go over': ['follow-suit', 'You need not play a higher card'],
  'else anything': ['throw', 'play any card you like'],
  'a stray card takes nothing': ['throw', 'A card of another suit does not take the trick'],
  'trumps beat the rest': ['trump', 'the lowest trump beats the highest card of any other suit'],
  'you need not trump': ['trump-or-follow', 'Even then you need not'],
  'the jacks are the highest trumps': ['jacks', 'All four of them are always trumps'],
  'the order of the jacks': ['jacks', '{C}, {S}, {H}, {D}'],
  'a jack follows to trumps': ['jacks-follow', 'It belongs to the trumps'],
  'what the cards count': [
    'points',
    'the ace 11, the 10 just 10, the king 4, the queen 3, the jack 2',
  ],
  'the deal and the skat': ['sixty-one', 'Each player is dealt ten cards'],
  'one against two': ['sixty-one', 'plays alone'],
  'sixty-one wins': ['sixty-one', '61 or more'],
  'only jacks are trumps in a Grand': ['base-values', 'only the four jacks are trumps in it'],
  'matadors and the game are counted': ['matadors', 'once for the game'],
  'with or without': ['matadors', 'without 2, game 3'],
  'a lost game counts double': ['won-or-lost', 'A lost game counts double'],
  'schneider and schwarz count 1 each': ['won-or-lost', 'Each adds 1'],
  'a bid promises a value': ['bid', 'promises a game worth at least as much'],
  'a game below its bid is lost': ['bid', 'a game worth less than its bid is lost'],
  'who asks whom': ['who-asks', 'Hinterhand asks the other'],
  'all pass': ['who-asks', 'If all three pass, the cards are dealt again'],
  'when to stop': ['your-bid', 'pass at any higher number'],
  'the value is won, not the bid': ['your-bid', 'What you win is the value of the game'],
  'who leads first': ['play', 'Vorhand leads'],
  'a game without the skat': ['skat', 'leave the skat where it is'],
  'the skat is the declarer’s': ['skat', 'take up the skat'],
  'two cards go away': ['skat', 'put two cards away, face down'],
  'they count': ['skat', 'Their points count for you'],
  'the declarer chooses trumps': ['trump-suit', 'Choose the suit that gives you the most trumps'],
  'trumps are named last': ['trump-suit', 'Once both cards are down, say what is trump'],
} as const satisfies Readonly<Record<string, readonly [step: string, words: string]>>;
type Rule = keyof typeof RULES;

/** The rules that an answer to a question needs, read off its cards by a slow look. */
function rulesFor(question: LessonQuestion): Rule[] {
  if (question.kind === 'highest') return ['the order of the plain cards'];
  if (question.kind === 'points') return ['what the cards count'];
  if (question.kind === 'enough') return ['what the cards count', 'sixty-one wins'];
  if (question.kind === 'value') return ['matadors and the game are counted'];
  if (question.kind === 'say') {
    return ['matadors and the game are counted', 'a bid promises a value'];
  }
  if (question.kind === 'score') return ['sixty-one wins', 'a lost game counts double'];
  if (question.kind === 'turn') return ['who asks whom'];
  const { table, trump } = question;
  const suit = (card: Card): string => (card.endsWith('J') ? (trump ?? 'jacks') : card.charAt(0));
  const led = suit(table[0]);
  const hand = question.kind === 'play' ? question.hand : [];
  const all = [...table, ...hand];
  const follows = hand.filter((card) => suit(card) === led);
  const rules: Rule[] = ['the highest of the suit led takes'];
  if (trump === null) rules.push('only jacks are trumps in a Grand');
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

  test.each(Object.entries(RULES))('“%s” is explained', (_, [step, words]) => {
    expect(STEPS[place(step)]!.text.join(' ')).toContain(words);
  });

  const asked = STEPS.filter(({ question }) => question !== undefined);
  test.each(asked.map((step) => [step.name, step] as const))(
    'is explained by the time that %s asks for it',
    (name, { question }) => {
      const rules = rulesFor(question!);
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules)
        expect(place(RULES[rule][0]), rule).toBeLessThanOrEqual(place(name));
    },
  );

  test('of the play, of values and of bidding is explained before the first deal begins', () => {
    const dealt = place('your-bid');
    for (const [rule, [step]] of Object.entries(RULES)) {
      if (place(step) >= dealt) expect(STEPS[place(step)]!.stage, rule).toBeDefined();
      else expect(STEPS[place(step)]!.stage, rule).toBeUndefined();
    }
    expect(STEPS.slice(0, dealt).every(({ question }) => question !== undefined)).toBe(true);
  });
});
