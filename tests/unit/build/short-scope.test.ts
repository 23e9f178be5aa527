import { compile } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';
import { shortScope } from '../../../src/build/short-scope.ts';

const named = (
  name: ReturnType<typeof shortScope>,
  filename: string,
  hash: (text: string) => string,
): string => name({ filename, hash, css: '', name: 'Component' });

describe('the scope of a component’s style', () => {
  test('is Svelte’s own in four letters, the same each time it is asked for', () => {
    const name = shortScope();
    const component = '<p>a</p><style>p { color: red }</style>';
    const options = { filename: '/a/Card.svelte', rootDir: '/a', cssHash: name } as const;
    const { css } = compile(component, options);
    expect(css?.code).toMatch(/^p\.svelte-[a-z0-9]{4} \{/);
    expect(compile(component, { ...options, generate: 'server' }).css?.code).toBe(css?.code);
  });

  test('has the prefix that is asked for', () => {
    expect(named(shortScope('v'), 'A.svelte', () => 'abcdefg')).toBe('vabcd');
  });

  test('is no other component’s: two of one scope stop the build', () => {
    const name = shortScope();
    named(name, 'A.svelte', () => 'abcd1');
    expect(named(name, 'A.svelte', () => 'abcd1')).toBe('svelte-abcd');
    expect(() => named(name, 'B.svelte', () => 'abcd2')).toThrow(
      'B.svelte and A.svelte would share the scope svelte-abcd',
    );
  });
});
