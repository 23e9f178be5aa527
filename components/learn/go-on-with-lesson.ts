import { hasStored } from '../parts/has-stored.ts';

if (hasStored('vorhand-begun-lesson')) void import('./show-lesson-place.ts');

export {};
