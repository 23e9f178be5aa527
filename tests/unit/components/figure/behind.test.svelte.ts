/** What stands beside the table follows it one picture later. */
import { expect, test } from 'vitest';
import { announcementOf } from '../../../../components/figure/announcement.ts';
import { behind } from '../../../../components/figure/behind.ts';
import { placeOf } from '../../../../components/figure/walk-place.ts';
import { figureAt, withVariations } from './support.ts';

test('until a step is painted, what is beside the table is at the place before it', () => {
  const { figure } = figureAt(withVariations(), 't3.1');
  const beside = behind(figure);
  figure.painted = placeOf(figure);
  figure.card('forward');
  expect([figure.stop.name, beside.stop.name]).toEqual(['t3.2', 't3.1']);
  expect(beside.index).toBe(figure.index - 1);
  expect(beside.path.at(beside.index)).toBe(beside.stop);
  figure.painted = placeOf(figure);
  expect([beside.stop.name, beside.index]).toEqual(['t3.2', figure.index]);
});

test('what is asked of the figure from beside the table is done where it is', () => {
  const { figure } = figureAt(withVariations(), 't3.1');
  const beside = behind(figure);
  figure.painted = placeOf(figure);
  beside.card('forward');
  beside.card('forward');
  expect([figure.stop.name, beside.stop.name]).toEqual(['t3.3', 't3.1']);
  expect(beside.goToIndex(0)).toBe(0);
  expect(figure.stop.name).toBe('deal');
});

test('the ear is told of a variation by the figure as a whole, never of two places at once', () => {
  const { figure } = figureAt(withVariations(), 't1.3');
  const beside = behind(figure);
  figure.painted = placeOf(figure);
  figure.enter('jack-again');
  expect(announcementOf(beside)).not.toContain('Variation');
  figure.painted = placeOf(figure);
  expect(announcementOf(beside)).toBe(announcementOf(figure));
  expect(announcementOf(beside)).toContain('Variation');
});

test('a figure that nobody tells what is painted is the same beside the table', () => {
  const { figure } = figureAt(withVariations(), 't3.1');
  const beside = behind(figure);
  figure.card('forward');
  expect(beside.stop).toBe(figure.stop);
});

test('a card that could be pressed at the place before is not played where it may not be', () => {
  const { figure } = figureAt(withVariations(), 't3.1');
  figure.painted = placeOf(figure);
  const before = figure.pressable;
  figure.card('forward');
  expect(figure.pressable).toBe(before);
  const gone = before.find((card) => !figure.playable.includes(card))!;
  figure.play(gone);
  expect([figure.stop.name, figure.inOwnLine]).toEqual(['t3.2', false]);
  figure.painted = placeOf(figure);
  expect(figure.pressable).toEqual(figure.playable);
});
