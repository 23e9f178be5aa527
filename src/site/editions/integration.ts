/** Binds the book when the site is built: the e-book, and the page for paper. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readHandFiles } from '../../book/read-hand-files.ts';
import { makePng } from '../link-pictures/png.ts';
import { VERSIONS } from '../../book/changes.ts';
import { EPUB_FILE } from './epub-file.ts';
import { coverPicture } from './epub/cover.ts';
import { makeEpub } from './epub/make-epub.ts';
import { makePrint } from './paper/make-print.ts';
import { faceSymbols, glyphSymbols } from '../../../components/parts/cards/deck/faces.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const FONTS = ['eb-garamond-regular', 'eb-garamond-italic', 'eb-garamond-semibold'];

/** Makes the e-book of the built pages. It comes after all that writes pages. */
export function boundBook(): AstroIntegration {
  let base = '/';
  let site: string | undefined;
  return {
    name: 'vorhand-bound',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
        site = config.site && new URL(base, config.site).href;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const start = performance.now();
        const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
        const epub = makeEpub({
          page: (address) => read(`${address}index.html`),
          styleSheet: (address) => read(address.slice(base.length)),
          hands: readHandFiles(),
          ownStyle: await readFile(here('epub/epub.css'), 'utf8'),
          fonts: await Promise.all(
            FONTS.map(async (name) => ({
              name: `${name}.woff2`,
              data: await readFile(here(`../../styles/fonts/${name}.woff2`)),
            })),
          ),
          licences: [
            {
              name: 'LICENSE-texts.txt',
              text: await readFile(here('../../../LICENSE-texts'), 'utf8'),
            },
            {
              name: 'fonts/OFL.txt',
              text: await readFile(here('../../styles/fonts/OFL.txt'), 'utf8'),
            },
          ],
          // In pixels: many shelves of e-books show no drawing.
          cover: { name: 'cover.png', type: 'image/png', data: await makePng(coverPicture()) },
          base,
          site,
          modified: lastChange(),
        });
        await writeFile(join(folder, EPUB_FILE), epub);
        const paper = makePrint({
          page: (address) => read(`${address}index.html`),
          sprite: `<svg class="card-sprite" aria-hidden="true">${glyphSymbols()}${faceSymbols()}</svg>`,
          base,
          site,
        });
        const ownStyle = await readFile(here('paper/print-page.css'), 'utf8');
        await mkdir(join(folder, 'print'), { recursive: true });
        await writeFile(join(folder, 'print/index.html'), paper.html);
        await writeFile(join(folder, 'print/heads.css'), `${ownStyle}${paper.heads}`);
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        logger.info(`the e-book has ${Math.round(epub.length / 1024)} kB, made in ${seconds} s`);
      },
    },
  };
}

/** When the book was last changed: SOURCE_DATE_EPOCH, by which builds are the same; else when its version came out. */
function lastChange(): string {
  const seconds = Number(process.env['SOURCE_DATE_EPOCH'] ?? Number.NaN);
  const date = new Date(Number.isFinite(seconds) ? seconds * 1000 : VERSIONS[0]!.at);
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}
