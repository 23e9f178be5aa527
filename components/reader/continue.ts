/** Shows readers where they stopped. On a first visit it loads nothing. */
import { hasStored } from '../parts/has-stored.ts';

if (hasStored('vorhand-reading')) void import('./show-reading.ts');
