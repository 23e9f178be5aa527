/** The first game, from the bid to its value, with the words beside it. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TablePlay } from '../../../../components/play/table-play.svelte.ts';
import { seedOfDecision } from '../../../../src/play/decision-seed.ts';
import { FIRST_GAME, FIRST_GAME_RULES, isFirstGame } from '../../../../src/play/first-game.ts';
import { guideWord } from '../../../../src/play/guide.ts';
import { LEARNER_PLAYER } from '../../../../src/strategy/players/rules/learner.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { FakeBrowser } from '../../support/fake-browser.ts';
import { playFor, settle, worldOf } from './table-support.ts';

describe('the first game', () => {
  const terms = { card: (card: string) => card, suit: (suit: string) => suit };

  test('is bid, played in clubs with what the words advise, and won', async () => {
    const world = worldOf(new FakeBrowser(), 1);
    const table = new TablePlay({
      ...world,
      ask: (view, _strength, asked) =>
        Promise.resolve(
          finish(LEARNER_PLAYER.decide(view, new Chance(seedOfDecision(view, asked)))),
        ),
    });
    table.open();
    table.sitDown(FIRST_GAME_RULES, FIRST_GAME.number, FIRST_GAME.seat);
    expect(isFirstGame(table.deal!, table.sitting!)).toBe(true);
    const stages: string[] = [];
    for (let step = 0; step < 200 && !table.over; step++) {
      await settle();
      const stage = table.lies ? 'trick' : (table.view?.asked?.what ?? 'wait');
      const word = guideWord(stage, table.state!, 'V', null, terms);
      if (stage === 'word' || stage === 'game' || stage === 'layout' || stage === 'card') {
        expect(word?.text).toMatch(/\.$/u);
      }
      stages.push(stage);
      if (stage === 'layout') {
        const contract = { kind: 'gucki-solo', trump: 'C', announced: null } as const;
        table.act({ do: 'declare', contract, layout: ['SK', 'S8'] });
        const position = openPosition(table.state!.play!, ['SK', 'S8']);
        expect(finish(makeSolver().reaches(position, 61))).toBe(true);
      } else await playFor(table, 1);
    }
    expect(stages).toEqual(expect.arrayContaining(['word', 'game', 'layout', 'card', 'trick']));
    expect(table.outcome?.settlement?.value).toMatchObject({ won: true, score: 36 });
    const end = guideWord('over', table.state!, 'V', table.outcome, terms);
    expect(end?.text).toContain('its value, 36, is written to you');
  });

  test('has each place of the book that its words lead to', () => {
    const source = readFileSync('src/play/guide.ts', 'utf8');
    const places = [...source.matchAll(/'\/manual\/([a-z-]+)\/#([a-z0-9-]+)'/gu)];
    expect(places.length).toBeGreaterThan(7);
    for (const [, chapter = '', anchor = ''] of places) {
      const file = readdirSync('content/manual').find((name) => name.endsWith(`-${chapter}.mdx`));
      const heads = readFileSync(`content/manual/${file ?? ''}`, 'utf8').match(/^##+ .+$/gmu) ?? [];
      const anchors = heads.map((head) =>
        head
          .replace(/^#+ /u, '')
          .toLowerCase()
          .replaceAll(/[^a-z0-9 -]/gu, '')
          .replaceAll(' ', '-'),
      );
      expect(anchors).toContain(anchor);
    }
  });
});
