import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readPage } from './read-page.mjs';

/**
 * @typedef {{ gzip: number, brotli: number }} Weight
 * @typedef {object} PageWeight
 * @property {string} path the page's file in the folder
 * @property {boolean} hasIsland whether it holds an island, that is a figure that comes to life
 * @property {Weight} script all JavaScript the page can load, and what stands in the page itself
 * @property {Weight} style its style sheets, and those of its islands
 * @property {number} fonts the bytes of all fonts its styles name; a browser loads those it needs
 * @property {number} html the page’s own bytes, not compressed
 * @property {number} elements how many elements a browser that runs scripts makes of it
 * @property {{ requests: number, bytes: number }} first what is loaded before a reader can do anything:
 * the page, its styles, fonts and pictures, its scripts and what they import at once, after gzip; of
 * fonts that a picture is painted without, those that the page asks for itself, whatever the line
 * @property {string[]} framework the scripts among them that belong to Svelte
 */

/**
 * What a page's weight has of what a script imports later, by calls of import(): all of it, none,
 * or the heaviest one, for a script of which no page uses more than one.
 * @typedef {(script: string, page: string) => 'all' | 'one' | 'none'} ImportsLater
 */

/** Svelte names its address in the errors it throws, which survives minification. */
const frameworkMark = /svelte\.dev\/e\/|__svelte/;

/** A path in quotes: a static or dynamic import, a worker. */
const scriptInQuotes = /["'`]([^"'`\s]+\.m?js)["'`]/g;
const styleInQuotes = /["'`]([^"'`\s]+\.css)["'`]/g;
/**
 * Vite's list of what each dynamic import needs, its styles included. The imports name their
 * scripts themselves; the list would add those that only scripts outside the weight need.
 */
const preloadList = /const __vite__mapDeps=.*?=>i\.map\(i=>d\[i\]\);/s;
const importCall = /\bimport\(\s*["'`][^"'`]+["'`]\s*\)/g;
const noScript = /<noscript>[\s\S]*?<\/noscript>/g;
const element = /<[a-z][^>]*>/g;
const fontInStyle = /url\(\s*["']?([^"')]+\.woff2?)["']?\s*\)/g;
/** A face for letters that the book itself has not; a browser loads it where a reader writes one. */
const faceForOthers = /@font-face\s*\{[^}]*unicode-range[^}]*\}/g;
/** A face that nothing waits for, and that is not put into what has been painted. */
const faceInTime = /@font-face\s*\{[^}]*font-display:\s*optional[^}]*\}/g;

/**
 * Weighs every page of a built site.
 * @param {string} folder
 * @param {(path: string) => boolean} [counts] whether a script belongs to the page's weight
 * @param {ImportsLater} [importsLater]
 * @returns {Promise<PageWeight[]>}
 */
export async function weighSite(folder, counts = () => true, importsLater = () => 'all') {
  const paths = existsSync(folder) ? await Array.fromAsync(glob('**/*.html', { cwd: folder })) : [];
  const site = new Site(folder, counts, importsLater);
  return paths.map((path) => site.weigh(path.replaceAll('\\', '/'))).sort(byPath);
}

/**
 * The bytes after gzip of all scripts of a built site whose path matches, without their imports.
 * @param {string} folder
 * @param {RegExp} path
 */
export function weighScripts(folder, path) {
  return globSync('**/*.js', { cwd: folder })
    .filter((file) => path.test(file.replaceAll('\\', '/')))
    .reduce((bytes, file) => bytes + gzipSync(readFileSync(join(folder, file))).length, 0);
}

/**
 * @param {PageWeight} a
 * @param {PageWeight} b
 */
function byPath(a, b) {
  return a.path < b.path ? -1 : 1;
}

/** A built site, each file of which is read and compressed once. */
class Site {
  /** @type {Map<string, Weight>} */
  #weights = new Map();
  /** @type {Map<string, string>} */
  #texts = new Map();
  /** @type {string} */
  #folder;
  /** @type {(path: string) => boolean} */
  #counts;
  /** @type {ImportsLater} */
  #importsLater;

  /**
   * @param {string} folder
   * @param {(path: string) => boolean} counts
   * @param {ImportsLater} importsLater
   */
  constructor(folder, counts, importsLater) {
    this.#folder = folder;
    this.#counts = counts;
    this.#importsLater = importsLater;
  }

  /**
   * @param {string} path
   * @returns {PageWeight}
   */
  weigh(path) {
    const page = readPage(this.#text(path));
    const inlineScript = page.inlineScripts.join('\n');
    const scripts = this.#heaviest(path, [
      ...page.scripts.flatMap((link) => this.#resolve(path, link)),
      ...this.#named(path, inlineScript, scriptInQuotes),
    ]);
    const atOnce = this.#reach(
      path,
      page.scripts.flatMap((link) => this.#resolve(path, link)),
      () => 'none',
    ).scripts;
    const sheets = new Set([
      ...[...page.styles, ...page.laterStyles].flatMap((link) => this.#resolve(path, link)),
      ...scripts.flatMap((script) => this.#named(script, this.#text(script), styleInQuotes)),
    ]);
    const fonts = new Set(
      [...sheets].flatMap((sheet) =>
        this.#named(sheet, this.#text(sheet).replace(faceForOthers, ''), fontInStyle),
      ),
    );
    for (const style of page.inlineStyles) {
      for (const font of this.#named(path, style, fontInStyle)) fonts.add(font);
    }
    const awaited = new Set([
      ...page.fonts.flatMap((link) => this.#resolve(path, link)),
      ...[...sheets].flatMap((sheet) =>
        this.#named(
          sheet,
          this.#text(sheet).replace(faceForOthers, '').replace(faceInTime, ''),
          fontInStyle,
        ),
      ),
    ]);
    const html = this.#text(path);
    const linked = page.styles.flatMap((link) => this.#resolve(path, link));
    const pictures = page.pictures.flatMap((link) => this.#resolve(path, link));
    const files = [path, ...new Set([...linked, ...atOnce, ...pictures])];
    const bytesOf = (/** @type {Set<string>} */ files) =>
      [...files].reduce((bytes, font) => bytes + statSync(this.#file(font)).size, 0);
    return {
      path,
      html: Buffer.byteLength(html),
      elements: html.replace(noScript, '').match(element)?.length ?? 0,
      first: {
        requests: files.length + awaited.size,
        bytes: files.reduce((bytes, file) => bytes + this.#weight(file).gzip, bytesOf(awaited)),
      },
      hasIsland: page.hasIsland,
      script: sum([compressed(inlineScript), ...scripts.map((file) => this.#weight(file))]),
      style: sum([
        compressed(page.inlineStyles.join('\n')),
        ...[...sheets].map((file) => this.#weight(file)),
      ]),
      fonts: bytesOf(fonts),
      framework: scripts.filter((script) => frameworkMark.test(this.#text(script))),
    };
  }

  /**
   * These scripts and all they import, directly or through others. Where a script imports one of
   * several, it is the one with which a page has most to load.
   * @param {string} page
   * @param {string[]} entries
   * @returns {string[]}
   */
  #heaviest(page, entries) {
    const { choices, scripts } = this.#reach(page, entries);
    const weigh = (/** @type {string[]} */ files) =>
      files.reduce((bytes, file) => bytes + this.#weight(file).gzip, 0);
    return choices
      .map((choice) => this.#reach(page, [...entries, choice]).scripts)
      .reduce((a, b) => (weigh(b) > weigh(a) ? b : a), scripts);
  }

  /**
   * These scripts and all they import, and the scripts of which a page imports only one.
   * @param {string} page
   * @param {string[]} entries
   * @param {ImportsLater} [importsLater]
   */
  #reach(page, entries, importsLater = this.#importsLater) {
    /** @type {Set<string>} */
    const reached = new Set();
    /** @type {string[]} */
    const choices = [];
    const waiting = [...entries];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (reached.has(next) || !this.#counts(next)) continue;
      reached.add(next);
      const whole = this.#text(next).replace(preloadList, '');
      const wanted = importsLater(next, page);
      if (wanted === 'one') {
        const calls = whole.match(importCall) ?? [];
        choices.push(...this.#named(next, calls.join('\n'), scriptInQuotes));
      }
      const text = wanted === 'all' ? whole : whole.replace(importCall, '');
      waiting.push(...this.#named(next, text, scriptInQuotes));
    }
    return { choices, scripts: [...reached] };
  }

  /**
   * The files of the site that a text names.
   * @param {string} from
   * @param {string} text
   * @param {RegExp} pattern
   */
  #named(from, text, pattern) {
    return [...text.matchAll(pattern)].flatMap((match) => this.#resolve(from, match[1] ?? ''));
  }

  /**
   * The file a link leads to, if the site has it. Vite's preload list counts from the top of the
   * site, without a slash before it.
   * @param {string} from
   * @param {string} link
   */
  #resolve(from, link) {
    const bare = link.replace(/[?#].*$/, '');
    const beside = bare.startsWith('/') ? bare.slice(1) : posix.join(posix.dirname(from), bare);
    const found = [beside, posix.normalize(bare)].find(
      (path) => !path.startsWith('..') && existsSync(this.#file(path)),
    );
    return found === undefined ? [] : [found];
  }

  /** @param {string} path */
  #weight(path) {
    const weight = this.#weights.get(path) ?? compressed(this.#text(path));
    this.#weights.set(path, weight);
    return weight;
  }

  /** @param {string} path */
  #text(path) {
    const text = this.#texts.get(path) ?? readFileSync(this.#file(path), 'utf8');
    this.#texts.set(path, text);
    return text;
  }

  /** @param {string} path */
  #file(path) {
    return join(this.#folder, path);
  }
}

/**
 * @param {string} text
 * @returns {Weight}
 */
function compressed(text) {
  if (text === '') return { gzip: 0, brotli: 0 };
  return { gzip: gzipSync(text).length, brotli: brotliCompressSync(text).length };
}

/**
 * @param {Weight[]} weights
 * @returns {Weight}
 */
function sum(weights) {
  return weights.reduce((a, b) => ({ gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli }), {
    gzip: 0,
    brotli: 0,
  });
}
