import { untrack } from 'svelte';
import { makeAddress, readAddress } from '../../src/game/replay/address.ts';
import type { Stop } from '../../src/game/replay/replay.ts';
import type { FigureAddress } from './address-bar.ts';
import type { Figure } from './figure.svelte.ts';

/** Browsers refuse too many changes of the address in a short time, in milliseconds. */
const ADDRESS_DELAY = 200;

/**
 * Goes where the address says, once, and from then on writes the figure's place into the address
 * when the reader has moved it. Called where effects may be made; ends with them.
 *
 * @param moved is told each place the reader comes to, by its name in an address, at once.
 * @returns goes to a place that the address names already, or to none for null.
 */
export function followFigureAddress(
  figure: Figure,
  bar: FigureAddress,
  moved: (place: string) => void,
): (place: string | null) => void {
  // An own line changes the replay, never the hand. Were it followed here, each card played would
  // run this anew, and the old address would take the reader back.
  const hand = untrack(() => figure.replay.hand.id);
  let cancel = (): void => undefined;
  // The stop that the address already names. It is not written again: that would call off a step
  // back in the history that has just been asked for.
  let named: Stop | null = null;

  const address = readAddress(bar.read());
  // Tying happens once: it must not run anew, and read the address anew, with every step.
  let opened: Stop | null = untrack(() => {
    if (address?.hand === hand && address.place !== null) figure.goToPlace(address.place);
    return figure.stop;
  });

  $effect(() => {
    const { stop } = figure;
    const place = figure.placeNameOf(stop);
    if (stop === opened) return;
    opened = null;
    moved(place);
    cancel();
    if (stop === named) return;
    named = null;
    cancel = figure.clock.after(ADDRESS_DELAY, () => {
      bar.replace(makeAddress({ hand, place }));
    });
  });
  $effect(() => () => {
    cancel();
  });

  return (place) => {
    // A place that waits to be written would otherwise overwrite the address just gone to.
    cancel();
    if (place !== null) figure.goToPlace(place);
    named = figure.stop;
  };
}
