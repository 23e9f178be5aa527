/** The reader's calendar, which near midnight has another day than UTC. */
import { describe, expect, test, vi } from 'vitest';
import { clockDay, dayAt } from '../../../../components/parts/device.ts';
import { isoDate } from '../../../../src/lib/days.ts';

/** The calendar of a place so many hours ahead of UTC. */
function live(hours: number): void {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60 * hours);
}

describe('the day of a moment', () => {
  test.each([
    [
      'New York, 25 November, half past eight in the evening',
      -5,
      '2026-11-26T01:30Z',
      '2026-11-25',
    ],
    ['Auckland, 26 November, in the morning', 13, '2026-11-25T20:30Z', '2026-11-26'],
    ['London, a second before midnight', 0, '2026-11-25T23:59:59Z', '2026-11-25'],
    ['Kathmandu, at midnight', 5.75, '2026-11-25T18:15Z', '2026-11-26'],
  ])('is that of the calendar on the wall: %s', (_, hours, moment, day) => {
    live(hours);
    expect(isoDate(dayAt(Date.parse(moment)))).toBe(day);
    vi.useFakeTimers({ now: Date.parse(moment), toFake: ['Date'] });
    live(hours);
    expect(isoDate(clockDay())).toBe(day);
    vi.useRealTimers();
  });
});
