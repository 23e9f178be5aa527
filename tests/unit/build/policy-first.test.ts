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

test('of the scripts that the site has, a page allows those that stand in it', () => {
  // The hash of “a”, as `printf a | openssl dgst -sha256 -binary | base64` gives it.
  const a = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='";
  const page = (sources: string): string =>
    `<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="script-src 'self' ${sources}; style-src 'self' 'sha256-x'">`;
  const rest = '<script type="module" src="/b.js"></script><script>a</script></head>';
  expect(movePolicy(page(`'sha256-b' ${a} 'sha256-c'`) + rest)).toBe(page(a) + rest);
});

test('a style with nothing in it is not allowed, since no page has one', () => {
  // As `printf '' | openssl dgst -sha256 -binary | base64` gives it.
  const nothing = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  const page = (sources: string): string =>
    `<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="script-src 'self'; style-src 'self' 'sha256-x'${sources}"></head>`;
  expect(movePolicy(page(` ${nothing}`))).toBe(page(''));
});
