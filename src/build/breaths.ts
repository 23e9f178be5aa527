/** Work that lets a reader’s key or finger in between. */

/**
 * Milliseconds after which it is their turn: on a device a quarter as quick as ours a piece more than fits
 * into 50.
 */
const BREATH = 8;

/** The next task; a timer’s would be put off from the fifth on, and long where nobody looks. */
export const nextTask = async (): Promise<unknown> =>
  new Promise((then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  });

/** Does something with each in turn, and takes a breath when it is time. */
export async function inBreaths<T>(list: Iterable<T>, act: (each: T) => void): Promise<void> {
  let from = performance.now();
  for (const each of list) {
    act(each);
    if (performance.now() - from < BREATH) continue;
    await nextTask();
    from = performance.now();
  }
}
