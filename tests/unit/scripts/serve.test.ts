import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
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

test('an unknown address gets the page that says so', async () => {
  const response = await get('/nothing/');
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('no such page');
});

test('nothing outside the site is served', async () => {
  expect(await rawStatus('/../secret.txt')).toBe(404);
  expect(await rawStatus('/%2e%2e/secret.txt')).toBe(404);
  expect(await rawStatus('/..%2fsecret.txt')).toBe(404);
  expect(await rawStatus('/%zz')).toBe(404);
});

test('a port that is taken makes way for the next, unless it was asked for', async () => {
  const port = Number(new URL(site.url).port);
  const other = await serve({ port, folder });
  expect(Number(new URL(other.url).port)).toBeGreaterThan(port);
  other.close();
  await expect(serve({ port, folder, strict: true })).rejects.toThrow(`Port ${port} is in use`);
});

/** The status for a path exactly as given, which fetch would tidy first. */
function rawStatus(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
