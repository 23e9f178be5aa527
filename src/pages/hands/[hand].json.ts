import type { APIRoute, GetStaticPaths } from 'astro';
import { handById, hands } from '../../book/hands.ts';
import { makePublicHand } from '../../notation/write/public.ts';

export const getStaticPaths = (() =>
  hands.map(({ id }) => ({ params: { hand: id } }))) satisfies GetStaticPaths;

/** One hand as data; described on the page /data/. */
export const GET: APIRoute = ({ params }) =>
  Response.json(makePublicHand(handById(params['hand'] ?? '')));
