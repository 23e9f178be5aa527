/** Writes the file of all card faces, components/cards/deck/cards.svg, from their drawings. */
import { writeFile } from 'node:fs/promises';
import { drawSheet } from '../components/cards/deck/sheet.ts';

await writeFile(new URL('../components/cards/deck/cards.svg', import.meta.url), drawSheet());
