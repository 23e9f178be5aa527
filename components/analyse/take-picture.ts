/** The picture of the place the reader is at, as a file. Loaded on request. */
import { makePicture } from '../../src/analyse/picture.ts';
import { fileName } from '../../src/game/codes/hand-title.ts';
import type { Hand } from '../../src/game/notation/hand.ts';
import { buildReplay } from '../../src/game/replay/build.ts';
import { isOwnAddress } from '../../src/game/replay/place.ts';
import { openOwnAddress } from '../../src/game/replay/open-own.ts';
import { stopOf } from '../../src/game/replay/replay.ts';
import type { SkatReplay, SkatStop } from '../../src/game/replay/skat-replay.ts';
import { chosenTerms } from '../../src/game/words/chosen-terms.ts';
import { findPlace } from '../../src/game/replay/step.ts';
import { cardArt } from './card-art.ts';
import type { SuitLook } from './card-art.ts';
import { paintPicture } from './paint-picture.ts';
import { takeFile } from '../parts/files/take-file.ts';

const LOOKS: readonly SuitLook[] = ['four-colour', 'german'];

/** As a drawing of any size, or in pixels. */
export type PictureForm = 'svg' | 'png';

/**
 * Downloads the picture.
 *
 * @param place where the figure is, as its address says it; the deal where there is no such place.
 * @throws Error when the browser cannot make pixels of it.
 */
export async function takePicture(hand: Hand, place: string, form: PictureForm): Promise<void> {
  const [replay, stop] = find(buildReplay(hand), place);
  const { suits, terms } = document.documentElement.dataset;
  const look = LOOKS.find((one) => one === suits) ?? 'french';
  const words = {
    terms: chosenTerms(terms),
    suits: look === 'german' ? 'german' : 'french',
  } as const;
  const svg = makePicture(replay, stop, cardArt(look, words.terms), words);
  const file = form === 'png' ? paintPicture(svg) : new Blob([svg], { type: 'image/svg+xml' });
  takeFile(fileName(hand.title, form), await file);
}

function find(replay: SkatReplay, place: string): readonly [SkatReplay, SkatStop] {
  if (isOwnAddress(place)) {
    const ownLine = openOwnAddress(replay, place);
    if (ownLine.own !== null) return [ownLine.replay, ownLine.stop];
  }
  const found = findPlace(replay, place);
  return [replay, found.ok ? found.stop : stopOf(replay, 'deal')];
}
