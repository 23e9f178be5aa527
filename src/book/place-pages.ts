/**
 * The pages of the places of a hand, which make the preview of a link to a place that is sent to
 * somebody.
 */
import { makePageAddress } from '../game/replay/address.ts';
import { PLAIN, announce } from '../game/replay/announce.ts';
import { lineOf } from '../game/replay/replay.ts';
import type { Replay, Stop } from '../game/replay/replay.ts';
import { describeTable } from '../game/replay/describe-table.ts';
import { stopName } from './place-link.ts';

/** What a page of a place says. */
export interface PlacePage {
  readonly params: { readonly hand: string; readonly place: string };
  readonly props: {
    readonly title: string;
    readonly hand: string;
    readonly place: string;
    readonly told: string;
    readonly picture: string | null;
    readonly described: string;
  };
}

/**
 * The page of each place of a hand’s record, as Astro takes it.
 *
 * @param game what is played, in words, which is said before the first lead.
 * @param picture the folder of its pictures; null where it has none.
 * @param describeAt the position for readers who cannot see a picture of it.
 */
export function placePages(
  replay: Replay,
  title: string,
  game: string,
  picture: string | null,
  describeAt: (stop: Stop) => string,
): PlacePage[] {
  const { id } = replay.hand;
  return lineOf(replay, null)
    .path.filter(({ name }) => name !== 'deal' && makePageAddress(id, name) !== null)
    .map((stop) => {
      /** Before the first lead nothing lies on the table: name the game and the cards put away. */
      const before = [game, announce(replay, stop)].join('. ');
      const sentence =
        stop.trick === 0 ? before : describeTable(replay, stop, { ...PLAIN, hand: null });
      return {
        params: { hand: id, place: stop.name },
        props: {
          title: `${title} · ${stopName(stop, replay)}`,
          ...{ hand: id, place: stop.name, told: sentence },
          picture: picture === null ? null : `${picture}/${stop.name}`,
          described: describeAt(stop),
        },
      };
    });
}
