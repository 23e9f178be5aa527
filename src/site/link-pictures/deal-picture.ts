/** The deal of a hand of the book, as the picture of it that everyone can take along. */
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import type { Hand } from '../../game/notation/hand.ts';
import { buildReplay } from '../../game/replay/build.ts';
import { stopOf } from '../../game/replay/replay.ts';
import type { CardArt } from '../../analyse/picture-parts.ts';
import { makePicture } from '../../analyse/picture.ts';

/** The picture, in the language of the edition and with French suits. */
export function pictureOfDeal(hand: Hand, art: CardArt): string {
  const replay = buildReplay(hand);
  return makePicture(replay, stopOf(replay, 'deal'), art, { terms: OWN_TERMS, suits: 'french' });
}
