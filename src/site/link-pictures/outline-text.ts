/**
 * The words of a picture as outlines, in the faces of the book: the program that turns the picture
 * into pixels then needs no font, and can fall back to none.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import type { Font } from 'fontkit';

const TEXT =
  /<text x="([-\d.]+)" y="([-\d.]+)" font-size="([\d.]+)" fill="([^"]+)" text-anchor="(start|middle|end)"( font-style="italic")?( letter-spacing="([\d.]+)")?>([^<]*)<\/text>/g;

/**
 * The same picture without text.
 *
 * @param svg as `makePicture` and its like make it.
 * @throws Error when the face has no sign for a letter, or text is written otherwise than there.
 */
export function outlineText(svg: string): string {
  const outlined = svg.replaceAll(TEXT, (_, ...found: readonly string[]) => {
    const [x, y, size, fill = '', anchor = '', italic, , spacing, text = ''] = found;
    const style = { anchor, fill, size: Number(size), spacing: Number(spacing ?? 0) };
    const face = italic === undefined ? 'regular' : 'italic';
    return outline(unescape(text), Number(x), Number(y), style, faceOf(face));
  });
  if (outlined.includes('<text')) throw new Error('The picture has text that cannot be outlined.');
  return outlined;
}

interface Style {
  readonly anchor: string;
  readonly fill: string;
  readonly size: number;
  readonly spacing: number;
}

function outline(text: string, x: number, y: number, style: Style, font: Font): string {
  const { glyphs, positions } = font.layout(text);
  const scale = style.size / font.unitsPerEm;
  const spacing = style.spacing / scale;
  let along = 0;
  const paths = glyphs.map((glyph, index) => {
    if (glyph.id === 0) throw new Error(`The faces of the book lack a sign of “${text}”.`);
    const { xAdvance, xOffset, yOffset } = positions[index] ?? {
      xAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    };
    const at = `${round(along + xOffset)} ${round(yOffset)}`;
    along += xAdvance + spacing;
    const path = glyph.path.toSVG();
    return path === '' ? '' : `<path transform="translate(${at})" d="${path}"/>`;
  });
  const width = Math.max(0, along - spacing) * scale;
  const left = style.anchor === 'start' ? x : style.anchor === 'end' ? x - width : x - width / 2;
  // A face counts upwards, a picture downwards.
  const place = `translate(${round(left)} ${round(y)}) scale(${scale} ${-scale})`;
  return `<g fill="${style.fill}" transform="${place}">${paths.join('')}</g>`;
}

const round = (length: number): number => Math.round(length * 100) / 100;

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescape(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => SIGNS[name] ?? '');
}

type FaceName = 'regular' | 'italic';

const fileOf = (name: FaceName): string =>
  join(process.cwd(), 'src', 'styles', 'fonts', `eb-garamond-${name}.woff2`);

/** A mark of the faces as they are: other faces, other outlines. */
export function facesMark(): string {
  const hash = createHash('sha256');
  for (const name of ['regular', 'italic'] as const) hash.update(readFileSync(fileOf(name)));
  return hash.digest('hex').slice(0, 16);
}

const faces = new Map<FaceName, Font>();

function faceOf(name: FaceName): Font {
  let face = faces.get(name);
  if (face === undefined) {
    const read = create(readFileSync(fileOf(name)));
    if (!('layout' in read)) throw new Error(`${fileOf(name)} is no single face.`);
    face = read;
    faces.set(name, face);
  }
  return face;
}
