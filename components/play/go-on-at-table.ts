import { hasStored } from '../parts/has-stored.ts';

if (hasStored('vorhand-table')) void import('./show-standing.ts');

export {};
