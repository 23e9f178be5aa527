/** Shows a reader who has practised how much comes back today; others load no script for it. */
import { hasStored } from '../../parts/has-stored.ts';

if (hasStored('vorhand-practice')) void import('./show-due.ts');
