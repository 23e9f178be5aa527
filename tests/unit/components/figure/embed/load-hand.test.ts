/** What the element shows when a host has no hand for it. */
import { expect, test, vi } from 'vitest';
import { fetchText } from '../../../../../components/figure/embed/load-hand.ts';

const load = (answer: () => Promise<Response>): Promise<string> => {
  vi.stubGlobal('fetch', answer);
  return fetchText('https://club.example/thursday.hand', new AbortController().signal);
};

const answerWith = (status: number, type: string) => () =>
  Promise.resolve(new Response('id: x', { status, headers: { 'content-type': type } }));

test('the text of a hand comes as it is, whatever type its host gives it', async () => {
  for (const type of ['text/plain', 'application/octet-stream', 'application/json']) {
    expect(await load(answerWith(200, type))).toBe('id: x');
  }
});

const NONE = /no such hand at the address/u;

test.each([
  ['a host without the file', answerWith(404, 'text/plain'), NONE],
  [
    'a host that answers with its first page instead',
    answerWith(200, 'text/html; charset=utf-8'),
    NONE,
  ],
  ['a host in trouble', answerWith(503, 'text/plain'), /answered with 503/u],
  ['no network', () => Promise.reject(new TypeError('failed')), /you are offline/u],
])('%s is reported in words', async (_, answer, message) => {
  await expect(load(answer)).rejects.toThrow(message);
});
