import { untrack } from 'svelte';
import { decodeHash } from '../../src/lib/address/decode-hash.ts';
import type { MyHand } from './my-hand.svelte.ts';

/**
 * Opens the hand that the address says, and writes to the address the hand that is shown, so that a link
 * or a reload finds it again. Call it where effects may be created.
 */
export function followHandAddress(hand: MyHand): void {
  let isOpen = $state(false);
  $effect(() => {
    const openAddress = (): void => {
      hand.open(decodeHash(location.hash.slice(1)));
    };
    untrack(openAddress);
    isOpen = true;
    addEventListener('hashchange', openAddress);
    return () => {
      removeEventListener('hashchange', openAddress);
    };
  });
  $effect(() => {
    const { isAddressWrong, word } = hand;
    if (!isOpen || isAddressWrong) return;
    if (decodeHash(location.hash.slice(1)) === word) return;
    history.replaceState(
      history.state,
      '',
      word === '' ? location.pathname + location.search : `#${word}`,
    );
  });
}
