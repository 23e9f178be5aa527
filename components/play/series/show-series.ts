/** Says how far the series is that the reader has begun last and not finished. */
import { inBook } from '../../../src/lib/address/in-book.ts';
import { BROWSER } from '../../../src/lib/storage/browser.ts';
import { Kept } from '../../../src/lib/storage/kept.ts';
import { SERIES_PAGE } from '../../../src/play/series/series-address.ts';
import { SERIES_FORMAT } from '../../../src/play/series/series-format.ts';
import { isRunOver } from '../../../src/play/series/series-run.ts';
import { progressWords } from '../../../src/play/series/say-series.ts';
import { showGoOn } from '../../parts/go-on.ts';

new Kept(SERIES_FORMAT, BROWSER, {
  holds: false,
  tell: ({ value }) => {
    const run = value.runs.findLast((one) => !isRunOver(one));
    showGoOn('series', run === undefined ? '' : progressWords(run));
    for (const link of document.querySelectorAll('[data-go-on="series"] a')) {
      link.setAttribute('href', inBook(`${SERIES_PAGE}#${run?.id ?? ''}`));
    }
  },
}).open();
