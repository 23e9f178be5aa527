/** `npm run epub`: builds the book, with the e-book in it, and has the e-book checked. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { runCommand } from './command-line.mjs';
import { npmRun, run } from './run.mjs';

const FILE = 'dist/vorhand.epub';

/** Where epubcheck is: as set by the user, or where Debian puts it. It is a Java program. */
const CHECKER = process.env['EPUBCHECK'] ?? '/usr/bin/epubcheck';

await runCommand({
  name: 'npm run epub --',
  help: `npm run epub

Builds the site, and with it the whole book as ${FILE} (EPUB 3). Where epubcheck is installed
(apt-get install epubcheck), it is run on the file, and a warning counts as a failure; EPUBCHECK in the
environment names its jar where it is elsewhere.

  -h, --help   print this`,
  run: async () => {
    if ((await npmRun('build')) !== 0) throw new Error('The site could not be built (see above).');
    console.log(`${FILE}: ${String(Math.round(statSync(FILE).size / 1024))} kB`);
    if (!existsSync(CHECKER) || spawnSync('java', ['-version']).status !== 0) {
      console.warn('NOT CHECKED: epubcheck is not installed (apt-get install epubcheck).');
      return;
    }
    if ((await run('java', ['-jar', CHECKER, '--failonwarnings', FILE])) !== 0) {
      throw new Error('epubcheck found faults in the e-book (see above).');
    }
  },
});
