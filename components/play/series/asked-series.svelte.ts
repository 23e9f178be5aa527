import { readSeriesAddress } from '../../../src/play/series/series-address.ts';
import type { AskedSeries as Request } from '../../../src/play/series/series-address.ts';
import { clockDay } from '../../parts/device.ts';

/** The series that the address asks for; it follows the address. Create it while a component is set up. */
export class AskedSeries {
  series: Request | null = $state.raw(null);
  /** Why the address asks for no series that there is; empty if it does, or asks for nothing. */
  problem = $state('');
  /** Whether the address has been read. */
  isRead = $state(false);

  constructor() {
    $effect(() => {
      const follow = (): void => {
        const read = readSeriesAddress(location.hash, clockDay());
        this.series = read.ok ? read.value : null;
        this.problem = read.ok ? '' : read.errors[0];
        this.isRead = true;
      };
      follow();
      addEventListener('hashchange', follow);
      return () => {
        removeEventListener('hashchange', follow);
      };
    });
  }
}
