/** Shows a reader who has practised how much comes back today; others load no script for it. */
import { GO_ON_PRACTICE } from '#edition/practice/go-on-words.ts';
import { showGoOn } from '../../parts/go-on.ts';
import { hasStored } from '../../parts/has-stored.ts';

if (hasStored('vorhand-practice')) void import('./show-due.ts');
else if (hasStored('vorhand-table') || hasStored('vorhand-begun-lesson')) {
  showGoOn('today', GO_ON_PRACTICE.whole);
}
