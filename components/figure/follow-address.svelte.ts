import { untrack } from 'svelte';
import { makeAddress, readAddress } from '../../src/game/replay/address.ts';
import type { Stop } from '../../src/game/replay/replay.ts';
import type { FigureAddress } from './address-bar.ts';
import type { Figure } from './figure.svelte.ts';

/** Milliseconds between changes of the address: browsers refuse too many in a short time. */
const ADDRESS_DELAY = 200;

/**
 * Goes once to the place in the address, and from then on writes the figure's place into the address
 * when the reader moves it. Must be called where effects can be created.
 *
 * @param onMove called at once with each place the reader goes to, by its name in an address.
 * @returns a function that goes to a place already in the address; to none for null.
 */
export function followFigureAddress(
  figure: Figure,
  bar: FigureAddress,
  onMove: (place: string) => void,
): (place: string | null) => void {
  // An own line changes the replay, never the hand. If this tracked it, each card played would run
  // this again, and the old address would move the reader back.
  const hand = untrack(() => figure.replay.hand.id);
  let cancel = (): void => undefined;
  // The stop already in the address. It is not written again, because that would cancel a step back
  // in the history.
  let stopInAddress: Stop | null = null;

  const address = readAddress(bar.read());
  // Untracked, so that a step does not read the address again.
  let initial: Stop | null = untrack(() => {
    if (address?.hand === hand && address.place !== null) figure.goToPlace(address.place);
    return figure.stop;
  });

  $effect(() => {
    const { stop } = figure;
    const place = figure.placeNameOf(stop);
    if (stop === initial) return;
    initial = null;
    onMove(place);
    cancel();
    if (stop === stopInAddress) return;
    stopInAddress = null;
    cancel = figure.clock.after(ADDRESS_DELAY, () => {
      bar.replace(makeAddress({ hand, place }));
    });
  });
  $effect(() => () => {
    cancel();
  });

  return (place) => {
    // A pending write would overwrite the address just gone to.
    cancel();
    if (place !== null) figure.goToPlace(place);
    stopInAddress = figure.stop;
  };
}
