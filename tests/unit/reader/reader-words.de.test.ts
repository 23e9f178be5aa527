/** The German words about a reader’s place, marks and answers. */
import { expect, test } from 'vitest';
import { NONE_READ } from '#edition/lib/storage/list-words.ts';
import { sayAnswer } from '#edition/reader/answer-words.ts';
import * as kept from '#edition/reader/kept-words.ts';
import * as margin from '#edition/reader/margin-words.ts';
import { handPlaceLink, placeLink, sayPlace } from '../../../src/reader/way-back.ts';
import { CARDS } from '../../../src/game/skat/cards.ts';
import { NOTHING_READ } from '../../../src/reader/reading.ts';
import { expectGoodGerman } from '../support/good-german.ts';
import { labelsIn } from '../support/labels-in.ts';

const NUMBERS = [0, 1, 2, 3, 11];

test('they are in good German with every card and count', () => {
  expectGoodGerman([
    NONE_READ,
    ...labelsIn([kept.KEPT_OPENING, kept.KEPT_PAGE, kept.KEPT_MARKS]),
    ...NUMBERS.flatMap((number) => [kept.sayChaptersRead(number), kept.sayAnswered(number)]),
    ...['', 'Bedienen'].map((heading) => margin.sayChanged(heading, 'Jeder bekommt')),
    ...[true, false].map((isNote) => margin.nameOfFlag(isNote, 'Jeder bekommt')),
    margin.nameOfOffer('Jeder bekommt'),
    margin.SET_IN_OTHER,
    kept.quoteMarked('Jeder bekommt'),
    ...(['all', 'some', 'none'] as const).map((far) => margin.sayFar(far, 1, 3)),
    ...[null, ...CARDS].map(sayAnswer),
    ...['deal', 'layout', 't4', 't4.1', 't4.2', 'ruff/t2', 'ruff/t2.1', 'x+y', 'x'].map(sayPlace),
  ]);
});

test('they lead back to a place', () => {
  const place = {
    ...{
      page: '/manual/the-simple-game/',
      anchor: 'here-1a',
      section: 'following-suit',
      number: 7,
    },
    ...{ title: 'Die Frage', heading: 'Bedienen', language: 'de' as const, at: 0 },
  };
  expect(placeLink({ ...NOTHING_READ, place })).toMatchObject({
    says: 'Weiter: Kapitel 7, Die Frage',
    where: 'bei „Bedienen“',
  });
  const hand = { hand: 'foster-01', title: 'Spiel 1', place: 't4.2', language: 'de' };
  expect(handPlaceLink({ ...NOTHING_READ, hand } as never)).toMatchObject({
    says: 'Zuletzt durchgespielt: Spiel 1',
    where: 'Stich 4, zweite Karte',
  });
  const english = { ...place, title: 'The Simple Game', language: 'en' } as const;
  expect(placeLink({ ...NOTHING_READ, place: english })).toMatchObject({
    says: 'Weiter, wo du in der englischen Ausgabe aufgehört hast',
    where: 'Kapitel 7',
  });
  expect(handPlaceLink({ ...NOTHING_READ, hand: { ...hand, language: 'en' } } as never)?.says).toBe(
    'Zuletzt in der englischen Ausgabe durchgespielt',
  );
  expect(sayPlace('ruff/layout')).toBe('vor dem ersten Ausspiel, in einer Variante');
});

test('they say what was read, marked and answered', () => {
  expect(sayAnswer('CJ')).toBe('Du hast hier den Kreuz-Buben gespielt.');
  expect(kept.sayChaptersRead(1)).toBe(
    'Du hast 1 Kapitel zu Ende gelesen; im [Inhalt](/manual/) siehst du, welche.',
  );
  expect(margin.sayFar('some', 2, 5)).toBe('angefangen, 2 von 5');
});
