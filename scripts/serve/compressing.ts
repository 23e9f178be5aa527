/** Serves a folder as a good static host does, compressed: the same way for every measurement. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readBaseOf } from '../serve.mjs';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
/** Where a build of Astro puts what is named by its content. */
const HASHED = /^\/?(?:de\/)?_astro\//;
const COMPRESSED = /^(?:text|application)\/|svg/;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** A site that is being served. */
export interface Served {
  /** Its address, with a slash. */
  readonly url: string;
  readonly close: () => void;
}

/**
 * Serves a folder, at a free port of its own, over HTTP/1.1, under the path that it was built for.
 *
 * @param codings those that the host has, the best first.
 */
export async function serveCompressed(
  folder: string,
  codings: readonly string[] = ['br', 'gzip'],
): Promise<Served> {
  const base = await readBaseOf(folder);
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const accepted = request.headers['accept-encoding'] ?? '';
    const coding = codings.find((name) => accepted.includes(name)) ?? '';
    const key = `${coding} ${pathname}`;
    // Compressed once, so that no measurement includes the host's work.
    const answer = answers.get(key) ?? makeAnswer(folder, decodeURI(pathname), base, coding);
    answers.set(key, answer);
    void answer.then(({ body, headers, status }) => {
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}${base}`, close };
}

async function makeAnswer(
  folder: string,
  path: string,
  base: string,
  coding: string,
): Promise<Answer> {
  const inside = normalize(path.slice(base.length - 1).replace(/\/$/, '/index.html'));
  const file = join(folder, inside);
  const content = path.startsWith(base) ? await readFile(file).catch(() => null) : null;
  if (content === null) return { status: 404, headers: {}, body: Buffer.from('Not found\n') };
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const headers = {
    'Content-Type': type,
    // As docs/hosting.md asks of hosts: a file named by its content stays for good.
    'Cache-Control': HASHED.test(inside) ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
  };
  if (coding === '' || !COMPRESSED.test(type)) return { status: 200, headers, body: content };
  const body = await compress(content, coding);
  return { status: 200, headers: { ...headers, 'Content-Encoding': coding }, body };
}

async function compress(content: Uint8Array, coding: string): Promise<Uint8Array> {
  if (coding === 'gzip') return promisify(gzip)(content, { level: 9 });
  return promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  });
}
