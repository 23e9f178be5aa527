import type { APIRoute, GetStaticPaths } from 'astro';
import { handPageTitle } from '../../book/hand-names.ts';
import { handById, hands } from '../../book/hands.ts';
import { makeOEmbed } from '../../book/oembed.ts';

export const getStaticPaths = (() =>
  import.meta.env.SITE
    ? hands.map(({ id }) => ({ params: { hand: id } }))
    : []) satisfies GetStaticPaths;

/** How other sites may show a link to the hand. */
export const GET: APIRoute = ({ params, site }) => {
  const hand = handById(params['hand'] ?? '');
  const where = { site: site ?? '', base: import.meta.env.BASE_URL };
  return Response.json(makeOEmbed(hand, handPageTitle(hand), null, where));
};
