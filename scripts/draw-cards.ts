/** Writes the files of all card faces, components/cards/deck/*.svg, from their drawings. */
import { writeFile } from 'node:fs/promises';
import { drawLowSheet, drawSheet } from '../components/cards/deck/sheet.ts';

const DECK = new URL('../components/cards/deck/', import.meta.url);
await writeFile(new URL('cards.svg', DECK), drawSheet());
await writeFile(new URL('low-cards.svg', DECK), drawLowSheet());
