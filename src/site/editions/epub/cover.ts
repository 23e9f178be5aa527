/** The cover’s picture: four jacks fanned under the title. */
import { EDITION } from '#edition/site/editions/edition-words.ts';
import { BOOK } from '#edition/site/editions/epub/about.ts';
import { outlineText } from '../../link-pictures/outline-text.ts';
import { ART } from './pictures.ts';

const PAPER = '#f7f1e3';
const INK = '#211a13';
const ACCENT = '#8f1d17';
const TABLE = '#2c4a3d';

/** From left to right, with the angle each is turned by. */
const FAN = [
  ['DJ', -27],
  ['HJ', -9],
  ['SJ', 9],
  ['CJ', 27],
] as const;

/** The cover as SVG, 1600 by 2400, its words as outlines: a picture in an e-book has no faces of ours. */
export function coverPicture(): string {
  const names = FAN.map(([card]) => `card-${card}`);
  const cards = FAN.map(([card, turn]) => {
    const colour = card.startsWith('D') || card.startsWith('H') ? '#b3151b' : '#1d1915';
    return `<g transform="rotate(${turn} 800 2300)"><rect x="545" y="1030" width="510" height="765" rx="30" fill="#fffdf6" stroke="#bcae92" stroke-width="4"/><g color="${colour}" fill="${colour}"><use href="#card-${card}" x="545" y="1030" width="510" height="765"/></g></g>`;
  }).join('\n');
  const line = (y: number, size: number, fill: string, text: string, more = ''): string =>
    `<text x="800" y="${y}" font-size="${size}" fill="${fill}" text-anchor="middle"${more}>${text}</text>`;
  return outlineText(`<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 2400" width="1600" height="2400" role="img" aria-label="${BOOK.fullTitle}">
<defs>${ART.symbols(names)}<clipPath id="table"><rect x="90" y="910" width="1420" height="1180"/></clipPath></defs>
<rect width="1600" height="2400" fill="${PAPER}"/>
<rect x="90" y="90" width="1420" height="2220" fill="none" stroke="${ACCENT}" stroke-width="6"/>
<rect x="108" y="108" width="1384" height="2184" fill="none" stroke="${ACCENT}" stroke-width="2"/>
${line(470, 280, INK, BOOK.title)}
${line(620, 92, ACCENT, BOOK.subtitle, ' font-style="italic"')}
${line(770, 56, INK, EDITION.after)}
<rect x="108" y="910" width="1384" height="1180" fill="${TABLE}"/>
<g clip-path="url(#table)">${cards}</g>
<g fill="${INK}">${['C', 'S', 'H', 'D']
    .map(
      (suit, index) =>
        `<g fill="${suit === 'H' || suit === 'D' ? ACCENT : INK}"><use href="#suit-${suit}" x="${560 + index * 130}" y="2150" width="90" height="90"/></g>`,
    )
    .join('')}</g>
</svg>
`);
}
