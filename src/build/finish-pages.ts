import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { readSheet, splitSheet } from './pages/read-styles.ts';
import { figureLast, placeStyles } from './pages/place-styles.ts';
import { neededScopes, shortenScopes } from './pages/scopes.ts';
import { slim } from './pages/slim.ts';
import { isOfDirective, whenToWake } from './pages/when-to-wake.ts';
import { exportOf, reach } from './pages/reach.ts';
import type { Chunk } from './pages/reach.ts';

const STYLE = /<link rel="stylesheet" href="([^"]+)">/g;
const SCRIPT = /<script type="module" src="([^"]+)"><\/script>/g;
const ISLAND = /<astro-island\b(?:"[^"]*"|[^>"])*>/g;
const ISLAND_SCRIPT = /(component|renderer)-url="([^"]+)"/g;

/** The style of islands, which Astro writes before the first of them. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/g;

/** A script that stands in the page, as Astro writes those of islands before the first of them. */
const INLINE_SCRIPT = /<script>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>/g;

/** A script that stands in the pages that have this. */
export interface PageScript {
  readonly text: string;
  readonly where: string;
}

/** The text of a page of the book, which no frame for another site’s page has. */
export const CONTENT = '<main id="content"';

/** The next steps of a figure, which its page has with it. */
export const AHEAD = '<script type="application/json" data-ahead';

/** A face that a page with a figure asks for with care (second-faces.ts). */
export const FACE = '<link data-face ';

/** A face that a page asks for beside the roman. */
const SECOND_FACE = /<link rel="preload" (href="[^"]*")[^>]* fetchpriority="low">/g;

/** The word that a file of drawings will be wanted. */
const PICTURE = /<link rel="preload" as="image" type="image\/svg\+xml" href="([^"]+)">/g;

const INLINE_STYLE = /<style\b[^>]*>[^<]*<\/style>/g;

/** Scripts that an Astro page has after its layout. */
const AFTER_PAGE = /<\/body>\s*<\/html>([\s\S]+)$/;

/** What Astro writes of an island for its own script and ours does not read; the first by the folder. */
const UNREAD = / (?:uid|component-export|await-children)="[^"]*"| await-children(?=[ >])/g;

/** A figure of a hand. */
const FIGURE = /<figure[^>]*\sdata-hand=/;

/**
 * Goes over the built pages before anything else reads them. A page’s many style sheets become one; those
 * it needs with what is loaded when it is wanted are only named in its head (`data-later`, see
 * load-styles.ts), and so are its scripts and all that they import (`data-soon`, see first-picture.ts),
 * so that none waits for another. What Astro leaves where HTML does not have it, a style in the text and
 * scripts after the end, goes to its place.
 *
 * @param scripts what stands in pages, each where it is wanted, in the order in which they run.
 */
export function finishPages(scripts: readonly PageScript[]): AstroIntegration {
  const chunks = new Map<string, Chunk>();
  let base = '/';
  return {
    name: 'vorhand-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [recordChunks(chunks)] } });
      },
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/*$/, '/');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const named = (link: string): string => link.replace(base, '');
        const linked = (name: string): string => base + name;
        const pages = (await readPages(folder)).map(({ html, path }) => ({
          path,
          html: html.replace(ISLAND, (island) =>
            whenToWake(island)
              .replace(UNREAD, '')
              .replace(ISLAND_SCRIPT, (_, part: string, link: string) => {
                const [script, name] = exportOf(chunks, named(link));
                return `${part}-url="${linked(script)}" ${part}-export="${name}"`;
              }),
          ),
        }));
        const sheets = await readSheets(folder, pages, named);
        const pieces = new Map([...sheets.values()].flat().map((css) => [css, readSheet(css)]));
        const placed = pages.map(({ html }) => {
          const codesOf = (until: 'at once' | 'ever'): readonly string[] =>
            reach(chunks, entriesOf(html).map(named), until).map(
              (name) => chunks.get(name)?.code ?? '',
            );
          const own = linksOf(html, STYLE).flatMap((link) => sheets.get(named(link)) ?? []);
          return placeStyles(
            html,
            codesOf('at once'),
            codesOf('ever'),
            [...new Set(own)].map((piece) => [piece, pieces.get(piece)!]),
          );
        });
        const short = shortenScopes([...pages.map(({ html }) => html), ...pieces.keys()]);
        const needed = neededScopes([
          ...pieces.keys(),
          ...pages.flatMap(({ html }) => html.match(INLINE_STYLE) ?? []),
        ]);
        const written = new Set<string>();
        const joined = async (parts: readonly string[]): Promise<string> => {
          const css = short(parts.join('\n'));
          const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
          const name = `_astro/styles.${hash}.css`;
          if (!written.has(name)) await writeFile(join(folder, name), css);
          written.add(name);
          return linked(name);
        };
        const withFigures = placed.filter((_, index) => FIGURE.test(pages[index]!.html));
        const alike = withFigures.map(({ first }) => first);
        for (const [index, { html, path }] of pages.entries()) {
          const { first, later } = placed[index]!;
          const ordered = FIGURE.test(html) ? figureLast(first, alike) : first;
          const head = ordered.length === 0 ? undefined : await joined(ordered);
          const end = later.length === 0 ? undefined : await joined(later);
          const entries = entriesOf(html).map(named);
          const known = new Set(linksOf(html, SCRIPT).map(named));
          const preloads = reach(chunks, entries, 'at once')
            .filter((name) => !known.has(name))
            .map(linked);
          const finished = finish(html, { scripts, head, end, preloads });
          await writeFile(join(folder, path), slim(short(needed(finished))));
        }
        await Promise.all([...sheets.keys()].map((name) => rm(join(folder, name))));
        logger.info(`${sheets.size} style sheets are ${written.size} now`);
      },
    },
  };
}

/** Keeps of each script that browsers load what it imports. */
function recordChunks(chunks: Map<string, Chunk>): Plugin {
  return {
    name: 'vorhand:record-chunks',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      for (const [name, chunk] of Object.entries(bundle)) {
        if (chunk.type === 'chunk') chunks.set(name, chunk);
      }
    },
  };
}

interface Finished {
  readonly head: string | undefined;
  readonly end: string | undefined;
  readonly preloads: readonly string[];
  readonly scripts: readonly PageScript[];
}

/**
 * The page with these style sheets in the place of its own; its scripts are named in its head, to be
 * fetched once its first picture is there (first-picture.ts). What stands in the page as a script comes
 * before its styles: after them it would wait until they are there, and the rest of the page with it.
 */
function finish(page: string, { end, head, preloads, scripts }: Finished): string {
  const html = FIGURE.test(page) ? page.replace(SECOND_FACE, `${FACE}$1>`) : page;
  const at = html.indexOf('</head>');
  const body = html.slice(at);
  const isOfBook = body.includes(CONTENT);
  const links = [
    ...scripts
      .filter(({ where }) => html.includes(where))
      .map(({ text }) => `<script>${text}</script>`),
    ...new Set(body.match(INLINE_SCRIPT)?.filter((script) => !isOfDirective(script))),
    ...(head === undefined ? [] : [`<link rel="stylesheet" href="${head}">`]),
    ...new Set(html.match(ISLAND_STYLE)),
    ...preloads.map((href) =>
      isOfBook ? `<link data-soon href="${href}">` : `<link rel="modulepreload" href="${href}">`,
    ),
    ...(isOfBook ? linksOf(html, SCRIPT) : []).map(
      (href) => `<link data-soon="run" href="${href}">`,
    ),
    ...(end === undefined ? [] : [`<link data-later href="${end}">`]),
  ].join('');
  const rest = body.replace(INLINE_SCRIPT, '');
  const finished = html.slice(0, at) + (isOfBook ? rest.replace(SCRIPT, '') : rest);
  return withoutShownPictures(finished)
    .replace(STYLE, '')
    .replace(ISLAND_STYLE, '')
    .replace(AFTER_PAGE, (_, after: string) => `${after}</body></html>`)
    .replace('</head>', () => `${links}</head>`);
}

/**
 * Without the word that a file of drawings will be wanted, where the page shows some of them itself: a
 * browser would read it twice, as a picture of its own and as what the page refers to.
 */
function withoutShownPictures(html: string): string {
  return html.replace(PICTURE, (link, href: string) =>
    html.includes(`<use href="${href}#`) ? '' : link,
  );
}

function linksOf(html: string, element: RegExp): readonly string[] {
  return [...html.matchAll(element)].map(([, link = '']) => link);
}

/** The scripts that a page names itself. */
function entriesOf(html: string): readonly string[] {
  const islands = html.match(ISLAND) ?? [];
  return [
    ...linksOf(html, SCRIPT),
    ...islands.flatMap((each) => [...each.matchAll(ISLAND_SCRIPT)].map(([, , link = '']) => link)),
  ];
}

interface Page {
  readonly path: string;
  readonly html: string;
}

async function readPages(folder: string): Promise<readonly Page[]> {
  const paths = await Array.fromAsync(glob('**/*.html', { cwd: folder }));
  return Promise.all(
    paths.sort().map(async (path) => ({ path, html: await readFile(join(folder, path), 'utf8') })),
  );
}

/** All style sheets that pages link, in pieces, by their names. */
async function readSheets(
  folder: string,
  pages: readonly Page[],
  named: (link: string) => string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = new Set(pages.flatMap(({ html }) => linksOf(html, STYLE).map(named)));
  const read = [...names].map(
    async (name) => [name, splitSheet(await readFile(join(folder, name), 'utf8'))] as const,
  );
  return new Map(await Promise.all(read));
}
