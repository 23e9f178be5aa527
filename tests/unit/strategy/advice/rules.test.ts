/** The rules of the book that are shown at the table: their conditions, pages and topics. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dealAll } from '../../../../src/strategy/simulations/deals.ts';
import { CARD_RULES, rulesFor } from '../../../../src/strategy/advice/card-rules.ts';
import { LOOKS } from '#edition/strategy/advice/look-words.ts';
import { TOPICS } from '../../../../src/strategy/advice/topics.ts';
import { chanceAt } from '../../../../src/strategy/players/play-deal.ts';
import { BOOK_PLAYER } from '../../../../src/strategy/players/rules/players.ts';
import { seatToAct, startDeal } from '../../../../src/strategy/players/state.ts';
import { takeAction } from '../../../../src/strategy/players/table.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { SEATS, nextSeat } from '../../../../src/game/skat/seats.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { CONDITIONS } from './conditions.ts';

describe('the rules of the book at the table', () => {
  test('each has a condition of its own, and a name that no other has', () => {
    const ids = CARD_RULES.map(({ id }) => id);
    expect([...ids].sort()).toEqual(Object.keys(CONDITIONS).sort());
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('no view of another seat changes what is said', () => {
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

  test('every page that is named is marked in a chapter', () => {
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
        /^title: '?(.*?)(?: \(today: .*\))?'?$/m.exec(
          readFileSync(`content/manual/${file}`, 'utf8'),
        )?.[1],
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
