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

test('of the scripts and styles that the site has, a page allows those that stand in it', () => {
  // The hashes of “a” and “b”, as `printf a | openssl dgst -sha256 -binary | base64` gives them.
  const a = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='";
  const b = "'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0='";
  const page = (scripts: string, styles: string): string =>
    `<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="script-src 'self' ${scripts}; style-src 'self' ${styles}">`;
  const rest =
    '<style>b</style><script type="module" src="/b.js"></script><script>a</script></head>';
  const all = page(`'sha256-x' ${a} 'sha256-y'`, `${b} 'sha256-z'`);
  expect(movePolicy(all + rest)).toBe(page(a, b) + rest);
});
