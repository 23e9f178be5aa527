/** The paper that pictures for links are drawn on. */
import { FONT } from '../../analyse/picture-parts.ts';

export const SHEET_WIDTH = 1200;
export const SHEET_HEIGHT = 630;

/** An SVG file of that size on this ground. */
export function makeLinkSheet(ground: string, content: string): string {
  const size = `viewBox="0 0 ${SHEET_WIDTH} ${SHEET_HEIGHT}" width="${SHEET_WIDTH}" height="${SHEET_HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="${FONT}">
<rect width="${SHEET_WIDTH}" height="${SHEET_HEIGHT}" fill="${ground}"/>
${content}
</svg>
`;
}
