/**
 * What a page asks the browser to load, as far as its HTML says.
 * @typedef {object} Page
 * @property {boolean} hasIsland
 * @property {string[]} scripts links to scripts, in <script>, <link> and <astro-island>, at once or
 * once the first picture is there
 * @property {string[]} inlineScripts
 * @property {string[]} styles links to style sheets
 * @property {string[]} laterStyles links to those that come with what its scripts load when it is wanted
 * @property {string[]} pictures links to pictures that it wants early, and to drawings that it shows
 * @property {string[]} inlineStyles
 * @property {string[]} fonts links to fonts that it wants early
 */

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const linkElement = /<link\b([^>]*)>/g;
const islandElement = /<astro-island\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;
const drawing = /<use href="([^"#]+)#/g;
const islandLinks = ['component-url', 'renderer-url', 'before-hydration-url'];

/** <script> of any other type holds data. */
const runs = ['', 'module', 'text/javascript'];

/**
 * Reads a page that Astro has built; it quotes every attribute that matters here or writes a plain
 * word.
 * @param {string} html
 * @returns {Page}
 */
export function readPage(html) {
  /** @type {Page} */
  const page = {
    hasIsland: false,
    scripts: [],
    inlineScripts: [],
    styles: [],
    laterStyles: [],
    inlineStyles: [],
    pictures: [],
    fonts: [],
  };
  for (const [, attributes = '', content = ''] of html.matchAll(scriptElement)) {
    if (!runs.includes(attribute(attributes, 'type') ?? '')) continue;
    const src = attribute(attributes, 'src');
    if (src !== undefined) page.scripts.push(src);
    else page.inlineScripts.push(content);
  }
  for (const [, content = ''] of html.matchAll(styleElement)) page.inlineStyles.push(content);
  for (const [, attributes = ''] of html.matchAll(linkElement)) {
    const rel = attribute(attributes, 'rel');
    const href = attribute(attributes, 'href');
    if (href === undefined) continue;
    if (rel === 'stylesheet') page.styles.push(href);
    if (/\sdata-later(?=\s|=|$)/.test(attributes)) page.laterStyles.push(href);
    if (rel === 'modulepreload' || /\sdata-soon(?=\s|=|$)/.test(attributes)) {
      page.scripts.push(href);
    }
    if (rel === 'preload' && attribute(attributes, 'as') === 'image') page.pictures.push(href);
    if (rel === 'preload' && attribute(attributes, 'as') === 'font') page.fonts.push(href);
  }
  page.pictures.push(...new Set([...html.matchAll(drawing)].map(([, href = '']) => href)));
  for (const [, attributes = ''] of html.matchAll(islandElement)) {
    page.hasIsland = true;
    for (const name of islandLinks) {
      const link = attribute(attributes, name);
      if (link !== undefined && link !== '') page.scripts.push(link);
    }
  }
  return page;
}

/**
 * @param {string} attributes
 * @param {string} name
 */
function attribute(attributes, name) {
  const match = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(attributes);
  return match?.[1] ?? match?.[2] ?? match?.[3];
}
