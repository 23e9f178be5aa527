import { expect, test } from 'vitest';
import { needsShell, quoteForCmd } from '../../../scripts/run.mjs';

test('on Windows a shell starts what is found by its name, and never a program by its path', () => {
  expect(needsShell('npm', 'win32')).toBe(true);
  expect(needsShell('playwright', 'win32')).toBe(true);
  expect(needsShell(String.raw`C:\Program Files\nodejs\node.exe`, 'win32')).toBe(false);
  expect(needsShell('npm', 'linux')).toBe(false);
  expect(needsShell('npm', 'darwin')).toBe(false);
});

test('an argument reaches a program whole through the shell of Windows', () => {
  expect(quoteForCmd('--project=chromium')).toBe('--project=chromium');
  expect(quoteForCmd('two words')).toBe('"two words"');
  expect(quoteForCmd('a & b')).toBe('"a & b"');
  expect(quoteForCmd('say "18"')).toBe('"say ""18"""');
  expect(quoteForCmd('')).toBe('""');
});
