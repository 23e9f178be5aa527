/** What is left unfinished in the room is there again, whatever the storage holds. */
import fc from 'fast-check';
import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { keepDraft } from '../../../components/room/draft.svelte.ts';
import { Room } from '../../../components/room/room.svelte.ts';
import { DRAFT_FORMAT } from '../../../src/room/draft.ts';
import { EMPTY, cardsAt, putCard, withBid, withDeclarer } from '../../../src/room/set-up.ts';
import { FakeBrowser } from '../support/fake-browser.ts';

const { make, read } = DRAFT_FORMAT;

describe('a draft', () => {
  test('comes back as it was: cards, game, declarer, bid, what is put away, text', () => {
    const setUp = { ...EMPTY, kind: 'gucki-solo', trump: 'S', title: 'Mine' } as const;
    const laid = (['CJ', 'SJ', 'HA'] as const).reduce(
      (all, card) => putCard(all, card, 'M')!,
      withBid(withDeclarer(setUp, 'M'), 20),
    );
    const draft = { setUp: { ...laid, putAway: ['HA' as const] }, text: 'V: CJ …' };
    expect(read(JSON.parse(JSON.stringify(make(draft))))).toEqual({ is: 'whole', value: draft });
  });

  test('of a newer version is left alone; anything else never throws and gives sound cards', () => {
    expect(read({ version: 2 })).toEqual({ is: 'newer' });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc
            .dictionary(fc.constantFrom('CJ', 'SJ', 'X'), fc.constantFrom('V', 'skat', 'no'))
            .map((cards) => ({ version: 1, cards, text: '', putAway: ['CJ', 'H7'], bid: 18 })),
        ),
        (data) => {
          const reading = read(data);
          if (reading.is === 'newer') return;
          expect(cardsAt(reading.value.setUp, 'skat').length).toBeLessThanOrEqual(2);
        },
      ),
    );
  });
});

describe('the room', () => {
  test('has the cards and the text again that were left in it, and drops what was cleared', () => {
    const browser = new FakeBrowser();
    const first = new Room();
    const end = keepDraft(first, browser.tab());
    first.put('CJ', 'V');
    first.text = 'half a hand';
    flushSync();
    end();

    const second = new Room();
    const endSecond = keepDraft(second, browser.tab());
    expect([second.setUp.places.get('CJ'), second.text]).toEqual(['V', 'half a hand']);
    second.clear();
    second.text = '';
    flushSync();
    endSecond();

    const third = new Room();
    keepDraft(third, browser.tab())();
    expect([third.setUp.places.size, third.text]).toEqual([0, '']);
  });

  test('does not lay old cards over those the reader has laid meanwhile, nor keep what he only looked at', () => {
    const browser = new FakeBrowser();
    const first = new Room();
    const end = keepDraft(first, browser.tab());
    first.put('CJ', 'V');
    flushSync();
    end();

    const second = new Room();
    second.put('D7', 'H');
    keepDraft(second, browser.tab())();
    expect([...second.setUp.places.keys()]).toEqual(['D7']);

    const third = new Room();
    third.takeDeal(dealt(), 'isko', '');
    const endThird = keepDraft(third, browser.tab());
    flushSync();
    endThird();
    const fourth = new Room();
    keepDraft(fourth, browser.tab())();
    expect([...fourth.setUp.places.keys()]).toEqual(['CJ']);
  });
});

function dealt() {
  const room = new Room();
  room.dealRest();
  const at = (place: 'V' | 'M' | 'H' | 'skat') => cardsAt(room.setUp, place);
  const [one, other] = at('skat');
  return { V: at('V'), M: at('M'), H: at('H'), skat: [one!, other!] as const };
}
