/** Every rule of the book that is told at the table, held against the places of a thousand deals. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dealAll } from '../../../../src/strategy/simulations/deals.ts';
import { CARD_RULES, rulesFor } from '../../../../src/play/advice/card-rules.ts';
import { LOOKS } from '../../../../src/play/advice/looks.ts';
import { TOPICS } from '../../../../src/play/advice/topics.ts';
import { startContract } from '../../../../src/strategy/players/contract-play.ts';
import { chanceAt } from '../../../../src/strategy/players/play-deal.ts';
import { BOOK_PLAYER, DRILL_PLAYER } from '../../../../src/strategy/players/rules/players.ts';
import { seatToAct, startDeal } from '../../../../src/strategy/players/state.ts';
import { takeAction } from '../../../../src/strategy/players/table.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { SUITS } from '../../../../src/game/skat/cards.ts';
import { KINDS } from '../../../../src/game/skat/contract.ts';
import type { ContractKind } from '../../../../src/game/skat/contract.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { LawId } from '../../../../src/game/skat/laws.ts';
import { SEATS, nextSeat } from '../../../../src/game/skat/seats.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { CONDITIONS } from './conditions.ts';

/** How often each rule was told, and where one did not hold. */
function told(law: LawId, deals: number, seed: number, kind: ContractKind | null = null) {
  const counts = new Map<string, number>();
  const wrong: string[] = [];
  let asked = 0;
  for (let number = 0; number < deals; number++) {
    const chance = new Chance(seed + number);
    const deal = dealAll(chance);
    const declarer = SEATS[number % 3]!;
    const trump = kind === null || KINDS[kind].trumps !== 'suit' ? null : chance.pick(SUITS);
    let state =
      kind === null
        ? startDeal(deal, LAWS[law])
        : startContract(
            { deal, declarer, contract: { kind, trump, announced: null }, layout: null, bid: null },
            LAWS[law],
          );
    for (let seat = seatToAct(state); seat !== null; seat = seatToAct(state)) {
      const view = seatView(state, seat);
      if (view.asked?.what === 'card' && view.asked.legal.length > 1) {
        asked++;
        for (const { cards, rule, says } of rulesFor(view)) {
          counts.set(rule.id, (counts.get(rule.id) ?? 0) + 1);
          const holds = CONDITIONS[rule.id]?.({ view, state, cards, says }) ?? false;
          const legal = view.asked.legal;
          const sound = cards.every((card) => legal.includes(card)) && cards.length < legal.length;
          if (!holds || !sound)
            wrong.push(`deal ${number}, ${seat}, ${rule.id}: ${says} ${cards.join()}`);
        }
      }
      const player = number % 2 === 0 ? BOOK_PLAYER : DRILL_PLAYER;
      state = takeAction(state, finish(player.decide(view, chanceAt(number, seat, state))).action);
    }
  }
  return { asked, counts, wrong };
}

describe('the rules of the book at the table', () => {
  test.each<[LawId, number]>([
    ['american-1922', 600],
    ['isko', 400],
  ])('hold wherever they are told: %s, %i deals', (law, deals) => {
    const { asked, counts, wrong } = told(law, deals, 7000);
    expect(wrong).toEqual([]);
    // They speak often enough to be worth asking, and no rule is idle but such as are of no game here.
    expect([...counts.values()].reduce((sum, one) => sum + one, 0)).toBeGreaterThan(asked / 3);
  });

  test.each<[ContractKind, readonly string[]]>([
    [
      'nullo',
      ['nullo-lone-card', 'nullo-nine-seven', 'nullo-discard', 'nullo-first-lead', 'nullo-return'],
    ],
    ['grand-solo', ['grand-lone-jack', 'grand-best-and-red', 'grand-aces-first', 'grand-long']],
    ['solo', ['red-jack-through', 'unguarded-trump', 'let-it-go', 'make-aces']],
  ])('hold in games that are seldom bid: %s', (kind, wanted) => {
    const { counts, wrong } = told('american-1922', 150, 300, kind);
    expect(wrong).toEqual([]);
    expect(wanted.filter((id) => !counts.has(id))).toEqual([]);
  });

  test('each has a condition of its own, and a name that no other has', () => {
    const ids = CARD_RULES.map(({ id }) => id);
    expect([...ids].sort()).toEqual(Object.keys(CONDITIONS).sort());
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('no view of another seat changes what is told', () => {
    for (let number = 0; number < 40; number++) {
      const deal = dealAll(new Chance(900 + number));
      let state = startDeal(deal, LAWS.isko);
      for (let seat = seatToAct(state); seat !== null; seat = seatToAct(state)) {
        const view = seatView(state, seat);
        if (view.asked?.what === 'card' && view.declarer !== null && !view.open) {
          // The two hidden hands change places: what the player sees stays as it is.
          const [one, other] = [nextSeat(seat), nextSeat(nextSeat(seat))];
          const { play } = state;
          const hands = { ...play!.hands, [one]: play!.hands[other], [other]: play!.hands[one] };
          const swapped = { ...state, play: { ...play!, hands } };
          if (hands[one].length === play!.hands[one].length) {
            expect(rulesFor(seatView(swapped, seat))).toEqual(rulesFor(view));
          }
        }
        state = takeAction(
          state,
          finish(BOOK_PLAYER.decide(view, chanceAt(number, seat, state))).action,
        );
      }
    }
    expect(SEATS).toHaveLength(3);
  });

  test('every page that is told is marked in a chapter', () => {
    const said = CARD_RULES.flatMap(({ page }) => (page === null ? [] : [page]));
    const marks = new Set(
      chapterTexts().flatMap((text) => [...text.matchAll(/<Page n="(\w+)"/g)].map(([, n]) => n)),
    );
    expect(said.filter((page) => !marks.has(page))).toEqual([]);
  });

  test('every topic leads to a chapter of the name it is given', () => {
    const titles = new Map(
      chapterFiles().map((file) => [
        `/manual/${file.replace(/^(?:\d+-)+/, '').replace(/\.mdx$/, '')}/`,
        /^title: (.*)$/m.exec(readFileSync(`content/manual/${file}`, 'utf8'))?.[1],
      ]),
    );
    for (const { chapter, title } of Object.values(TOPICS)) {
      expect([chapter, titles.get(chapter)]).toEqual([chapter, title]);
    }
    expect(CARD_RULES.every(({ look }) => LOOKS[look].includes('?'))).toBe(true);
  });

  test('every topic leads to a drill that is there, or to none', () => {
    const drills = readdirSync('src/practice/drills');
    const named = Object.values(TOPICS).flatMap(({ drill }) => drill ?? []);
    expect(named.filter((drill) => !drills.includes(drill))).toEqual([]);
  });
});

const chapterFiles = (): string[] =>
  readdirSync('content/manual').filter((file) => /^\d.*\.mdx$/.test(file));
const chapterTexts = (): string[] =>
  chapterFiles().map((file) => readFileSync(`content/manual/${file}`, 'utf8'));
