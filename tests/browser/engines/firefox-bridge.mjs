#!/usr/bin/env node
/**
 * Firefox as Playwright wants it: starts the browser that FIREFOX_PATH names with the arguments
 * given, and stands between the two, since Playwright 1.65 sends one command of WebDriver BiDi that
 * Firefox does not know yet (`emulation.setMediaFeaturesOverride`), and takes the refusal for the end
 * of everything. That one command is answered here when it asks for nothing, so that pages run with
 * the media of the machine; a test that does ask for a colour scheme is refused as before.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const browser = spawn(process.env['FIREFOX_PATH'] ?? 'firefox', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
browser.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
browser.on('exit', (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
  process.on(signal, () => browser.kill(signal));
}

for await (const line of createInterface({ input: browser.stderr })) {
  const [, address] = LISTENING.exec(line) ?? [];
  if (address === undefined) console.error(line);
  else stand(address);
}

/**
 * Listens for Playwright, passes on what it says to the browser, and the answers back.
 * @param {string} address of the browser
 */
function stand(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${String(port)}`);
  });
  server.on('connection', (driver, request) => {
    const firefox = new WebSocket(`${address}${request.url ?? ''}`, { maxPayload: 0 });
    /** @type {string[]} */
    const waiting = [];
    firefox.on('open', () => {
      for (const text of waiting.splice(0)) firefox.send(text);
    });
    driver.on('message', (data) => {
      const text = textOf(data);
      const command = /** @type {Command} */ (JSON.parse(text));
      if (asksForNoMedia(command)) {
        driver.send(JSON.stringify({ type: 'success', id: command.id, result: {} }));
      } else if (firefox.readyState === WebSocket.OPEN) firefox.send(text);
      else waiting.push(text);
    });
    firefox.on('message', (data) => {
      driver.send(textOf(data));
    });
    const end = () => {
      driver.close();
      firefox.close();
    };
    for (const side of [firefox, driver]) side.on('close', end).on('error', end);
  });
}

/**
 * A command of WebDriver BiDi, as far as it matters here.
 * @typedef {{ id: number, method: string, params: { features?: Record<string, unknown> } }} Command
 */

/**
 * Whether it would only set the colour scheme to what it is anyway.
 * @param {Command} command
 */
function asksForNoMedia({ method, params }) {
  if (method !== 'emulation.setMediaFeaturesOverride') return false;
  return Object.values(params.features ?? {}).every((wish) => wish === null);
}

/** @param {import('ws').RawData} data */
function textOf(data) {
  return (
    Array.isArray(data) ? Buffer.concat(data) : Buffer.from(/** @type {Buffer} */ (data))
  ).toString();
}
