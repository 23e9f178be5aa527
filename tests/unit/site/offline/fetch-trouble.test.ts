import { expect, test } from 'vitest';
import { fetchTrouble } from '../../../../src/site/offline/fetch-trouble.ts';

test.each([
  ['AbortError', 'stopped'],
  ['QuotaExceededError', 'no-space'],
  ['TypeError', 'no-network'],
])('%s says: %s', (name, trouble) => {
  expect(fetchTrouble(Object.assign(new Error(), { name }))).toBe(trouble);
});
