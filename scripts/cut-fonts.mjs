/**
 * Cuts the fonts of the book from the whole ones, which `npm install --no-save` brings
 * (src/styles/fonts/README.md): of each face a file with what the book sets in it, and a second with other
 * signs and letters, which a browser loads where a reader writes one.
 * Then it measures the faces of readers' own systems that stand in until these are there, and makes
 * their styles: src/styles/fonts/stand-ins.css.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { FACES } from '../src/styles/fonts/characters.mjs';
import { readSample, standInStyles } from './fonts/stand-ins.mjs';

const require = createRequire(import.meta.url);
/** @type {(font: Buffer, text: string, how: object) => Promise<Buffer>} */
const subset = require('subset-font');

for (const { characters, features, more, name, source } of FACES) {
  const whole = await readFile(require.resolve(`@expo-google-fonts/eb-garamond/${source}`));
  for (const [suffix, signs] of /** @type {const} */ ([
    ['', characters],
    ['-more', more],
  ])) {
    const cut = await subset(whole, signs, {
      targetFormat: 'woff2',
      keepFeatures: features,
    });
    const file = `eb-garamond-${name}${suffix}.woff2`;
    await writeFile(fileURLToPath(new URL(`../src/styles/fonts/${file}`, import.meta.url)), cut);
    console.log(`${(cut.length / 1000).toFixed(1)} kB  ${file}`);
  }
}

const styles = await standInStyles(
  fileURLToPath(new URL('../src/styles/fonts/eb-garamond-regular.woff2', import.meta.url)),
  await readSample(),
  (file) => require.resolve(file),
);
await writeFile(new URL('../src/styles/fonts/stand-ins.css', import.meta.url), styles);
