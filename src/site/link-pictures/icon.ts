/** The sign of the book, a card with a club, as the icons that phones and browsers want. */
import { ACCENT, TABLE } from '../../analyse/picture-parts.ts';

/** The icons by the last part of their addresses. */
export const ICONS = {
  /** On a phone’s first page. Its corners are cut off, and what is transparent becomes black. */
  'touch-icon': { size: 180, ground: true, share: 0.78 },
  'icon-192': { size: 192, ground: false, share: 1 },
  'icon-512': { size: 512, ground: false, share: 1 },
  /** Cut into any shape: what matters stands in the inner circle of four fifths. */
  maskable: { size: 512, ground: true, share: 0.62 },
} as const;

export type IconName = keyof typeof ICONS;

/**
 * The drawing of an icon: the same as public/favicon.svg, which browsers show.
 *
 * @param club the path of that suit, in a box of 100 by 100.
 */
export function makeIcon(name: IconName, club: string): string {
  const { ground, share, size } = ICONS[name];
  const left = (32 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">
${ground ? `<rect width="32" height="32" fill="${TABLE}"/>` : ''}
<g transform="translate(${left} ${left}) scale(${share})">
<rect x="5" y="1" width="22" height="30" rx="3" fill="#fffdf6" stroke="#8d8068"/>
<path transform="translate(7.5 7) scale(.17)" fill="${ACCENT}" d="${club}"/>
</g>
</svg>
`;
}
