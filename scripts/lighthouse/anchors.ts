/**
 * The two pages that the book is held against: one with the chess viewer of lichess, and one of
 * Starlight, Astro’s own design for documentation, with the text of one of our chapters. Their
 * packages come from the registry into a folder of the temporary files when they are measured; they
 * are no part of the book, which the licence of the viewer (GPL) would not allow.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { MeasuredPage } from './pages.ts';

const run = promisify(execFile);

/** An anchor: its page, and the folder of its built site. */
export interface Anchor extends MeasuredPage {
  readonly folder: string;
}

const VIEWER = { '@lichess-org/pgn-viewer': '2.5.9' };
const STARLIGHT = { '@astrojs/starlight': '0.42.4', astro: '7.3.4' };

/** The chapter whose text the page of Starlight has, in the built site. */
const TEXT = 'manual/introduction/index.html';

/**
 * Makes both anchors ready.
 *
 * @param dist the folder of the built book.
 * @throws Error when the registry cannot be reached and they are not there from an earlier run.
 */
export async function makeAnchors(dist: string): Promise<readonly Anchor[]> {
  const viewer = await installed('viewer', VIEWER, makeViewer);
  const starlight = await installed('starlight', STARLIGHT, (folder) =>
    makeStarlight(folder, dist),
  );
  return [
    {
      name: 'pgn-viewer',
      path: '',
      kind: 'figure',
      steps: { table: '.lpv', shows: '.lpv', key: 'ArrowRight' },
      folder: viewer,
    },
    { name: 'starlight', path: 'introduction/', kind: 'text', steps: null, folder: starlight },
  ];
}

/** The site of an anchor, made once for its versions. */
async function installed(
  name: string,
  packages: Readonly<Record<string, string>>,
  make: (folder: string) => Promise<string> | string,
): Promise<string> {
  const versions = Object.values(packages).join('-');
  const final = join(tmpdir(), `vorhand-anchor-${name}-${versions}`);
  const site = join(final, 'site');
  if (existsSync(site)) return site;
  const folder = `${final}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, type: 'module', dependencies: packages };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  try {
    // Whoever has no network is to know it soon.
    const options = ['--no-audit', '--no-fund', '--no-package-lock', '--fetch-retries=1'];
    const quiet = ['--ignore-scripts', '--loglevel=error', '--fetch-retry-mintimeout=1000'];
    await run('npm', ['install', ...options, ...quiet], { cwd: folder });
    renameSync(await make(folder), join(folder, 'site'));
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  rmSync(final, { recursive: true, force: true });
  renameSync(folder, final);
  return site;
}

function makeViewer(folder: string): string {
  const site = join(folder, 'made');
  const from = join(folder, 'node_modules/@lichess-org/pgn-viewer/dist');
  mkdirSync(site);
  cpSync(join(from, 'lichess-pgn-viewer.min.js'), join(site, 'lichess-pgn-viewer.js'));
  cpSync(join(from, 'lichess-pgn-viewer.css'), join(site, 'lichess-pgn-viewer.css'));
  cpSync(join(import.meta.dirname, 'viewer-page.html'), join(site, 'index.html'));
  return site;
}

async function makeStarlight(folder: string, dist: string): Promise<string> {
  const docs = join(folder, 'src/content/docs');
  mkdirSync(docs, { recursive: true });
  cpSync(join(import.meta.dirname, 'starlight-config.txt'), join(folder, 'astro.config.mjs'));
  cpSync(join(import.meta.dirname, 'starlight-content.txt'), join(folder, 'src/content.config.ts'));
  const text = readParagraphs(readFileSync(join(dist, TEXT), 'utf8'));
  writeFileSync(join(docs, 'introduction.md'), `---\ntitle: Introduction\n---\n\n${text}\n`);
  writeFileSync(
    join(docs, 'index.md'),
    '---\ntitle: Contents\n---\n\n[Introduction](/introduction/)\n',
  );
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  await run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], { cwd: folder, env });
  return join(folder, 'dist');
}

/** The paragraphs and headings of a page as Markdown without any mark-up in them. */
export function readParagraphs(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...main.matchAll(/<(p|h2|h3)\b[^>]*>([^]*?)<\/\1>/g)]
    .map(([, tag = 'p', content = '']) => {
      const text = content
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim();
      if (text === '') return '';
      const escaped = text.replace(/[\\`*_{}[\]()#+!|>~-]/g, '\\$&');
      return tag === 'p' ? escaped : `${'#'.repeat(Number(tag.slice(1)))} ${escaped}`;
    })
    .filter((line) => line !== '')
    .join('\n\n');
}
