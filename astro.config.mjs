import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import svelte from '@astrojs/svelte';
import { defineConfig } from 'astro/config';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import { boundBook } from './src/site/editions/integration.ts';
import { BROWSERS } from './src/build/browsers.ts';
import { analyses } from './src/build/analyse-hands.ts';
import { IS_TRANSLATION, editionBase } from './src/lib/edition.ts';
import { readWhereabouts } from './src/lib/address/whereabouts.ts';
import { underPath } from './src/build/addresses/under-base.ts';
import { checkMentions } from './src/build/check-mentions.ts';
import { forHosts } from './src/build/hosts/for-hosts.ts';
import { highlighting } from './components/book/highlight.ts';
import { checkFrontMatter } from './src/build/front-matter/check-front-matter.ts';
import { checkMarks } from './components/book/check-marks.ts';
import { handErrors } from './components/book/hand-errors.ts';
import { headingIds } from './components/book/heading-ids.ts';
import { importParts } from './components/book/import-parts.ts';
import { numberColumns } from './components/book/number-columns.ts';
import { linkPages } from './src/build/link-pages.ts';
import { ShippedPackages, licences } from './src/build/licences.ts';
import { EDITION_CONDITIONS } from './src/build/edition.ts';
import { embed } from './src/build/embed.ts';
import { inlineScript } from './src/build/inline-script.ts';
import { stylesOnce } from './src/build/styles-once.ts';
import { policyFirst } from './src/build/policy-first.ts';
import { offline } from './src/build/keep-offline.ts';
import { fewChunks } from './src/build/few-chunks.ts';
import { searchIndex } from './src/build/search-index.ts';
import { sitemap } from './src/build/sitemap.ts';

const { base, site } = readWhereabouts(process.env);

/** Keeps presses on a figure until it is hydrated; components/figure/FigureFrame.astro has it. */
const holdPresses = inlineScript(new URL('./components/figure/hold-presses.ts', import.meta.url));

/** Shows the way to the edition that the reader has chosen; components/site/OfferEdition.astro has it. */
const offerEdition = inlineScript(new URL('./components/site/offer-edition.ts', import.meta.url));

/** Whose code the scripts of the site have in them. */
const shipped = new ShippedPackages();

export default defineConfig({
  output: 'static',
  // `npm run build` prints little; `astro build` itself, and `npm run build -- --verbose`, all.
  ...(process.env['SHORT_BUILD_LOG'] && { logger: { entrypoint: './scripts/build-log.mjs' } }),
  base: editionBase(base),
  ...(IS_TRANSLATION && {
    outDir: `dist/${PAGE_LANGUAGE}`,
    cacheDir: `node_modules/.astro-${PAGE_LANGUAGE}`,
  }),
  ...(site === undefined ? {} : { site }),
  // One address a page: /hands/foster-09/ is dist/hands/foster-09/index.html on any static host.
  trailingSlash: 'always',
  build: { format: 'directory' },
  integrations: [
    underPath(),
    // Here and not below under markdown, where Astro would warn of the inline styles of its colours:
    // ours are classes.
    mdx({
      syntaxHighlight: 'shiki',
      shikiConfig: highlighting,
      processor: satteri({
        mdastPlugins: [
          checkMarks(),
          checkFrontMatter(),
          importParts(),
          checkMentions(),
          linkPages(),
        ],
        hastPlugins: [numberColumns(), headingIds()],
      }),
    }),
    svelte({ compilerOptions: { discloseVersion: false } }),
    handErrors(),
    analyses(),
    searchIndex(),
    embed(shipped),
    sitemap(),
    // After the sitemap: the page for paper is the book again.
    boundBook(),
    // After what puts scripts into pages.
    policyFirst(),
    // After all that writes pages.
    forHosts(),
    // After all that readers load: it keeps what others have written.
    offline(shipped),
    // After all that builds scripts.
    licences(shipped),
  ],
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  security: {
    // Astro writes this policy into a <meta> of every page of the build (not in `astro dev`),
    // adding to script-src and style-src the hash of each script and style it emits.
    csp: {
      directives: [
        "default-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
        "frame-src 'none'",
      ],
      // 'wasm-unsafe-eval' lets the search index (Pagefind) start its WebAssembly; it does not
      // allow eval() of JavaScript.
      scriptDirective: {
        resources: ["'self'", "'wasm-unsafe-eval'"],
        hashes: [holdPresses.hash, offerEdition.hash],
      },
      styleDirective: { resources: ["'self'"] },
    },
  },
  vite: {
    resolve: { conditions: [...EDITION_CONDITIONS, ...defaultClientConditions] },
    // Astro reads content in the first of these, serves `npm run dev` from the second and builds in the third.
    environments: Object.fromEntries(
      ['astro', 'ssr', 'prerender'].map((name) => [
        name,
        { resolve: { conditions: [...EDITION_CONDITIONS, ...defaultServerConditions] } },
      ]),
    ),
    define: {
      HOLD_PRESSES: JSON.stringify(holdPresses.text),
      OFFER_EDITION: JSON.stringify(offerEdition.text),
    },
    plugins: [fewChunks(), stylesOnce()],
    build: {
      target: BROWSERS,
      // A small font or image turned into a data: URL would be refused by the policy above.
      assetsInlineLimit: 0,
    },
  },
});
