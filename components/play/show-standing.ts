/** Says how the sitting at the table stands. */
import { BROWSER } from '../../src/lib/storage/browser.ts';
import { Kept } from '../../src/lib/storage/kept.ts';
import { TABLE_FORMAT } from '../../src/play/play-format.ts';
import { standingWords } from '../../src/play/standing.ts';
import { showGoOn } from '../parts/go-on.ts';

new Kept(TABLE_FORMAT, BROWSER, {
  holds: false,
  tell: ({ value }) => {
    showGoOn('table', value === null ? '' : standingWords(value));
  },
}).open();
