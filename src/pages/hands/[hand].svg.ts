/** The deal of a hand as a drawing that stands alone. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { cardArt } from '../../../components/analyse/card-art.ts';
import { handById, handIds } from '../../book/hands.ts';
import { pictureOfDeal } from '../../site/link-pictures/deal-picture.ts';

export const getStaticPaths = (() =>
  handIds.map((hand) => ({ params: { hand } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) =>
  new Response(pictureOfDeal(handById(params['hand'] ?? ''), cardArt('french', OWN_TERMS)), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
