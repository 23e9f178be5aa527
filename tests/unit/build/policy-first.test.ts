import { expect, test } from 'vitest';
import { movePolicy } from '../../../src/build/policy-first.ts';

const POLICY = `<meta http-equiv="content-security-policy" content="default-src 'self'; x $& y">`;

test('the policy stands before every script, and once', () => {
  const page = `<head><meta charset="utf-8"><script>a</script>${POLICY}<link></head>`;
  expect(movePolicy(page)).toBe(
    `<head><meta charset="utf-8">${POLICY}<script>a</script><link></head>`,
  );
});

test('a page without one stays as it is', () => {
  expect(movePolicy('<head><meta charset="utf-8"></head>')).toBe(
    '<head><meta charset="utf-8"></head>',
  );
});
