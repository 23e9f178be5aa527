/**
 * `npm run hand -- check FILE…` and the like: what src/game/notation/command/command.ts does, with files
 * and a screen.
 */
import { HAND_COMMANDS } from '../src/game/notation/command/command.ts';
import { readOtherInWords } from '../src/analyse/paste/other-in-words.ts';
import { COMMAND_GAMES } from '../src/game/others/command-games.ts';
import { UsageError, runCommand } from './command-line.mjs';
import { HAND_HELP, HAND_OPTIONS, runHandFiles } from './hand/hand-files.ts';

await runCommand({
  name: 'npm run hand --',
  help: `npm run hand -- check FILE…   says what is wrong with hand files, or sums them up
npm run hand -- print FILE…   prints hands as the printer writes them
npm run hand -- json FILE…    prints hands as data
npm run hand -- convert [--as FORMAT] [--to FOLDER] FILE…
                              prints game records of the International Skat Server as hands,
                              hands as records; with --as all of them in one format, and what
                              is left out

${HAND_HELP}

How a hand is written: src/game/notation/README.md`,
  options: HAND_OPTIONS,
  positionals: true,
  run: ({ values: { as, to }, positionals: [word, ...files] }) => {
    const command = HAND_COMMANDS.find((one) => one === word);
    if (command === undefined) {
      const wrong = word === undefined ? '' : `“${word}” is none of them.`;
      throw new UsageError(`Say first what to do: ${HAND_COMMANDS.join(', ')}. ${wrong}`.trimEnd());
    }
    const known = { games: COMMAND_GAMES, readOther: readOtherInWords };
    runHandFiles(command, { files, as, to }, known);
  },
});
