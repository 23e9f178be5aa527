import type { APIRoute, GetStaticPaths } from 'astro';
import { analysisText } from '../../book/analyses.ts';
import { handById, handIds } from '../../book/hands.ts';

export const getStaticPaths = (() =>
  handIds.map((hand) => ({ params: { hand } }))) satisfies GetStaticPaths;

/** What every card of the hand keeps with all cards open; the form is in src/game/analysis/analysis-format.ts. */
export const GET: APIRoute = ({ params }) =>
  new Response(analysisText(handById(params['hand'] ?? '')), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
