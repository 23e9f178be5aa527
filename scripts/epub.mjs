/** `npm run epub`: builds the book, with the e-book in it, and has the e-book checked. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { runCommand } from './command-line.mjs';
import { npmRun, run } from './run.mjs';

const FILES = ['dist/vorhand.epub', 'dist/de/vorhand-de.epub'];

/** Where epubcheck is: as set by the user, or where Debian puts it. It is a Java program. */
const CHECKER = process.env['EPUBCHECK'] ?? '/usr/bin/epubcheck';

await runCommand({
  name: 'npm run epub --',
  help: `npm run epub

Builds the site, and with it the whole book of each edition as ${FILES.join(' and ')}
(EPUB 3). Where epubcheck is installed (apt-get install epubcheck), it is run on the files, and a
warning counts as a failure; EPUBCHECK in the environment names its jar where it is elsewhere.

  -h, --help   print this`,
  run: async () => {
    if ((await npmRun('build')) !== 0) throw new Error('The site could not be built (see above).');
    for (const file of FILES) {
      console.log(`${file}: ${String(Math.round(statSync(file).size / 1024))} kB`);
    }
    if (!existsSync(CHECKER) || spawnSync('java', ['-version']).status !== 0) {
      console.warn('NOT CHECKED: epubcheck is not installed (apt-get install epubcheck).');
      return;
    }
    for (const file of FILES) {
      if ((await run('java', ['-jar', CHECKER, '--failonwarnings', file])) !== 0) {
        throw new Error(`epubcheck found faults in ${file} (see above).`);
      }
    }
  },
});
