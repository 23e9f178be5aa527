/** The first game, from the bid to its value, with the words beside it. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TablePlay } from '../../../../components/play/table-play.svelte.ts';
import { seedOfDecision } from '../../../../src/strategy/players/decision-seed.ts';
import { FIRST_GAME, FIRST_GAME_RULES, isFirstGame } from '../../../../src/play/first-game.ts';
import { endWord } from '../../../../src/play/guide/say-end.ts';
import { guideWord } from '../../../../src/play/guide/guide.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import { LEARNER_PLAYER } from '../../../../src/strategy/players/rules/learner.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { FakeBrowser } from '../../support/fake-browser.ts';
import { playFor, settle, worldOf } from './table-support.ts';

describe('the first game', () => {
  test('is bid, played in clubs by what is no worse than the best, and won, with a word at each step and trick', async () => {
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
    expect(table.guided).toBe(true);
    const stages: string[] = [];
    const trickWords: string[] = [];
    for (let step = 0; step < 200 && !table.over; step++) {
      // The others’ answers, and what is weighed before an action, come one after the other.
      for (let turn = 0; turn < 4; turn++) await settle();
      const stage = table.lies ? 'trick' : (table.view?.asked?.what ?? 'wait');
      const word = guideWord(stage, seatView(table.state!, 'V'), 'french');
      if (stage !== 'wait') expect(word?.sentences.at(-1)).toMatch(/\.$/u);
      if (stage === 'trick') trickWords.push(word!.sentences.join(' '));
      stages.push(stage);
      if (stage === 'layout') {
        const contract = { kind: 'gucki-solo', trump: 'C', announced: null } as const;
        table.act({ do: 'declare', contract, layout: ['SK', 'S8'] });
        await settle();
        const position = openPosition(table.state!.play!, ['SK', 'S8']);
        expect(finish(makeSolver().reaches(position, 61))).toBe(true);
      } else await playFor(table, 1);
    }
    expect(stages).toEqual(expect.arrayContaining(['word', 'game', 'layout', 'card', 'trick']));
    expect(new Set(trickWords).size).toBeGreaterThan(7);
    expect(table.outcome?.settlement?.value).toMatchObject({ won: true, score: 36 });
    const end = endWord(table.state!, 'V', table.outcome!, null, 'french');
    expect(end.sentences.at(-1)).toContain('the two cards you put away have 4.');
  });

  test('has each place of the book that its words lead to', () => {
    const source = readFileSync('src/play/guide/guide.ts', 'utf8');
    const places = [...source.matchAll(/'\/manual\/([a-z-]+)\/#([a-z0-9-]+)'/gu)];
    expect(places.length).toBe(4);
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
