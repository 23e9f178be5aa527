/**
 * Serves the built site from dist/ on this machine, as a plain static host would: used by
 * `npm start`, and by the browser tests, so that both see what readers get.
 */
import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail } from './run.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** @type {Record<string, string>} */
const types = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.hand': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * Listens on `port`, or on the next free one after it when `strict` is not set, and resolves to
 * the address of the site.
 * @param {{ port: number, host?: string, strict?: boolean, folder?: string }} options
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serve({ port, host = 'localhost', strict = false, folder = dist }) {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch((/** @type {unknown} */ error) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  const used = await listen(server, port, host, strict ? port : port + 20);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://${host}:${String(used)}/`, close };
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
 * @param {string} folder
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const found = await find(folder, request.url ?? '/');
  if (found === undefined) {
    await send(request, response, 404, join(folder, '404.html'));
  } else if ('redirect' in found) {
    response.writeHead(301, { Location: found.redirect }).end();
  } else {
    await send(request, response, 200, found.file);
  }
}

/**
 * The file for an address: a folder answers with its index.html, at the address with a slash.
 * @param {string} folder
 * @param {string} address
 * @returns {Promise<{ file: string } | { redirect: string } | undefined>}
 */
async function find(folder, address) {
  const [path = '/', query] = address.split('?', 2);
  let decoded;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const file = normalize(join(folder, decoded));
  if (decoded.includes('\0') || (file !== folder && !file.startsWith(folder + sep))) {
    return undefined;
  }
  const info = await stat(file).catch(() => undefined);
  if (info?.isFile() === true) return { file };
  if (info?.isDirectory() !== true) return undefined;
  if (path.endsWith('/')) return { file: join(file, 'index.html') };
  // Rooted anew, because an address that starts with two slashes would name another host.
  const slashed = `/${path.replace(/^\/+/, '')}/`;
  return { redirect: query === undefined ? slashed : `${slashed}?${query}` };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} file
 */
async function send(request, response, status, file) {
  const info = await stat(file).catch(() => undefined);
  if (info?.isFile() !== true) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  response.writeHead(status, {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Content-Length': info.size,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

/** Serves until Ctrl-C, on PORT and HOST of the environment or else on localhost:4321. */
export async function serveUntilStopped() {
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error('There is no built site in dist/: run “npm run build” first.');
  }
  const wanted = process.env['PORT'];
  const port = wanted === undefined || wanted === '' ? 4321 : Number(wanted);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT must be a number from 0 to 65535, not “${String(wanted)}”.`);
  }
  // A port that was asked for by name is not silently swapped for another.
  const strict = wanted !== undefined && wanted !== '';
  const host = process.env['HOST'] ?? 'localhost';
  const { url, close } = await serve({ port, host, strict });
  console.log(`Vorhand is open at ${url} (Ctrl-C stops it)`);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, close);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await serveUntilStopped().catch(fail);
}
