import type { APIRoute, GetStaticPaths } from 'astro';
import { gameHandIds, gameHands } from '../../book/game-hands.ts';
import { handById, handIds } from '../../book/hands.ts';
import { makePublicGameHand } from '../../game/others/public.ts';
import { makePublicHand } from '../../game/notation/write/public.ts';

export const getStaticPaths = (() =>
  [...handIds, ...gameHandIds].map((hand) => ({ params: { hand } }))) satisfies GetStaticPaths;

/** One hand as data; described on the page /data/. */
export const GET: APIRoute = ({ params }) => {
  const id = params['hand'] ?? '';
  const other = gameHands.find((hand) => hand.id === id);
  return Response.json(
    other === undefined ? makePublicHand(handById(id)) : makePublicGameHand(other),
  );
};
