/** Writes the files of all card faces, components/parts/cards/deck/*.svg, from their drawings. */
import { writeFile } from 'node:fs/promises';
import { drawLowSheet, drawSheet } from '../components/parts/cards/deck/face-files.ts';

const DECK = new URL('../components/parts/cards/deck/', import.meta.url);
await writeFile(new URL('cards.svg', DECK), drawSheet());
await writeFile(new URL('low-cards.svg', DECK), drawLowSheet());
