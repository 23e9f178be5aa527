import { hasStored } from '../parts/has-stored.ts';

if (hasStored('vorhand-table')) void import('./show-standing.ts');
if (hasStored('vorhand-series')) void import('./series/show-series.ts');

export {};
