/** A club's own page on a host of its own, which shows hands of the book. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const TYPES = { css: 'text/css', html: 'text/html; charset=utf-8' } as const;

/** As the page names the book's host. */
const BOOK = 'https://vorhand.example';

/** Serves the page for a book at some address, without a slash at its end. */
export async function openClub(book: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const name = request.url === '/club.css' ? 'club.css' : 'club.html';
    void readFile(fileURLToPath(new URL(name, import.meta.url)), 'utf8').then((text) => {
      const type = name === 'club.css' ? TYPES.css : TYPES.html;
      response.writeHead(200, { 'Content-Type': type }).end(text.replaceAll(BOOK, book));
    });
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
