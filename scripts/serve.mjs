/**
 * Serves the built site from dist/ on this machine, as a static host would: under the path it was
 * built for, with the headers it asks for (`_headers`) and its compressed files. Used by `npm start`,
 * and by the browser tests, so that both see what readers get.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveStatic from 'serve-static';
import { runCommand } from './command-line.mjs';
import { findCompressed } from './serve/compressed.mjs';
import { headersOf, readHeaderRules } from './serve/headers.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * Listens on `port`, or on the next free one after it when `strict` is not set, and resolves to
 * the address of the site.
 * @param {{ port: number, host?: string, strict?: boolean, folder?: string }} options
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serve({ port, host = 'localhost', strict = false, folder = dist }) {
  const files = serveStatic(folder, { fallthrough: false, setHeaders });
  const base = await readBaseOf(folder);
  const rules = await readHeaderRules(folder);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (base !== '/' && !path.startsWith(base)) {
      leadTo(base, path, folder, response);
      return;
    }
    // As if the site stood at the root; a redirect needs the path as it was requested.
    Object.assign(request, { originalUrl: path, url: `/${path.slice(base.length)}` });
    const [address = ''] = path.split('?');
    for (const [name, value] of headersOf(rules, address)) response.setHeader(name, value);
    sendCompressed(folder, request, response);
    files(request, response, (error) => {
      // An edition in a folder of its own has its own page for a wrong address.
      const edition = /^\/de(?:\/|$)/.test(request.url ?? '') ? join(folder, 'de') : folder;
      void answerWithout(edition, response, error?.statusCode ?? 404);
    });
  });
  const used = await listen(server, port, host, strict ? port : port + 20);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://${host}:${String(used)}${base}`, close };
}

/**
 * The path that a site was built for, as its manifest says.
 * @param {string} folder
 * @returns {Promise<string>}
 */
export async function readBaseOf(folder) {
  const manifest = await readFile(join(folder, 'manifest.webmanifest'), 'utf8').catch(() => '{}');
  const { scope = '/' } = /** @type {{ scope?: string }} */ (JSON.parse(manifest));
  return scope;
}

/**
 * Answers outside the path the site was built for: there is nothing, but the bare host and the path
 * without its slash lead to the book.
 * @param {string} base
 * @param {string} path
 * @param {string} folder
 * @param {import('node:http').ServerResponse} response
 */
function leadTo(base, path, folder, response) {
  if (path === '/' || path === base.slice(0, -1)) {
    response.writeHead(302, { Location: base }).end();
  } else void answerWithout(folder, response, 404);
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @param {number} last
 * @returns {Promise<number>}
 */
function listen(server, port, host, last) {
  return new Promise((resolve, reject) => {
    const failed = (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EADDRINUSE') reject(error);
      else if (port < last) resolve(listen(server, port + 1, host, last));
      else reject(new Error(`Port ${String(port)} is in use: set PORT to another one.`));
    };
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}

/**
 * A browser requests everything anew that the site does not allow it to cache, so that a page never
 * comes from an earlier build.
 * @param {import('node:http').ServerResponse} response
 * @param {string} file
 */
function setHeaders(response, file) {
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Pages of other hosts may show a hand of the book.
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (file.endsWith('.hand')) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
}

/**
 * Sends a compressed file in place of the one that was asked for, where there is one and the browser
 * takes it.
 * @param {string} folder
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function sendCompressed(folder, request, response) {
  const [path = '', query] = (request.url ?? '').split('?');
  if (!URL.canParse(path, 'http://localhost') || /%(?![\da-f]{2})/i.test(path)) return;
  const accepted = [request.headers['accept-encoding'] ?? ''].flat().join();
  const compressedFile = findCompressed(folder, decodeURIComponent(path), accepted);
  if (compressedFile === null) return;
  response.setHeader('Content-Encoding', compressedFile.encoding);
  response.setHeader('Content-Type', compressedFile.type);
  response.setHeader('Vary', 'Accept-Encoding');
  request.url =
    encodeURI(compressedFile.file + compressedFile.ending) +
    (query === undefined ? '' : `?${query}`);
}

/**
 * Answers where there is no file to send: with the site's own page for a wrong address, whatever
 * is wrong with it.
 * @param {string} folder
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 */
async function answerWithout(folder, response, status) {
  if (response.headersSent) {
    // The file broke off in mid-sending: the browser must not take its beginning for the whole.
    response.destroy();
    return;
  }
  if (![400, 403, 404].includes(status)) {
    response.writeHead(status).end();
    return;
  }
  response.removeHeader('Content-Encoding');
  const page = await readFile(join(folder, '404.html')).catch(() => undefined);
  const type = page === undefined ? 'text/plain' : 'text/html';
  response
    .writeHead(404, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' })
    .end(page ?? 'Not found\n');
}

/** Serves until Ctrl-C, on PORT and HOST of the environment or else on localhost:4321. */
export async function serveUntilStopped() {
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error('There is no built site in dist/: run “npm run build” first.');
  }
  const portText = process.env['PORT'];
  const port = portText === undefined || portText === '' ? 4321 : Number(portText);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT must be a number from 0 to 65535, not “${String(portText)}”.`);
  }
  // A port that was asked for by name is not silently swapped for another.
  const strict = portText !== undefined && portText !== '';
  const host = process.env['HOST'] ?? 'localhost';
  const { url, close } = await serve({ port, host, strict });
  console.log(`Vorhand is open at ${url} (Ctrl-C stops it)`);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, close);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand({
    name: 'node scripts/serve.mjs',
    help: `node scripts/serve.mjs

Serves the built site from dist/ on this machine, until Ctrl-C. PORT and HOST in the environment say
where; else it is localhost, at 4321 or the next free port.

  -h, --help   print this`,
    run: serveUntilStopped,
  });
}
