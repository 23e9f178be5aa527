/**
 * Pictures as pixels, made when the site is built and kept in a folder beside the packages: a picture
 * is made anew only when it is another one, or made in another way.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { facesMark, outlineText } from './outline-text.ts';

/** Part of what a kept picture is called: what the pixels depend on beside the picture itself. */
const EDITION = ['1', sharp.versions.vips, sharp.versions.rsvg, facesMark()].join(' ');

const folder = join('.cache', 'pictures');

const pngs = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * An SVG of ours as a PNG of the size that it names.
 *
 * @throws Error when a letter in it is in none of the book's faces.
 */
export function makePng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const png = pngs.get(svg) ?? findOrDraw(svg);
  pngs.set(svg, png);
  return png;
}

/**
 * Begins many pictures, as many at once as the machine has cores: the build asks for one page after
 * the other, and then finds them made.
 */
export function beginPngs(svgs: readonly string[]): void {
  const queue = svgs.values();
  const work = async (): Promise<void> => {
    for (const svg of queue) await makePng(svg);
  };
  // The caller that asks for the picture gets the error.
  for (let core = 0; core < availableParallelism(); core += 1) work().catch(() => undefined);
}

async function findOrDraw(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const name = createHash('sha256').update(`${EDITION}\0${svg}`).digest('hex').slice(0, 32);
  const file = join(folder, `${name}.png`);
  if (existsSync(file)) return new Uint8Array(await readFile(file));
  // Few colours, all flat: a palette halves the file.
  const data = await sharp(Buffer.from(outlineText(svg)))
    .png({ palette: true, dither: 0, effort: 2 })
    .toBuffer();
  await mkdir(folder, { recursive: true });
  // Under another name until it is complete: a build that is broken off leaves no half file.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, data);
  await rename(unfinished, file);
  return new Uint8Array(data);
}
