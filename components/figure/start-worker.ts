/**
 * Starts a worker from the address of its script, a module. On another host, where the browser refuses
 * a worker script from elsewhere, a one-line script imports it; that page's policy must allow
 * `worker-src blob:`.
 *
 * @throws where the browser forbids workers.
 */
export function startWorker(address: string): Worker {
  const { href, origin } = new URL(address, import.meta.url);
  if (origin === location.origin) return new Worker(href, { type: 'module' });
  const script = new Blob([`import ${JSON.stringify(href)};`], { type: 'text/javascript' });
  const url = URL.createObjectURL(script);
  const worker = new Worker(url, { type: 'module' });
  // By then the script has been fetched, because workers load it at once.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
  return worker;
}
