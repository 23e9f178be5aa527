/** docs/hand.schema.json says what hands as JSON are: it is that of the types, and every hand is valid by it. */
import { Ajv } from 'ajv';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeHandSchema } from '../../../scripts/schema/hand-schema.ts';
import type { Schema } from '../../../scripts/schema/hand-schema.ts';
import { gameOfText } from '../../../src/game/notation/games/parse.ts';
import { parseHand } from '../../../src/game/notation/parse.ts';
import { makePublicHand } from '../../../src/game/notation/write/public.ts';
import { gameById } from '../../../src/game/others/games.ts';
import { makePublicGameHand } from '../../../src/game/others/public.ts';

const schema = JSON.parse(readFileSync('docs/hand.schema.json', 'utf8')) as Schema;
const validate = new Ajv({ allErrors: true, strictTypes: false }).compile(schema);
/** Where a value is not as the schema says. */
const faults = (data: unknown): string[] =>
  validate(JSON.parse(JSON.stringify(data)))
    ? []
    : (validate.errors ?? []).map(
        ({ instancePath, message }) => `${instancePath} ${message ?? ''}`,
      );

const data = globSync('content/hands/**/*.hand').map((file) => {
  const text = readFileSync(file, 'utf8');
  const game = gameOfText(text);
  if (game === null) {
    const hand = parseHand(text);
    if (!hand.ok) throw new Error(file);
    return makePublicHand(hand.value);
  }
  const hand = gameById(game).read(text, file);
  if (!hand.ok) throw new Error(file);
  return makePublicGameHand(hand.value);
});

test('it is made from the types as they are now: “npm run schema” changes nothing', () => {
  expect(JSON.parse(JSON.stringify(makeHandSchema()))).toEqual(schema);
}, 60_000);

test('every hand of the book is valid by it', () => {
  expect(data.length).toBeGreaterThan(60);
  expect(data.flatMap((hand) => faults(hand).map((fault) => `${hand.id}${fault}`))).toEqual([]);
});

test('it refuses what is no hand, and says where', () => {
  const hand = data.find(({ id }) => id === 'foster-09');
  const { title, ...untitled } = hand ?? {};
  expect(title).toBeDefined();
  expect(faults(untitled).join()).toContain("required property 'title'");
  expect(faults({ ...hand, deal: { V: ['C11'] } }).join()).toContain('/deal/V/0 must be equal');
  expect(faults({ ...hand, format: 2 }).join()).toContain('/format must be equal to constant');
  expect(faults({ ...hand, brokenOff: false }).join()).toContain('/brokenOff');
});
