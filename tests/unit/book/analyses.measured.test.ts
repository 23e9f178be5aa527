/** The analyses that the build works out on all processors. */
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { analyseHand } from '../../../src/game/analysis/analyse.ts';
import { parseAnalysis } from '../../../src/game/analysis/analysis-format.ts';
import { analysisText, isAnalysed, toAnalyse } from '../../../src/book/analyses.ts';
import { answerAll } from '../../../src/build/analyse-hands.ts';
import { buildReplay } from '../../../src/game/replay/build.ts';
import { readHand } from '../content/chapters/hand-text.ts';

test('what the processors work out together is what one works out alone', async () => {
  const hand = { ...readHand('foster-13'), id: `test-${process.pid}` };
  const wanted = toAnalyse(hand);
  expect(isAnalysed(wanted)).toBe(false);
  let told = 0;
  await answerAll([wanted], () => {
    told += 1;
  });
  expect([told, isAnalysed(wanted)]).toEqual([1, true]);
  const replay = buildReplay(hand);
  const read = parseAnalysis(JSON.parse(analysisText(hand)), replay);
  rmSync(wanted.file);
  expect(read).toEqual({ ok: true, value: analyseHand(replay) });
});
