import { TABLE_MESSAGES } from '#edition/play/table-words.ts';
import { readPlayAddress } from '../../src/play/address.ts';
import type { AskedDeal } from '../../src/play/asked-deal.ts';

/** The deal that the address asks for; it follows the address. Create it while a component is set up. */
export class RequestedDeal {
  deal: AskedDeal | null = $state.raw(null);
  /** Why the address asks for nothing that can be dealt; empty if it does, or asks for nothing. */
  problem = $state('');

  constructor() {
    $effect(() => {
      const follow = (): void => void this.#read();
      follow();
      addEventListener('hashchange', follow);
      return () => {
        removeEventListener('hashchange', follow);
      };
    });
  }

  async #read(): Promise<void> {
    const { hash } = location;
    try {
      const request = await readPlayAddress(hash);
      // The address may have changed meanwhile.
      if (hash !== location.hash) return;
      this.deal = request.ok ? request.value : null;
      this.problem = request.ok ? '' : request.errors[0];
    } catch {
      this.problem = TABLE_MESSAGES.requestNotLoaded;
    }
  }

  /** Clears the request, once it has been taken up. */
  clear(): void {
    if (location.hash !== '') history.replaceState(null, '', location.pathname);
    this.deal = null;
  }
}
