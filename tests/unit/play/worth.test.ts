/** What a game would be worth against the bid, by sums done by hand. */
import { describe, expect, test } from 'vitest';
import { worthOf } from '../../../src/play/worth.ts';
import { LAWS } from '../../../src/game/skat/laws.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import type { Contract } from '../../../src/game/skat/contract.ts';

const game = (kind: Contract['kind'], trump: Contract['trump'] = null): Contract => ({
  kind,
  trump,
  announced: null,
});
const HEARTS = game('gucki-solo', 'H');
const SPADES = game('gucki-solo', 'S');

const cardsOf = (text: string) => text.split(' ') as Card[];
/** Twelve cards with the two highest jacks, without the third. */
const WITH_2 = cardsOf('CJ SJ HA HK H9 H8 H7 SA S9 S8 C9 D7');
/** Twelve cards with the highest jack alone. */
const WITH_1 = cardsOf('CJ HJ SA SK S9 S8 S7 HA H9 H8 C9 D7');
/** Ten cards without the two highest jacks. */
const WITHOUT_2 = cardsOf('HJ DJ HA HK H9 H8 SA S9 C9 D7');

const words = (
  contract: Contract,
  cards: readonly Card[],
  bid: number | null,
  law: keyof typeof LAWS = 'isko',
) => worthOf({ contract, cards, bid, law: LAWS[law] });

describe('the value of a game stands against the bid', () => {
  test('with its parts, where it covers the bid', () => {
    expect(words(HEARTS, WITH_2, 20)).toEqual({
      text: 'Hearts with 2, game 3 × 10 = 30. You bid 20.',
      cover: 'covered',
    });
    expect(words(game('gucki-grand'), WITH_2, null)?.text).toBe('Grand with 2, game 3 × 24 = 72.');
    expect(words(game('gucki-nullo'), WITH_2, 23)?.text).toBe('Null counts 23. You bid 23.');
  });

  test('of a game from the hand, which a jack in the skat may make less', () => {
    expect(words(game('solo', 'H'), WITHOUT_2, 18)?.text).toBe(
      'Hearts without 2, game 3, hand 4 × 10 = 40. You bid 18. A jack in the skat would make it worth less.',
    );
  });

  test('with a warning where only schneider or every trick covers the bid', () => {
    // Spades with 1: 22 as a game, 33 with schneider, 44 with schwarz.
    expect(words(SPADES, WITH_1, 24)).toEqual({
      text: 'Spades would be worth 22, and you bid 24: you win only with 90 points.',
      cover: 'short',
    });
    expect(words(SPADES, WITH_1, 40)).toEqual({
      text: 'Spades would be worth 22, and you bid 40: you win only with every trick.',
      cover: 'short',
    });
  });

  test('with a warning where nothing covers it', () => {
    expect(words(SPADES, WITH_1, 48)).toEqual({
      text: 'Spades would be worth 22, and you bid 48: you lose even with all 120 points.',
      cover: 'lost',
    });
    expect(words(game('gucki-nullo'), WITH_1, 24)).toEqual({
      text: 'Null would be worth 23, and you bid 24: you lose even if you take no trick.',
      cover: 'lost',
    });
  });

  test('and there is none where the rule book does not have the game', () => {
    expect(words(game('tournee', 'H'), WITH_2, 20)).toBeNull();
  });
});
