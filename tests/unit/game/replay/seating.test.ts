import { expect, test } from 'vitest';
import { seatPlaces } from '../../../../src/game/replay/seating.ts';
import { nextSeat, SEATS } from '../../../../src/game/skat/seats.ts';

test('whichever seat is below, the next to play is at the upper left and the third at the upper right', () => {
  for (const seat of SEATS) {
    expect(seatPlaces(SEATS, seat)).toEqual({
      [seat]: 'below',
      [nextSeat(seat)]: 'left',
      [nextSeat(nextSeat(seat))]: 'right',
    });
  }
});

test('four players go round the table, two face each other, and a stranger leaves the first below', () => {
  expect(seatPlaces(['A', 'B', 'C', 'D'], 'C')).toEqual({
    C: 'below',
    D: 'left',
    A: 'above',
    B: 'right',
  });
  expect(seatPlaces(['X', 'Y'], 'Y')).toEqual({ Y: 'below', X: 'above' });
  expect(seatPlaces(['X', 'Y'], '')).toEqual({ X: 'below', Y: 'above' });
});
