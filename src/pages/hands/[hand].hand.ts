import type { APIRoute, GetStaticPaths } from 'astro';
import { handById, handText, hands } from '../../book/hands.ts';

export const getStaticPaths = (() =>
  hands.map(({ id }) => ({ params: { hand: id } }))) satisfies GetStaticPaths;

/** The hand's file as its author wrote it. */
export const GET: APIRoute = ({ params }) => {
  const hand = handById(params['hand'] ?? '');
  return new Response(handText(hand), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
