/**
 * Measures the faces of readers' own systems against the book's roman, so that they can stand in for it:
 * a text set in one of them fills as many lines, of the same height.
 */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { open } from 'fontkit';

/**
 * The faces, each with what systems call it and those drawn to its widths, and the file it is measured by.
 */
const STAND_INS = [
  {
    name: 'Like Times',
    file: '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf',
    locals: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos', 'Times'],
  },
  {
    name: 'Like Noto',
    file: '@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf',
    locals: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular', 'Droid Serif'],
  },
  {
    name: 'Like DejaVu',
    file: 'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf',
    locals: ['DejaVu Serif', 'DejaVuSerif'],
  },
];

/** The words of the chapters, by which faces are compared: letters as often as the book has them. */
export async function readSample() {
  const folder = fileURLToPath(new URL('../../content/manual/', import.meta.url));
  const texts = [];
  for await (const file of glob('*.mdx', { cwd: folder })) {
    texts.push(await readFile(join(folder, file), 'utf8'));
  }
  return (
    texts
      .sort()
      .join(' ')
      .match(/[A-Za-z]+[,.;:]?(?= )/g) ?? []
  );
}

/**
 * The style sheet with the faces that stand in.
 * @param {string} book the file of the book's roman
 * @param {readonly string[]} sample words
 * @param {(file: string) => string} find where the file of another face is
 */
export async function standInStyles(book, sample, find) {
  const own = await measure(book, sample);
  const faces = STAND_INS.map(async ({ file, locals, name }) => {
    const { width } = await measure(find(file), sample);
    const adjusted = own.width / width;
    const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)}%`;
    return `@font-face {
  font-family: '${name}';
  src:
    ${locals.map((local) => `local('${local}')`).join(',\n    ')};
  size-adjust: ${percent(adjusted)};
  ascent-override: ${percent(own.ascent / adjusted)};
  descent-override: ${percent(own.descent / adjusted)};
  line-gap-override: ${percent(own.gap / adjusted)};
}
`;
  });
  const head =
    '/* Made by scripts/cut-fonts.mjs. What stands in for the roman, with its widths and heights. */\n';
  return head + (await Promise.all(faces)).join('\n');
}

/**
 * How wide a sample is set, a word on average, and how high a line is, in parts of the size.
 * @param {string} file
 * @param {readonly string[]} sample
 */
async function measure(file, sample) {
  const font = await open(file);
  if (!('layout' in font)) throw new TypeError(`${file} has several fonts.`);
  const widths = sample.map((word) => font.layout(`${word} `).advanceWidth);
  const em = font.unitsPerEm;
  return {
    width: widths.reduce((sum, width) => sum + width, 0) / widths.length / em,
    ascent: font.ascent / em,
    descent: -font.descent / em,
    gap: font.lineGap / em,
  };
}
