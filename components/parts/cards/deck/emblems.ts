/**
 * What the court cards wear, each in a box of 100 by 60, filled by the even-odd rule: a crown for
 * the king, a coronet for the queen, a plumed cap for the jack; in German suits a helmet for the
 * Ober.
 */
const bead = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const EMBLEMS = {
  crown: `M12 47L4 17L27 34L50 9L73 34L96 17L88 47ZM12 51H88V59H12ZM50 22L42 33L50 44L58 33Z${bead(4, 12, 4)}${bead(96, 12, 4)}M48 0H52V7H48ZM46 2H54V5H46Z`,
  coronet: `M14 47C13 36 9 27 5 22C17 20 27 25 31 34C34 22 41 13 50 7C59 13 66 22 69 34C73 25 83 20 95 22C91 27 87 36 86 47ZM14 51H86V59H14ZM50 20C44 26 42 34 42 41H58C58 34 56 26 50 20Z${bead(50, 3, 3.5)}${bead(4, 17, 3.5)}${bead(96, 17, 3.5)}`,
  cap: 'M14 51H84V59H14ZM18 47C17 30 29 20 47 20C55 20 61 22 66 25C68 31 73 37 81 41C82 43 82 45 82 47ZM71 26C70 11 82 1 99 0C101 16 93 31 80 36C86 27 91 18 93 8C85 12 79 18 75 31C73 30 72 28 71 26Z',
  helmet:
    'M22 59V38C22 21 34 12 47 10V2H53V10C66 12 78 21 78 38V59H62V46H54V59H46V46H38V59ZM30 37H70V41H30Z',
} as const;

export type Emblem = keyof typeof EMBLEMS;
