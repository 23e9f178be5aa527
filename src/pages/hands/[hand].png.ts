/** The deal of a hand as a picture in pixels, for what shows no SVG. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { cardArt } from '../../../components/analyse/card-art.ts';
import { handById, handIds } from '../../book/hands.ts';
import { pictureOfDeal } from '../../site/link-pictures/deal-picture.ts';
import { makePng } from '../../site/link-pictures/png.ts';

export const getStaticPaths = (() =>
  handIds.map((hand) => ({ params: { hand } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) =>
  new Response(
    await makePng(pictureOfDeal(handById(params['hand'] ?? ''), cardArt('french', OWN_TERMS))),
    { headers: { 'Content-Type': 'image/png' } },
  );
