/** Which chapter describes which place in a hand, in a sentence with a link to it. */
import { gameHands } from './game-hands.ts';
import { hands } from './hands.ts';
import { linkTo } from './place-link.ts';
import { readAddress } from '../game/replay/address.ts';

const MENTION = /<At hand="([^"]+)" place="([^"]+)"/g;

/**
 * The page of the chapter that mentions a place first, `manual/solo`, by the name of the place.
 *
 * @param hand the hand's id.
 * @param chapters in reading order: their pages, `manual/solo`, and their text as the author wrote it.
 */
export function toldPlaces(
  hand: string,
  chapters: readonly { readonly page: string; readonly source: string }[],
): Readonly<Record<string, string>> {
  const mentions = chapters.flatMap(({ page, source }) =>
    [...source.matchAll(MENTION)].flatMap(([, of, place = '']) => {
      const link = of === hand ? linkTo(hand, place, [...hands, ...gameHands]) : null;
      const name = link?.ok === true ? readAddress(link.value.href)?.place : null;
      return typeof name === 'string' ? [[name, page] as const] : [];
    }),
  );
  return Object.fromEntries(mentions.toReversed());
}
