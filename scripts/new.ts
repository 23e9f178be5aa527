/**
 * `npm run new -- hand my-first-grand`: makes the files of something new, with marks for what is to be
 * filled in; `npm run new -- check` finds the marks that are left, and what else is wrong.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { CONTENTS } from '../src/book/contents.ts';
import { readManualFiles } from '../src/book/read-chapter-files.ts';
import { UsageError, runCommand } from './command-line.mjs';
import { isWritten, problemsOf, writtenFiles } from './new/check.ts';
import { KINDS, newFiles } from './new/templates.ts';

/** The last part of an address. */
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

await runCommand({
  name: 'npm run new --',
  help: `npm run new -- hand ID       makes content/hands/ID.hand
npm run new -- chapter ID    makes a chapter that follows those there are: content/manual/26-ID.mdx
npm run new -- essay ID      makes an essay for the shelf: content/shelf/ID.mdx
npm run new -- drill ID      makes a small drill that works, with its tests, to be changed into yours
npm run new -- check [FILE…] says what is still to be filled in, and what is wrong, in these files or in all

ID is the last part of the address, as in my-first-grand. No file that is there is changed.
Problems are not written: npm run problems looks for them in dealt hands.

  -h, --help   print this`,
  positionals: true,
  run: ({ positionals: [word = '', ...rest] }) => {
    if (word === 'check') {
      check(rest);
      return;
    }
    if (word === 'problem') {
      throw new UsageError(
        'Problems are not written: npm run problems looks for them in dealt hands. A position of your own goes into the analysis room (/analyse/), whose link you can share.',
      );
    }
    const kind = KINDS.find((one) => one === word);
    if (kind === undefined) {
      const wrong = word === '' ? '' : ` “${word}” is none of them.`;
      throw new UsageError(`Say first what to make: ${KINDS.join(', ')}; or check.${wrong}`);
    }
    const [id = '', ...more] = rest;
    if (!ID.test(id) || more.length > 0) {
      throw new UsageError(
        `${kind} needs one name of small letters, digits and hyphens, as in my-first-${kind}.`,
      );
    }
    const chapters = readManualFiles();
    const other = kind === 'chapter' && chapters.find(({ slug }) => slug === id);
    if (other) throw new UsageError(`${other.file} has this name already, and so its address.`);
    make(newFiles(kind, id, nextChapter(chapters)));
  },
});

/** The number after the last chapter’s, at least the one after Foster’s last. */
function nextChapter(chapters: ReturnType<typeof readManualFiles>): number {
  const numbers = chapters.map(({ order = 0 }) => order);
  return Math.max(CONTENTS.length, ...numbers) + 1;
}

function make(files: ReturnType<typeof newFiles>): void {
  const there = files.find(({ file }) => existsSync(file));
  if (there !== undefined) throw new UsageError(`${there.file} is there already.`);
  for (const { file, text } of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(file);
  }
  const names = files.map(({ file }) => file).join(' ');
  console.log(`\nFill in what is marked. What is left: npm run new -- check ${names}`);
}

function check(files: readonly string[]): void {
  const named = files.map((file) => relative('.', file).replaceAll('\\', '/'));
  const missing = named.find((file) => !existsSync(file));
  if (missing !== undefined) throw new UsageError(`There is no file ${missing}.`);
  const other = named.find((file) => !isWritten(file));
  if (other !== undefined) {
    throw new UsageError(`${other} is no file of a hand, a chapter, an essay or a drill.`);
  }
  const all = named.length > 0 ? named : writtenFiles();
  const problems = all.flatMap(problemsOf);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${all.length === 1 ? all[0] : `${all.length} files`} in order`);
}
