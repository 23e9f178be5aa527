/** What is left unfinished in the room is there again, whatever the storage holds. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { keepDraft } from '../../../../components/analyse/draft.svelte.ts';
import type { RoomAddress } from '../../../../components/analyse/address-bar.ts';
import { Room } from '../../../../components/analyse/room.svelte.ts';
import { makeDealCode } from '../../../../src/game/codes/hand-code.ts';
import { DRAFT_FORMAT, LONGEST_DRAFT, withHandText } from '../../../../src/analyse/draft.ts';
import type { HandText } from '../../../../src/analyse/draft.ts';
import { gamesOfTexts } from '../../../../src/analyse/evening/games-of-texts.ts';
import { EMPTY, cardsAt, putCard, withBid, withDeclarer } from '../../../../src/analyse/set-up.ts';
import { FakeBrowser } from '../../support/fake-browser.ts';

const { make, read } = DRAFT_FORMAT;

/** An address bar into which everything can be written. */
const BAR: RoomAddress = {
  location: { hash: '' },
  history: { pushState: () => undefined, replaceState: () => undefined, state: null },
  events: new EventTarget(),
};

describe('a draft', () => {
  test('comes back as it was: cards, game, declarer, bid, what is put away, text', () => {
    const setUp = { ...EMPTY, kind: 'gucki-solo', trump: 'S', title: 'Mine' } as const;
    const laid = (['CJ', 'SJ', 'HA'] as const).reduce(
      (all, card) => putCard(all, card, 'M')!,
      withBid(withDeclarer(setUp, 'M'), 20),
    );
    const draft = {
      setUp: { ...laid, putAway: ['HA' as const] },
      text: 'V: CJ …',
      hands: [{ code: '1A', text: 'it' }],
    };
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
            .map((cards) => ({
              version: 1,
              cards,
              text: '',
              putAway: ['CJ', 'H7'],
              bid: 18,
              hands: [1],
            })),
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

test('of the hands that lay on the table the last are kept, each once, as long as there is room', () => {
  const text = 'x'.repeat(LONGEST_DRAFT / 10);
  const codes = [1, 2, 3, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(String);
  const hands = codes.reduce<readonly HandText[]>(
    (all, code) => withHandText(all, { code, text }),
    [],
  );
  expect(hands.map(({ code }) => code)).toEqual(codes.slice(3).toReversed());
  const small = Array.from({ length: 50 }, (_, n) => ({ code: `c${n}`, text: 'short' }));
  const draft = { setUp: EMPTY, text: '', hands: small };
  expect(read(make(draft))).toMatchObject({ is: 'damaged', value: { hands: { length: 20 } } });
  const older: Record<string, unknown> = { ...make({ ...draft, hands: [] }) };
  delete older['hands'];
  expect(read(older).is).toBe('whole');
});

describe('the room', () => {
  test('has the comments of a hand again after a reload, though its address holds none', async () => {
    const browser = new FakeBrowser();
    const text = readFileSync('content/hands/foster-09.hand', 'utf8');
    const [game] = gamesOfTexts([text]);
    const hand = game!.hand!;
    const first = new Room(BAR);
    const end = keepDraft(first, browser.tab());
    first.lay({ hand, remarks: ['A remark.'], players: game!.players, text });
    flushSync();
    end();

    const second = new Room(BAR);
    const asked: string[] = [];
    const endSecond = keepDraft(second, browser.tab(), (one) => {
      asked.push(one);
      return Promise.resolve(gamesOfTexts([one])[0] ?? null);
    });
    second.open(`#${hand.id}/t3.1`);
    flushSync();
    expect(second.hand!.comment).toBeNull();
    await vi.waitFor(() => {
      expect(second.hand).toEqual(hand);
    });
    flushSync();
    endSecond();
    expect(asked).toEqual([text]);

    const third = new Room(BAR);
    const endThird = keepDraft(third, browser.tab(), () => Promise.resolve(null));
    third.open(`#${hand.id}`);
    flushSync();
    await vi.waitFor(() => {
      expect(third.remarks.join()).toContain('comments could not be read');
    });
    endThird();
  });

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

  test('does not lay old cards over those laid since, nor save what the reader only looked at', () => {
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

    const third = new Room(BAR);
    third.open(`#${makeDealCode({ deal: dealt(), laws: 'isko', title: '' })}`);
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
