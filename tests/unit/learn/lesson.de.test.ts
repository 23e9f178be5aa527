/** The lesson in German: every sentence with every card, and every word explained before it is used. */
import { describe, expect, test } from 'vitest';
import { cardWithArticle } from '#edition/learn/article-words.ts';
import {
  SAY_REPLY,
  SCORE_REPLY,
  TOO_HIGH,
  TURN_REPLY,
  VALUE_REPLY,
} from '#edition/learn/bidding-reply-words.ts';
import { HIGHEST_REPLY } from '#edition/learn/card-reply-words.ts';
import {
  LAYOUT_REPLY,
  LEAD_REPLY,
  NAMED_REPLY,
  sayAsks,
  sayDeclarer,
  sayNotYet,
  sayPasses,
  saySkat,
} from '#edition/learn/first-hand-words.ts';
import {
  ADVICE,
  COUNT,
  END,
  WRITTEN,
  sayCards,
  sayFew,
  sayFollow,
  sayMatadors,
  sayPoints,
  sayTaker,
  sayWorth,
} from '#edition/learn/hand-words.ts';
import { LESSON_PAGE } from '#edition/learn/lesson-page.ts';
import { sayBid } from '#edition/learn/question-labels.ts';
import {
  DOES_NOT_TAKE,
  ENOUGH_REPLY,
  MUST_FOLLOW,
  TAKES,
  saySum,
  sayStray,
  sayTrumpLed,
} from '#edition/learn/reason-words.ts';
import { sayLead } from '#edition/learn/table-labels.ts';
import { CARDS, SUITS } from '../../../src/game/skat/cards.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import { SEATS } from '../../../src/game/skat/seats.ts';
import { SUIT_WORDS, cardName } from '../../../src/game/words/cards.ts';
import type { SuitStyle } from '../../../src/game/words/cards.ts';
import { COVER_TRICKS, answerOnCover, replyOnCover } from '../../../src/learn/cover-tricks.ts';
import { ADVISED_LAYOUT, TWELVE } from '../../../src/learn/first-hand.ts';
import { plainValue } from '../../../src/learn/lesson-law.ts';
import { STEPS } from '../../../src/learn/lesson.ts';
import { possibleAnswers } from '../../../src/learn/question.ts';
import { replyTo } from '../../../src/learn/replies.ts';
import { replyToLayout } from '../../../src/learn/first-hand-replies.ts';
import type { LessonStep } from '../../../src/learn/step.ts';
import { tellOutcome } from '../../../src/learn/tell-play.ts';
import { lessonText } from '../../../src/learn/text.ts';
import { tellHand } from '../../../src/learn/whole-hand.ts';
import { expectGoodGerman } from '../support/good-german.ts';

const STYLES = ['french', 'german'] as const satisfies readonly SuitStyle[];
const wordsOf = (suits: SuitStyle) => ({
  card: (card: Card) => cardName(card, 'de', suits),
  suit: (suit: (typeof SUITS)[number]) => SUIT_WORDS.de[suits][suit],
  suits,
});

/** Texts as they are heard, with both packs; every sentence of them is whole. */
function expectGoodLesson(texts: readonly string[]): void {
  expect(texts.length).toBeGreaterThan(0);
  for (const suits of STYLES) {
    const heard = texts.map((text) => lessonText(text, wordsOf(suits)));
    expectGoodGerman(heard);
    for (const text of heard) expect(text).not.toMatch(/[{}*]|\bden \S+-Bube\b|^\p{Ll}/u);
  }
}
const heard = (text: string): string => lessonText(text, wordsOf('french'));

const COUNTS = [0, 1, 2, 3, 11];
const ALL_MATADORS = [1, 2, 3, 11].flatMap((count) => [{ with: count }, { without: count }]);
const GAMES = SUITS.flatMap((suit) => ALL_MATADORS.map((matadors) => plainValue(suit, matadors)));

/** What a step says, in the order of reading; the title apart. */
function readAt({ question, strip, text }: LessonStep): string[] {
  const answers = question === undefined ? [] : possibleAnswers(question);
  return [
    ...text,
    strip?.caption ?? '',
    question?.task ?? '',
    question?.taskOnPaper ?? '',
    ...answers.map((answer) => replyTo(question!, answer).text),
  ].filter((one) => one !== '');
}

describe('every sentence is good German:', () => {
  test('of the steps and of the replies to every answer', () => {
    expectGoodLesson(STEPS.flatMap((step) => [step.title, ...readAt(step)]));
    const { chapters, description, lookUp, opening, play, read, rules } = LESSON_PAGE;
    const lines = [description, opening, play, read, ...chapters, lookUp, rules];
    // Addresses stay as they are.
    expectGoodGerman(lines.map((line) => line.replaceAll(/\]\([^)]*\)/gu, ']')));
  });

  test('of the cover', () => {
    expectGoodLesson(
      COVER_TRICKS.flatMap((trick) => [
        trick.question.task,
        answerOnCover(trick),
        ...trick.question.hand.map((card) => replyOnCover(trick, card).text),
      ]),
    );
  });

  test('about any card', () => {
    const ofCard: readonly ((card: Card) => string)[] = [
      ...[TAKES.highestTrump, TAKES.trumpLed, TAKES.trumpPlayed, sayStray, sayTrumpLed, sayLead],
      DOES_NOT_TAKE.otherSuit,
      (card) => HIGHEST_REPLY.right(card, ['HQ', 'SA', 'CJ']),
      ...[LAYOUT_REPLY.jack, LAYOUT_REPLY.trump, LAYOUT_REPLY.ace, LEAD_REPLY.beaten],
    ];
    expectGoodLesson(CARDS.flatMap((card) => ofCard.map((say) => say(card))));
    const ofTwo: readonly ((card: Card, other: Card) => string)[] = [
      ...[DOES_NOT_TAKE.noTrump, DOES_NOT_TAKE.lower, HIGHEST_REPLY.wrong, saySkat],
      ...[LAYOUT_REPLY.looseTen, LAYOUT_REPLY.best],
      (card, other) => LAYOUT_REPLY.good(card, other, 'S9'),
    ];
    expectGoodLesson(
      CARDS.flatMap((card) =>
        CARDS.filter((other) => other !== card).flatMap((other) =>
          ofTwo.map((say) => say(card, other)),
        ),
      ),
    );
    expectGoodLesson(
      CARDS.flatMap((card) => [
        ...COUNTS.flatMap((out) => [
          LEAD_REPLY.plain(card, out),
          ...Object.values(ADVICE).map((say) => say(card, out)),
        ]),
        ...SUITS.flatMap((suit) => [
          TAKES.highestOfSuit(card, suit),
          MUST_FOLLOW.trump(card, suit),
          MUST_FOLLOW.plain(card, suit),
        ]),
        ...ALL_MATADORS.flatMap((matadors) => {
          const wrong = { base: 12, times: 4, matadors };
          return [TOO_HIGH.with(wrong, card), TOO_HIGH.without(wrong, card), TOO_HIGH.all(wrong)];
        }),
        ...SEATS.flatMap((seat) =>
          (['leads', 'follows', 'trumps', 'discards'] as const).map((use) =>
            sayCards([
              { seat, card, use },
              { seat: 'V', card: 'HQ', use },
            ]),
          ),
        ),
      ]),
    );
  });

  test('about any game, seat and count', () => {
    expectGoodLesson([
      ...GAMES.flatMap((game) => [
        VALUE_REPLY.right(game),
        ...SUITS.map((suit) => VALUE_REPLY.noMultiple(11, suit, 12)),
        ...[true, false].flatMap((accepted) => [
          SAY_REPLY.enough(game, 18, accepted),
          SAY_REPLY.tooMuch(game, 18, accepted),
        ]),
        SCORE_REPLY.onceWon(game),
        SCORE_REPLY.doubleLost(game),
        ...COUNTS.flatMap((points) => [
          SCORE_REPLY.rightWon(game, points),
          SCORE_REPLY.rightLost(game, points),
        ]),
        ...SUITS.flatMap((suit) =>
          COUNTS.map((jacks) => NAMED_REPLY.right(suit, { jacks, others: jacks }, game)),
        ),
      ]),
      ...ALL_MATADORS.flatMap((matadors) => [
        VALUE_REPLY.tooLow({ base: 12, times: 1, matadors }),
        sayMatadors(matadors, 3),
      ]),
      ...SUITS.flatMap((suit) => [
        sayFollow(suit),
        sayWorth(suit, 12, 3, 36),
        ...COUNTS.flatMap((count) => [
          NAMED_REPLY.grand(count, suit),
          NAMED_REPLY.wrong(suit, { jacks: count, others: 3 - Math.min(count, 3) }, 6),
        ]),
      ]),
      sayFollow('trump'),
      ...SEATS.flatMap((seat) => [
        ...SEATS.flatMap((other) => TURN_REPLY.comesIn(seat, other, other)),
        ...[TURN_REPLY.right, TURN_REPLY.hasPassed, TURN_REPLY.waits, TURN_REPLY.comesLater].map(
          (say) => say(seat),
        ),
        sayAsks(seat, 18),
        sayPasses(seat),
        sayBid({ seat, say: 'bid', amount: 18 }),
        sayBid({ seat, say: 'yes' }),
        sayBid({ seat, say: 'pass' }),
        ...COUNTS.map((points) => sayTaker(seat, points)),
      ]),
      ...COUNTS.flatMap((count) => [
        ...[true, false].flatMap((yes) => [
          saySum([count, 10], count + 10, yes),
          ENOUGH_REPLY.enough(count, 61, yes),
          ENOUGH_REPLY.tooFew(count, 61, yes),
          COUNT.short(count, yes, 61),
          sayFew('you', count, yes),
          sayFew('defenders', count, yes),
        ]),
        COUNT.enough(count, 61),
        SCORE_REPLY.isWon(count),
        SCORE_REPLY.isLost(count, 61),
        sayPoints(count, count, 120 - 2 * count),
      ]),
      ...[END.won(61), END.lost(61), END.narrowlyLost(61), WRITTEN.won(36), WRITTEN.lost(72)],
      ...[sayNotYet(36, 20), sayDeclarer(23, 36)],
    ]);
  });

  test('of the first deal, with every pair put away', () => {
    const { outcome, tricks } = tellHand(ADVISED_LAYOUT);
    expectGoodLesson([
      ...tricks.flatMap(({ advice, count, trick }) => [advice, count, trick]),
      ...tellOutcome(outcome),
      ...TWELVE.flatMap((one, index) =>
        TWELVE.slice(index + 1).map((other) => replyToLayout([one, other]).text),
      ),
    ]);
  });
});

describe('it reads so:', () => {
  test.each([
    [DOES_NOT_TAKE.lower('CJ', 'HA'), 'Das Herz-Ass ist höher als der Kreuz-Bube.'],
    [
      HIGHEST_REPLY.right('S10', ['SK', 'SQ']),
      'Ja: Die Pik-Zehn ist höher als der Pik-König und die Pik-Dame.',
    ],
    [
      ADVICE['draw-with-a-small-one']('C7', 1),
      'Die anderen haben noch 1 Trumpf, und der ist höher als deine. Hol ihn mit einem kleinen heraus, mit der Kreuz-Sieben.',
    ],
    [
      sayCards([
        { seat: 'V', card: 'CJ', use: 'leads' },
        { seat: 'M', card: 'HJ', use: 'follows' },
        { seat: 'H', card: 'S7', use: 'discards' },
      ]),
      'Du spielst den Kreuz-Buben aus, Mittelhand bedient mit dem Herz-Buben und Hinterhand wirft die Pik-Sieben ab.',
    ],
    [
      MUST_FOLLOW.jack('CJ', 'S'),
      'Das ist der Kreuz-Bube, und der ist Trumpf, ganz gleich, welche Farbe auf ihm steht. Ausgespielt wurde Pik, und du hast Pik, also musst du Pik legen.',
    ],
    [
      TOO_HIGH.with({ base: 11, times: 3, matadors: { with: 1 } }, 'SJ'),
      'Das wären 3 × 11. Den Pik-Buben hast du nicht, dort reißt die Reihe ab: Du spielst nur mit 1.',
    ],
    [
      NAMED_REPLY.right('C', { jacks: 2, others: 4 }, plainValue('C', { with: 2 })),
      'Ja, Kreuz: Du hast 2 Buben und 4 andere Karten, zusammen 6 Trümpfe, mehr als die Hälfte der elf. Du spielst mit 2, Spiel 3, also 3 × 12 = 36.',
    ],
    [
      sayPoints(71, 10, 39),
      'Deine Stiche haben 71 Augen, die zwei gedrückten Karten 10: zusammen 81. Die Gegenspieler haben 39.',
    ],
  ])('%s', (text, says) => {
    expect(heard(text)).toBe(says);
  });

  test('in a German pack the queen is an Ober', () => {
    expect(lessonText(DOES_NOT_TAKE.lower('CJ', 'HQ'), wordsOf('german'))).toBe(
      'Der Rot-Ober ist höher als der Eichel-Unter.',
    );
  });
});

test('an article in its masculine form names the case of any card', () => {
  expect(cardWithArticle('den', 'HA', 'french')).toBe('das Herz-Ass');
  expect(cardWithArticle('Dem', 'SQ', 'french')).toBe('Der Pik-Dame');
  expect(cardWithArticle('deinen', 'CJ', 'french')).toBe('deinen Kreuz-Buben');
  expect(cardWithArticle('dein', 'H10', 'french')).toBe('deine Herz-Zehn');
  expect(() => cardWithArticle('die', 'HQ', 'french')).toThrow('no article');
});

/** Every word that the lesson explains, as it stands between its stars there, and how else it is written. */
const WORDS: Readonly<Record<string, RegExp>> = {
  Farben: /\bFarben?\b/u,
  ausspielen: /\baus(?:ge|zu)?spiel|\bspiel\w* (?:[^.:]* )?aus\b/u,
  Stich: /\bStich/u,
  'macht den Stich': /\bmach\w* (?:den|einen|zwei) Stich/u,
  bedienen: /\bbedien/iu,
  abwerfen: /\babw[ei]rf|\bwirf|\babgeworfen/u,
  Spiel: /\bSpiele?s?n?\b/u,
  Trümpfe: /Tr[uü]mpf/u,
  stechen: /\bst[ei]ch(?:en|st|t)\b/u,
  Augen: /\bAugen?\b/u,
  Blatt: /\bBl[aä]tt/u,
  Skat: /\b(?:der|den|dem|des) Skats?\b/u,
  Alleinspieler: /\bAlleinspieler/u,
  Gegenspieler: /\bGegenspieler/u,
  Grundwert: /\bGrundwert/u,
  Grand: /\bGrand/u,
  Spitzen: /\bSpitze/u,
  Schneider: /\bSchneider/u,
  schwarz: /\bschwarz/u,
  reizt: /\b[Rr]eiz|\bgereizt/u,
  passt: /\bpass(?:e|en|t)\b|\bgepasst/u,
  Null: /\bNull/u,
  Vorhand: /\bVorhand/u,
  Mittelhand: /\bMittelhand/u,
  Hinterhand: /\bHinterhand/u,
  Hand: /\bHand\b/u,
  drückst: /\bgedrück|\bdrück/iu,
  Partner: /\bPartner/u,
};

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
    expect(first.slice(0, first.indexOf(`*${word}*`))).not.toMatch(written);
    expect(first.replaceAll('*', '')).toMatch(written);
  });
});
