import { expect, test } from 'vitest';
import { underBase, withoutBase } from '../../../../src/lib/address/base.ts';
import { readWhereabouts } from '../../../../src/lib/address/whereabouts.ts';

test.each([
  ['a page', '/hands/foster-09/', '/vorhand/hands/foster-09/'],
  ['the first page', '/', '/vorhand/'],
  ['a place in a hand', '/hands/foster-09/#foster-09/t6', '/vorhand/hands/foster-09/#foster-09/t6'],
  ['a fragment', '#foster-09/t6', '#foster-09/t6'],
  ['a query', '?seed=1', '?seed=1'],
  ['another host', 'https://example.org/', 'https://example.org/'],
  ['another host by its name alone', '//example.org/', '//example.org/'],
  ['a file that the bundler has named', '/vorhand/_astro/a.js', '/vorhand/_astro/a.js'],
])('%s comes under the base where it is the book’s and does not have it', (_, address, under) => {
  expect(underBase('/vorhand/', address)).toBe(under);
  expect(underBase('/', address)).toBe(address);
});

test('a base that is called like a part of the book is a base all the same', () => {
  expect(underBase('/manual/', '/manual/solo/')).toBe('/manual/manual/solo/');
  expect(withoutBase('/manual/', '/manual/manual/solo/')).toBe('/manual/solo/');
});

test.each(['/', '/hands/foster-09/'])('%s is got back from under a base', (address) => {
  for (const base of ['/', '/vorhand/', '/a/b/']) {
    expect(withoutBase(base, underBase(base, address))).toBe(address);
  }
});

test('a path outside the base stays', () => {
  expect(withoutBase('/vorhand/', '/other/')).toBe('/other/');
});

test('without a setting the book stands at the root of a host that nobody has named', () => {
  expect(readWhereabouts({})).toEqual({ site: undefined, base: '/' });
  expect(readWhereabouts({ SITE: '', BASE: ' ' })).toEqual({ site: undefined, base: '/' });
});

test.each(['vorhand', '/vorhand', 'vorhand/', '/vorhand/'])('BASE may be written %s', (BASE) => {
  expect(readWhereabouts({ BASE }).base).toBe('/vorhand/');
});

test('a base may have several parts, and a host a port', () => {
  const setting = readWhereabouts({ SITE: 'http://localhost:8080/', BASE: '/books/vorhand-2' });
  expect(setting).toEqual({ site: 'http://localhost:8080', base: '/books/vorhand-2/' });
});

test.each([
  [{ BASE: 'https://example.org/vorhand/' }, 'BASE must be a path'],
  [{ BASE: '/a//b/' }, 'BASE must be a path'],
  [{ BASE: '/../' }, 'BASE must be a path'],
  [{ BASE: '/with space/' }, 'such as /vorhand/, not “/with space/”'],
  [{ SITE: 'example.org' }, 'such as https://example.org, not “example.org”'],
  [{ SITE: 'ftp://example.org' }, 'SITE must be the address of the host'],
  [{ SITE: 'https://example.org/vorhand/' }, 'SITE must be the host alone, https://example.org,'],
])('%o is refused with a sentence that says how to write it', (environment, message) => {
  expect(() => readWhereabouts(environment)).toThrow(message);
});
