import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../../scripts/serve.mjs';

let folder = '';
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vorhand-serve-'));
  mkdirSync(join(folder, 'site', 'hands'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site', '404.html'), 'no such page');
  writeFileSync(join(folder, 'site', 'hands', 'index.html'), 'the hands');
  writeFileSync(join(folder, 'site', 'hands', 'first.hand'), 'title: “First”');
  writeFileSync(join(folder, 'site', 'book.webmanifest'), '{}');
  site = await serve({ port: 0, folder: join(folder, 'site') });
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string) => fetch(new URL(path, site.url), { redirect: 'manual' });

test('a folder answers with its page', async () => {
  const response = await get('/hands/');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toBe('the hands');
});

test('an address without its slash leads to the one with it', async () => {
  const response = await get('/hands?at=t3.1');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/hands/?at=t3.1');
});

test('nor does an address of two slashes lead to another host', async () => {
  const { headers } = await raw('//hands');
  expect(headers.location).toBe('/hands/');
});

test.each([
  ['/hands/first.hand', 'text/plain; charset=utf-8'],
  ['/book.webmanifest', 'application/manifest+json'],
])('%s is told to be %s', async (path, type) => {
  const response = await get(path);
  expect(response.headers.get('content-type')).toContain(type);
});

test('a file that has changed is sent anew, though the browser holds an earlier one', async () => {
  const file = join(folder, 'site', 'changing.txt');
  writeFileSync(file, 'one');
  const first = await get('/changing.txt');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const etag = first.headers.get('etag') ?? '';
  writeFileSync(file, 'another');
  const second = await fetch(new URL('/changing.txt', site.url), {
    headers: { 'If-None-Match': etag },
  });
  expect(second.status).toBe(200);
  expect(await second.text()).toBe('another');
});

test('it only shows: what would change something is refused', async () => {
  const response = await fetch(new URL('/hands/', site.url), { method: 'POST' });
  expect(response.status).toBe(405);
});

test('an unknown address gets the page that says so', async () => {
  const response = await get('/nothing/');
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('no such page');
});

test('nothing outside the site is served', async () => {
  expect(await raw('/../secret.txt')).toMatchObject({ statusCode: 404 });
  expect(await raw('/%2e%2e/secret.txt')).toMatchObject({ statusCode: 404 });
  expect(await raw('/..%2fsecret.txt')).toMatchObject({ statusCode: 404 });
  expect(await raw('/%zz')).toMatchObject({ statusCode: 404 });
});

test('a port that is taken makes way for the next, unless it was asked for', async () => {
  const port = Number(new URL(site.url).port);
  const other = await serve({ port, folder });
  expect(Number(new URL(other.url).port)).toBeGreaterThan(port);
  other.close();
  await expect(serve({ port, folder, strict: true })).rejects.toThrow(`Port ${port} is in use`);
});

/** The answer to a path exactly as given, which fetch would tidy first. */
function raw(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response);
    })
      .on('error', reject)
      .end();
  });
}
