import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { announcementOf } from '../../../../components/figure/announcement.ts';
import { bookHand, figureAt, settled } from './support.ts';

/** How often a text occurs in another. */
const times = (text: string, part: string): number => text.split(part).length - 1;

describe('what a step says to the ear', () => {
  test('is the card, how it is judged, and the comment on it, once', () => {
    const { figure } = figureAt(bookHand('foster-09'), 't5.3');
    figure.card('forward');
    const said = announcementOf(figure);
    expect(said).toMatch(/^Trick 6\. Hinterhand leads the 10 of diamonds\. Marked: well played\. /);
    expect(said).toContain('cannot beat the game unless Vorhand has ace of diamonds');
    figure.card('forward');
    expect(times(announcementOf(figure), 'Hinterhand has counted')).toBe(0);
  });

  test('has the comment on the whole hand at the deal, but not before the reader moves', () => {
    const { figure } = figureAt(bookHand('foster-09'), 'deal');
    expect(announcementOf(figure)).toBe('');
    figure.card('forward');
    figure.start();
    expect(announcementOf(figure)).toMatch(/^The deal\. .*seven-trump Solo/);
  });

  test('leaves comments out while the hand plays by itself, and where the reader counts', async () => {
    const { clock, figure } = figureAt(bookHand('foster-09'), 't5.3');
    figure.playOrPause();
    clock.pass(20_000);
    figure.goToPlace('t5.3');
    figure.playOrPause();
    flushSync();
    while (figure.stop.name === 't5.3') clock.pass(100);
    expect(figure.stop.name).toBe('t6.1');
    expect(announcementOf(figure)).not.toMatch(/Marked|counted/);
    figure.playOrPause();
    expect(announcementOf(figure)).toMatch(/Marked: well played\. Hinterhand has counted/);

    figure.startCounting(1, 'first');
    await settled();
    figure.card('forward');
    expect(announcementOf(figure)).not.toMatch(/ace of a long suit/);
  });
});
