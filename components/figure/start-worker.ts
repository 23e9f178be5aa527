/**
 * Begins a worker from the address of its script, which must be a module that stands by itself. On a
 * page of another host, where the browser refuses scripts from elsewhere, a script of one line imports
 * it; that page's policy must allow `worker-src blob:`.
 *
 * @throws where the browser forbids workers.
 */
export function startWorker(address: string): Worker {
  const { href, origin } = new URL(address, import.meta.url);
  if (origin === location.origin) return new Worker(href, { type: 'module' });
  const script = new Blob([`import ${JSON.stringify(href)};`], { type: 'text/javascript' });
  const url = URL.createObjectURL(script);
  const worker = new Worker(url, { type: 'module' });
  // By then it has been fetched: a worker's own script is asked for at once.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
  return worker;
}
