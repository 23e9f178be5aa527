/** `npm run schema`: writes docs/hand.schema.json from the types of hands as JSON. */
import { writeFileSync } from 'node:fs';
import { runCommand } from './command-line.mjs';
import { makeHandSchema } from './schema/hand-schema.ts';

const FILE = 'docs/hand.schema.json';

await runCommand({
  name: 'npm run schema',
  help: `npm run schema

Writes ${FILE}, the JSON Schema of hands, from the types in src/game/notation/write/public-hand.ts and
src/game/others/public.ts.

  -h, --help   print this`,
  run: () => {
    writeFileSync(FILE, `${JSON.stringify(makeHandSchema(), null, 2)}\n`);
    console.log(FILE);
  },
});
