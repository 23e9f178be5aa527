/**
 * A program for the test of both editions: reads the texts of whole files from its input, a list in JSON,
 * and prints what the edition it runs for makes of them. `node --conditions=german` makes it the German one.
 */
import { text } from 'node:stream/consumers';
import { KEPT_PARTS } from '../../../../../components/parts/whole-file/file-parts.ts';
import { makeFile, parseFile } from '../../../../../components/parts/whole-file/file-text.ts';
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import { FakeBrowser } from '../../../support/fake-browser.ts';

/** What an edition makes of whole files. */
export interface Reading {
  readonly language: string;
  /** Where it stores each part. */
  readonly keys: readonly string[];
  /** What it could not read in the files. */
  readonly problems: readonly string[];
  /** The files as it writes them again. */
  readonly files: readonly string[];
}

const given = JSON.parse(await text(process.stdin)) as readonly string[];
const read = given.map(parseFile);
const reading: Reading = {
  language: PAGE_LANGUAGE,
  keys: Object.values(KEPT_PARTS).map(({ use }) =>
    use(({ format }) => `${format.key} ${format.asideKey}`),
  ),
  problems: read.flatMap((file) => (file.ok ? file.value.problems : file.errors)),
  files: read.map((file) => makeFile(new FakeBrowser().tab(), file.ok ? file.value.parts : {})),
};
console.log(JSON.stringify(reading));
