/** Where the reader is in a figure, how the reader looks at it, and what it does by itself. */
import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { announcementOf } from '../../../../components/figure/announcement.ts';
import type { SkatFigure as Figure } from '../../../../components/figure/figure.svelte.ts';
import type { Remarks } from '../../../../components/figure/remarks.ts';
import { SPEEDS } from '../../../../components/figure/speeds.ts';
import { withEffects } from '../../support/effects.svelte.ts';
import { PARTS, bookHand, figureAt, settled, withVariations } from './support.ts';

describe('the walk', () => {
  test('opens at the place that is named, and refuses one the hand does not have', () => {
    expect(figureAt(withVariations(), 't3.2').figure.stop.name).toBe('t3.2');
    expect(() => figureAt(withVariations(), 't3.4')).toThrow(RangeError);
    expect(() => figureAt(withVariations(), 'nowhere/t1')).toThrow(RangeError);
  });

  test('a card and a trick on and back, the deal and the last card', () => {
    const { figure } = figureAt(withVariations(), 't3.2');
    const places: string[] = [];
    const note = (move: () => void): void => {
      move();
      places.push(figure.stop.name);
    };
    note(() => {
      figure.card('forward');
    });
    note(() => {
      figure.trick('forward');
    });
    note(() => {
      figure.card('back');
    });
    note(() => {
      figure.trick('back');
    });
    note(() => {
      figure.end();
    });
    note(() => {
      figure.goToTrick(7);
    });
    note(() => {
      figure.start();
    });
    expect(places).toEqual(['t3.3', 't4.3', 't4.2', 't3.3', 't10.3', 't7.3', 'deal']);
    expect([figure.atStart, figure.atEnd]).toEqual([true, false]);
  });

  test('only a card forward is shown as a movement', () => {
    const { figure } = figureAt(withVariations(), 't3.2');
    figure.card('forward');
    expect(figure.cardMoved).toBe(true);
    figure.card('back');
    expect(figure.cardMoved).toBe(false);
  });

  test('→ goes the way that was chosen where a variation begins, and the choice ends with the move', () => {
    const { figure } = figureAt(withVariations(), 't1.3');
    expect(figure.branches.map(({ id }) => id)).toEqual(['jack-again']);
    figure.chooseBranch('forward');
    expect(figure.choice).toBe(1);
    figure.card('forward');
    expect([figure.stop.name, figure.line.id, figure.choice]).toEqual([
      'jack-again/t2.1',
      'jack-again',
      0,
    ]);
    figure.backToRecord();
    expect(figure.stop.name).toBe('t1.3');
    figure.chooseBranch('back');
    figure.chooseBranch('back');
    figure.card('forward');
    expect(figure.stop.name).toBe('t2.1');
  });

  test('effects follow the reader from place to place', async () => {
    const { figure } = figureAt(withVariations(), 'deal');
    const seen: string[] = [];
    await withEffects(() => {
      $effect(() => {
        seen.push(`${figure.stop.name} ${figure.index}`);
      });
      flushSync();
      figure.card('forward');
      flushSync();
      figure.enter('ten-kept');
      flushSync();
    });
    expect(seen).toEqual(['deal 0', 'layout 1', 'ten-kept/layout 1']);
  });

  test('a place of an address that the hand does not have is said, and nothing moves', () => {
    const { figure } = figureAt(withVariations(), 't3.2');
    figure.goToPlace('t11');
    expect(figure.stop.name).toBe('t3.2');
    expect(figure.message).toContain('The figure stays where it was.');
    figure.goToPlace('king-up/t2.2');
    expect([figure.stop.name, figure.message]).toEqual(['king-up/t2.2', '']);
  });
});

describe('playing by itself', () => {
  test('shows a card at a time and stops at the last', () => {
    const { clock, figure } = figureAt(withVariations(), 't9.3');
    figure.playOrPause();
    clock.pass(SPEEDS.normal);
    expect([figure.stop.name, figure.ticker.running]).toEqual(['t10.1', true]);
    clock.pass(2 * SPEEDS.normal);
    expect([figure.stop.name, figure.ticker.running, clock.waiting]).toEqual(['t10.3', false, 0]);
    figure.playOrPause();
    expect(figure.ticker.running).toBe(false);
  });

  const moves: readonly (readonly [string, (figure: Figure) => void])[] = [
    [
      'a card',
      (figure) => {
        figure.card('back');
      },
    ],
    [
      'a trick',
      (figure) => {
        figure.trick('forward');
      },
    ],
    [
      'the deal',
      (figure) => {
        figure.start();
      },
    ],
    [
      'the last card',
      (figure) => {
        figure.end();
      },
    ],
    [
      'a trick by its number',
      (figure) => {
        figure.goToTrick(8);
      },
    ],
    [
      'the slider',
      (figure) => {
        figure.goToIndex(3);
      },
    ],
    [
      'a variation',
      (figure) => {
        figure.enter('jack-again');
      },
    ],
    [
      'back to the record',
      (figure) => {
        figure.backToRecord();
      },
    ],
    [
      'a link',
      (figure) => {
        figure.goToPlace('t2');
      },
    ],
    [
      'a link to nowhere',
      (figure) => {
        figure.goToPlace('t11');
      },
    ],
    [
      'a card played',
      (figure) => {
        figure.play('D9');
      },
    ],
    [
      'Pause',
      (figure) => {
        figure.playOrPause();
      },
    ],
  ];
  test.each(moves)('is stopped by the reader’s own move: %s', (_, move) => {
    const { clock, figure } = figureAt(withVariations(), 't5.3');
    figure.playOrPause();
    clock.pass(SPEEDS.normal);
    move(figure);
    const { stop } = figure;
    clock.pass(10 * SPEEDS.slow);
    expect([figure.ticker.running, figure.stop]).toEqual([false, stop]);
  });
});

describe('the look', () => {
  test('a seat sees its own cards, and the skat only when it put it away', () => {
    const { figure } = figureAt(withVariations(), 't3.2');
    const { look } = figure;
    expect([figure.skatKnown, figure.skatCount]).toEqual([true, 'with-skat']);
    look.showSkat(false);
    expect(figure.skatKnown).toBe(false);
    look.seeAs('V');
    expect([figure.skatKnown, look.sees('V'), look.sees('M')]).toEqual([true, true, false]);
    look.seeAs('M');
    expect([figure.skatKnown, figure.skatCount]).toEqual([false, 'tricks-only']);
  });

  test('even the declarer does not see a skat that nobody may touch', () => {
    const { figure } = figureAt(bookHand('foster-09'), 'deal');
    figure.look.seeAs(figure.line.declarer!);
    expect(figure.skatKnown).toBe(false);
  });

  test('a card may be pressed only where its player’s hand is seen', () => {
    const { figure } = figureAt(withVariations(), 't3.2');
    expect(figure.stop.toPlay).toBe('V');
    expect(figure.playable).not.toEqual([]);
    figure.look.seeAs('M');
    expect(figure.playable).toEqual([]);
    figure.look.seeAs('V');
    expect(figure.playable).not.toEqual([]);
  });
});

describe('cards that are pressed', () => {
  test('the comment goes on with the card: the figure follows it, and nothing is loaded', async () => {
    const asked: string[] = [];
    const loaders = {
      ...PARTS,
      playingOn: () => {
        asked.push('playing on');
        return PARTS.playingOn();
      },
    };
    const { figure } = figureAt(withVariations(), 't1.3', loaders);
    figure.play('S7');
    expect(figure.stop.name).toBe('t2.1');
    figure.card('back');
    figure.play('SJ');
    expect(figure.stop.name).toBe('jack-again/t2.1');
    await settled();
    expect([asked, figure.ownPlay]).toEqual([[], null]);
    figure.play('HJ');
    figure.card('back');
    figure.card('back');
    figure.play('S8');
    await settled();
    expect([asked, figure.stop.name]).toEqual([['playing on'], '+/t2.1']);
  });

  test('a card pressed while playing on is loaded is the reader’s own, though the record goes on with it', async () => {
    const { figure } = figureAt(withVariations(), 't1.3');
    figure.startPlayOn();
    figure.play('S7');
    await settled();
    expect([figure.stop.name, figure.ownPlay?.own]).toEqual([
      '+/t2.1',
      { from: 't1.3', cards: ['S7'] },
    ]);
  });

  test('the reader sees a message when loading takes long, and no longer once it is done', async () => {
    let give = (): void => undefined;
    const held = new Promise<void>((resolve) => (give = resolve));
    const { clock, figure } = figureAt(withVariations(), 't1.3', {
      ...PARTS,
      playingOn: () => held.then(PARTS.playingOn),
    });
    figure.startPlayOn();
    clock.pass(399);
    expect(figure.message).toBe('');
    clock.pass(1);
    expect(figure.message).toBe('Playing on is being loaded …');
    give();
    await settled();
    expect([figure.message, figure.playingOn]).toEqual(['', true]);
  });

  test('who has gone elsewhere while it was loaded is left alone', async () => {
    const { clock, figure } = figureAt(withVariations(), 't1.3');
    figure.startPlayOn();
    figure.card('back');
    clock.pass(1000);
    await settled();
    expect([figure.stop.name, figure.message, figure.playingOn]).toEqual(['t1.2', '', false]);
  });

  test('what cannot be loaded is said, and asked for anew the next time', async () => {
    let offline = true;
    const { figure } = figureAt(withVariations(), 't1.3', {
      ...PARTS,
      playingOn: () => (offline ? Promise.reject(new Error('offline')) : PARTS.playingOn()),
    });
    figure.startPlayOn();
    await settled();
    expect(figure.message).toBe(
      'Playing on could not be loaded. Are you offline? Try again, or reload the page.',
    );
    offline = false;
    figure.startPlayOn();
    await settled();
    expect([figure.message, figure.playingOn]).toEqual(['', true]);
  });
});

describe('what is said', () => {
  test('nothing before the reader moves; then the place, and the variation at its first card', () => {
    const { figure } = figureAt(withVariations(), 't1.3');
    expect(announcementOf(figure)).toBe('');
    figure.enter('jack-again');
    expect(announcementOf(figure)).toMatch(/^Variation: He leads the other jack\. /);
    figure.card('forward');
    expect(announcementOf(figure)).not.toMatch(/^Variation/);
    figure.say('Something else.');
    expect(announcementOf(figure)).toBe('Something else.');
    figure.card('forward');
    expect(announcementOf(figure)).not.toContain('Something else.');
  });

  test('remarks are heard until their source leaves, but not while the reader counts', async () => {
    const remarksOf = (spoken: string): Remarks => ({
      onCards: true,
      cards: new Map(),
      plays: new Map(),
      spoken,
    });
    const { figure } = figureAt(withVariations(), 't3.2');
    figure.card('forward');
    const first = figure.showRemarks({ remarks: remarksOf('The first.') });
    expect(announcementOf(figure)).toMatch(/ The first\.$/);
    const second = figure.showRemarks({ remarks: remarksOf('The second.') });
    first();
    expect(figure.remarks?.spoken).toBe('The second.');
    figure.startCounting(1, 'first');
    await settled();
    expect(figure.remarks).toBeNull();
    figure.stopCounting();
    expect(figure.remarks?.spoken).toBe('The second.');
    second();
    expect(figure.remarks).toBeNull();
  });
});
