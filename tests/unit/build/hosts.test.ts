import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFolder } from '../../../scripts/compress.mjs';
import { findCompressed } from '../../../scripts/serve/compressed.mjs';
import { headersOf, readHeaderRules } from '../../../scripts/serve/headers.mjs';
import { joinPolicies, readPolicy } from '../../../src/build/hosts/policy.ts';
import { headerRules, writeHeaderRules } from '../../../src/build/hosts/rules.ts';

const policyOf = (text: string) =>
  readPolicy(`<meta http-equiv="Content-Security-Policy" content="${text}">`)!;

test.each([
  [
    'the hashes of all pages',
    [
      "default-src 'self';script-src 'self' 'sha256-a'",
      "default-src 'self'; script-src 'self' 'sha256-b';",
    ],
    "default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b'",
  ],
  [
    'what one page alone allows',
    ["default-src 'self'; frame-src 'none'", "default-src 'self'; frame-src 'self'"],
    "default-src 'self'; frame-src 'self'",
  ],
  [
    'what a page allows by saying nothing of it',
    ["default-src 'self'; img-src 'self' data:", "default-src 'none' blob:"],
    "default-src 'self' blob:; img-src 'self' data: blob:",
  ],
  [
    'everything where one page sets no bounds',
    ["default-src 'self'; form-action 'self'", "default-src 'self'"],
    "default-src 'self'",
  ],
])('the pages’ policies together allow %s', (_, policies, joined) => {
  expect(joinPolicies(policies.map(policyOf))).toBe(joined);
});

test('a page without a policy has none to read', () => {
  expect(readPolicy('<html></html>')).toBeNull();
});

test('a host that reads the rules sends each header once, and lets only what is embedded be framed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vorhand-hosts-'));
  const pages = ['', '404.html', 'embed', 'hands'];
  writeFileSync(
    join(folder, '_headers'),
    writeHeaderRules(
      headerRules(
        '/vorhand/',
        [
          { edition: '', pages },
          { edition: 'de/', pages },
        ],
        "default-src 'self'",
      ),
    ),
  );
  const rules = await readHeaderRules(folder);
  rmSync(folder, { recursive: true });
  const at = (path: string) => headersOf(rules, path).map(([name, value]) => `${name}: ${value}`);

  const all = [
    'X-Content-Type-Options: nosniff',
    'Access-Control-Allow-Origin: *',
    'Referrer-Policy: same-origin',
    'Permissions-Policy: camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  ];
  const shut = "Content-Security-Policy: default-src 'self'; frame-ancestors 'none'";
  const open = "Content-Security-Policy: default-src 'self'; frame-ancestors *";
  expect(at('/vorhand/')).toEqual([...all, shut]);
  expect(at('/vorhand/404.html')).toEqual([...all, shut]);
  expect(at('/vorhand/de/hands/foster-09/')).toEqual([...all, shut]);
  expect(at('/vorhand/de/embed/foster-09/')).toEqual([...all, open]);
  expect(at('/vorhand/hands/foster-09/')).toEqual([...all, shut]);
  expect(at('/vorhand/embed/foster-09/')).toEqual([...all, open]);
  expect(at('/vorhand/_astro/a.js')).toEqual([
    ...all,
    'Cache-Control: public, max-age=31536000, immutable',
  ]);
  expect(at('/vorhand/embed/parts/figure.a1.js')).toEqual([
    ...all,
    'Cache-Control: public, max-age=31536000, immutable',
    open,
  ]);
  expect(at('/vorhand/embed/vorhand.js')).toEqual([...all, 'Cache-Control: no-cache', open]);
  expect(at('/vorhand/embed/v1/vorhand.js')).toEqual([...all, 'Cache-Control: no-cache', open]);
  expect(at('/vorhand/sw.js')).toEqual([...all, 'Cache-Control: no-cache']);
  expect(at('/other/')).toEqual([]);
});

test('compressed files hold what their originals hold, and only while these are not newer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vorhand-compress-'));
  const text = 'Vorhand leads. '.repeat(200);
  writeFileSync(join(folder, 'index.html'), text);
  writeFileSync(join(folder, 'small.css'), 'a{}');
  writeFileSync(join(folder, 'a.woff2'), text);
  expect(await compressFolder(folder)).toMatchObject({ files: 1, before: text.length });

  const packed = (ending: string) => readFileSync(join(folder, `index.html${ending}`));
  expect(gunzipSync(packed('.gz')).toString()).toBe(text);
  expect(brotliDecompressSync(packed('.br')).toString()).toBe(text);

  const find = (accepted: string, path = '/') => findCompressed(folder, path, accepted)?.encoding;
  expect(find('gzip, deflate, br')).toBe('br');
  expect(find('gzip')).toBe('gzip');
  expect(find('br;q=0, gzip')).toBe('gzip');
  expect(find('identity')).toBeUndefined();
  expect(find('gzip', '/small.css')).toBeUndefined();
  expect(find('gzip', '/../index.html')).toBeUndefined();
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(folder, 'index.html'), later, later);
  expect(find('gzip, br')).toBeUndefined();
  rmSync(folder, { recursive: true });
});
