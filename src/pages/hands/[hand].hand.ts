import type { APIRoute, GetStaticPaths } from 'astro';
import { gameHandIds, gameHandText, gameHands } from '../../book/game-hands.ts';
import { handById, handIds, handText } from '../../book/hands.ts';

export const getStaticPaths = (() =>
  [...handIds, ...gameHandIds].map((hand) => ({ params: { hand } }))) satisfies GetStaticPaths;

/** The hand's file, in a translation with its words. */
export const GET: APIRoute = ({ params }) => {
  const id = params['hand'] ?? '';
  const other = gameHands.find((hand) => hand.id === id);
  const text = other === undefined ? handText(handById(id)) : gameHandText(other);
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
