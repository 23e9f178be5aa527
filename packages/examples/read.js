import { readFileSync } from 'node:fs';
import { makePublicHand, parseHand, parsePublicHand } from '@vorhand/skat/notation';

const parsed = parseHand(readFileSync('foster-09.hand', 'utf8'));
if (!parsed.ok) {
  for (const { line, column, message, hint } of parsed.errors) {
    console.error(`Line ${line}, column ${column}: ${message} ${hint}`);
  }
  process.exit(1);
}
const data = makePublicHand(parsed.value);
console.log(data.id, data.points);

// And back: the same hand, checked against the rules.
const again = parsePublicHand(JSON.stringify(data));
console.log(again.ok);
