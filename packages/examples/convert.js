import { readFileSync } from 'node:fs';
import { makeIssRecord, parseIssRecord } from '@vorhand/skat/iss';
import { parseHand } from '@vorhand/skat/notation';

const parsed = parseHand(readFileSync('foster-09.hand', 'utf8'));
const record = parsed.ok ? makeIssRecord(parsed.value) : parsed;
if (!record.ok) throw new Error(record.errors[0].message);
console.log(record.value.text);
for (const note of record.value.notes) console.log(note);

const back = parseIssRecord(record.value.text);
console.log(back.ok && back.value.hand?.id);
