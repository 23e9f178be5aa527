/** The reader’s own hand while it is chosen: what is pressed, typed and opened, and what is refused. */
import { describe, expect, test } from 'vitest';
import { MyHand } from '../../../../components/hand/my-hand.svelte.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';

const TEN: readonly Card[] = ['C8', 'SJ', 'SA', 'S7', 'HJ', 'H10', 'HK', 'H9', 'H8', 'D10'];
const WORD = TEN.join('-');

function chosen(word = WORD): MyHand {
  const hand = new MyHand();
  hand.open(word);
  return hand;
}

describe('the reader’s own hand', () => {
  test('is judged only once it has ten cards', () => {
    const hand = new MyHand();
    for (const card of TEN.slice(1)) hand.press(card);
    expect([hand.weighed, hand.gain, hand.limit, hand.games]).toEqual([null, null, null, null]);
    hand.press('C8');
    expect(hand.cards).toEqual(TEN);
    expect(hand.weighed?.games).toHaveLength(7);
    expect(hand.games).toBeNull();
  });

  test('refuses an eleventh card, and a third of the skat', () => {
    const hand = chosen();
    hand.press('CJ');
    expect(hand.cards).toEqual(TEN);
    expect(hand.problem).toContain('You have ten cards.');
    hand.fill('skat');
    for (const card of ['CJ', 'D7', 'D8'] as const) hand.press(card);
    expect(hand.skat).toEqual(['CJ', 'D7']);
    expect(hand.problem).toContain('The skat has two cards.');
    expect(hand.games).toHaveLength(7);
  });

  test('loses its skat when a card of the hand is taken out', () => {
    const hand = chosen(`${WORD}/H/20/CJ-D7`);
    hand.press('C8');
    expect([hand.cards.length, hand.skat, hand.pile]).toEqual([9, [], 'hand']);
    expect([hand.seat, hand.number]).toEqual(['H', 20]);
  });

  test('stands in a word that opens it again', () => {
    const hand = chosen(`${WORD}/M/24/D8-D7`);
    expect(hand.word).toBe(`${WORD}/M/24/D8-D7`);
    expect(chosen(hand.word).word).toBe(hand.word);
    hand.clear();
    expect(hand.word).toBe('/M/24');
    expect(chosen(hand.word)).toMatchObject({ seat: 'M', number: 24, cards: [] });
    expect(new MyHand().word).toBe('');
  });

  test('stays as it is when an address is wrong, until the next press', () => {
    const hand = chosen();
    hand.open(`${WORD}-CJ`);
    expect(hand.cards).toEqual(TEN);
    expect(hand.problem).toContain('11 cards');
    expect(hand.isAddressWrong).toBe(true);
    hand.sit('M');
    expect([hand.problem, hand.isAddressWrong]).toEqual(['', false]);
  });

  test('is read from a text, which stays where it cannot be read', () => {
    const hand = new MyHand();
    hand.text = 'Hinterhand: SJ HJ H10 HK H9 H8 SA S7 D10 C8, skat: CJ D7';
    hand.readText();
    expect(hand).toMatchObject({
      cards: TEN,
      skat: ['CJ', 'D7'],
      seat: 'H',
      text: '',
      problem: '',
    });
    hand.text = 'CJ CJ';
    hand.readText();
    expect(hand).toMatchObject({ cards: TEN, text: 'CJ CJ' });
    expect(hand.problem).toBe('The jack of clubs is there twice.');
  });
});
