import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../src/hand/read-cards.ts';

const TEN = ['CJ', 'SJ', 'HA', 'H10', 'HK', 'H9', 'H8', 'SA', 'D10', 'C8'];

describe('a hand that is typed or pasted', () => {
  test.each([
    'CJ SJ HA H10 HK H9 H8 SA D10 C8',
    'cj, sj, ha, ht, hk, h9, h8, sa, dt, c8',
    '♣J ♠J ♥A ♥10 ♥K ♥9 ♥8 ♠A ♦10 ♣8',
    'Kreuz-Bube, Pik-Bube, Herz-Ass, Herz-Zehn, Herz-König, Herz-Neun, Herz-Acht, Pik-Ass, Karo-Zehn, Kreuz-Acht',
    'My hand: CJ SJ HA H10 HK\nH9 H8 SA D10 C8',
    'Mein Blatt: CJ SJ HA H10 HK\nH9 H8 SA D10 C8',
  ])('is read however its cards are spelled: %s', (text) => {
    expect(parseCards(text)).toEqual({ ok: true, value: { cards: TEN, skat: [], seat: null } });
  });

  test('is read with the seat that the text names', () => {
    expect(parseCards(`Mittelhand: ${TEN.join(' ')}`)).toMatchObject({
      ok: true,
      value: { cards: TEN, seat: 'M' },
    });
  });

  test('is read with the skat, whether that is named or is the last two of twelve cards', () => {
    const value = { cards: TEN, skat: ['D7', 'D8'] };
    expect(parseCards(`${TEN.join(' ')}\nSkat: D7 D8`)).toMatchObject({ ok: true, value });
    expect(parseCards(`${TEN.join(' ')} D7 D8`)).toMatchObject({ ok: true, value });
  });

  test('may be the beginning of a hand', () => {
    expect(parseCards('CJ SJ')).toMatchObject({ ok: true, value: { cards: ['CJ', 'SJ'] } });
  });

  test.each([
    ['', 'There is no card in this text.'],
    ['CJ SJ hello', '“hello” is not a card.'],
    ['CJ SJ CJ', 'The jack of clubs is there twice.'],
    [
      `${TEN.join(' ')} D7`,
      'There are 11 cards here, but a hand has ten. With the skat there are twelve.',
    ],
    [`${TEN.join(' ')} D7 D8 D9`, 'There are 13 cards here, but a hand has ten.'],
    ['CJ skat: D7 D8', 'The skat is given, but the hand has only 1 of its ten cards.'],
    [
      'Vorhand: CJ\nHinterhand: SJ',
      'This text has the hands of several seats. Leave only your own.',
    ],
    ['CJ '.repeat(400), 'This text is longer than any hand.'],
  ])('is refused with a reason: %s', (text, reason) => {
    expect(parseCards(text)).toEqual({ ok: false, errors: [reason] });
  });
});
