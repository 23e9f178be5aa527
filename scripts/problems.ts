/**
 * `npm run problems`: looks for problems in deals that players bid and played, adds them to the set in
 * content/problems, and proves the set again.
 */
import { UsageError, runCommand } from './command-line.mjs';
import { checkProblems } from './problems/check.ts';
import { searchProblems } from './problems/search.ts';
import { writeProblems } from './problems/write.ts';

await runCommand({
  name: 'npm run problems --',
  help: `npm run problems -- search|make|check [OPTION…]

  search             looks for places in the next deals until there are as many problems as are wanted. What is
                     found is kept, and a run that is broken off goes on where it was
    --minutes NUMBER stops after so many minutes (60)
  make               adds what is kept to the set in content/problems, and notes how far the search has come
  check              proves every problem of the set again
  -h, --help         print this`,
  options: { minutes: { type: 'string' } },
  positionals: true,
  run: ({ positionals: [what], values }) => {
    switch (what) {
      case 'search':
        searchProblems(Number(values.minutes ?? 60));
        break;
      case 'make':
        writeProblems();
        break;
      case 'check':
        checkProblems();
        break;
      case undefined:
      default:
        throw new UsageError('Say “search”, “make” or “check”.');
    }
  },
});
