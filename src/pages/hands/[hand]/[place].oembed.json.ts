import type { APIRoute, GetStaticPaths } from 'astro';
import { handPageTitle } from '../../../book/hand-names.ts';
import { handById, hands } from '../../../book/hands.ts';
import { makeOEmbed } from '../../../book/oembed.ts';
import { stopName } from '../../../book/place-link.ts';
import { makePageAddress } from '../../../game/replay/address.ts';
import { buildReplay } from '../../../game/replay/build.ts';
import { lineOf } from '../../../game/replay/replay.ts';

export const getStaticPaths = (() => {
  if (!import.meta.env.SITE) return [];
  return hands.flatMap((hand) => {
    const replay = buildReplay(hand);
    return lineOf(replay, null)
      .path.filter(({ name }) => name !== 'deal' && makePageAddress(hand.id, name) !== null)
      .map((stop) => ({
        params: { hand: hand.id, place: stop.name },
        props: { title: `${handPageTitle(hand)} · ${stopName(stop, replay)}` },
      }));
  });
}) satisfies GetStaticPaths;

/** How other sites may show a link to a place in a hand. */
export const GET: APIRoute<{ title: string }> = ({ params, props, site }) => {
  const where = { site: site ?? '', base: import.meta.env.BASE_URL };
  const hand = handById(params['hand'] ?? '');
  return Response.json(makeOEmbed(hand, props.title, params['place'] ?? null, where));
};
