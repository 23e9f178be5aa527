/**
 * The suit signs, each in a box of 100 by 100. Fine lines inside a sign are holes (the even-odd
 * rule), so that a sign needs only one colour and shows its ground through.
 */
import type { BySuit } from '../../../../src/game/skat/cards.ts';

/** A circle as a path, for use inside a larger one. */
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/**
 * Clubs, spades, hearts, diamonds: filled by the non-zero rule, so the parts of a sign must all go the
 * same way round, or there is a hole where they overlap.
 */
export const FRENCH_SUITS: BySuit<string> = {
  C: `${circle(50, 27, 22)}${circle(26, 60, 22)}${circle(74, 60, 22)}M42 44H58V66H42ZM54 50C54 76 58 88 69 96H31C42 88 46 76 46 50Z`,
  S: 'M50 3C55 20 93 40 93 65C93 78 84 86 74 86C65 86 58 81 54 74C55 85 60 92 68 97H32C40 92 45 85 46 74C42 81 35 86 26 86C16 86 7 78 7 65C7 40 45 20 50 3Z',
  H: 'M50 96C45 80 6 62 6 33C6 17 18 7 30 7C40 7 47 13 50 23C53 13 60 7 70 7C82 7 94 17 94 33C94 62 55 80 50 96Z',
  D: 'M50 2C58 20 71 37 87 50C71 63 58 80 50 98C42 80 29 63 13 50C29 37 42 20 50 2Z',
};

/** Acorns, leaves, hearts, bells: filled by the even-odd rule. */
export const GERMAN_SUITS: BySuit<string> = {
  C: 'M45 1H55V13C75 15 90 27 90 43C90 48 87 51 82 51H18C13 51 10 48 10 43C10 27 25 15 45 13ZM22 40L37 24L39.5 25.500L27 40ZM45 40L49 21H52L49 40ZM68 40L61 25.500L63.5 24L76 40ZM19 56H81C81 77 67 89 56 92L50 99L44 92C33 89 19 77 19 56ZM29 63C30 73 36 80 43 83L44 80C38 77 33 71 32 63Z',
  S: 'M50 2C60 16 92 34 92 60C92 75 81 83 69 83C63 83 58 81 55 77C56 86 60 92 66 95L61 99C51 95 46 86 46 76C43 81 37 83 31 83C19 83 8 75 8 60C8 34 40 16 50 2ZM48.5 22L48.2 40L34 30L33 32.500L48 44L47.7 58L22 44L21 46.500L47.5 62L47 76H53L52.5 62L79 46.500L78 44L52.3 58L52 44L67 32.500L66 30L51.8 40L51.5 22Z',
  H: FRENCH_SUITS.H,
  D: `M44 14C41 11 40 8 42 5C45 0 55 0 58 5C60 8 59 11 56 14C77 17 92 34 92 56C92 80 74 98 50 98C26 98 8 80 8 56C8 34 23 17 44 14ZM13 51H87V55.500H13ZM15.5 60.500H84.500V63H15.500ZM47.6 74V94H52.400V74ZM42 73a8 6 0 1 0 16 0a8 6 0 1 0 -16 0ZM47 7.500C46 5 54 5 53 7.500C52 10 48 10 47 7.500Z`,
};
