/** The deal of a hand as a picture in pixels, for what shows no SVG. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { cardArt } from '../../../components/analyse/card-art.ts';
import { handById, hands } from '../../book/hands.ts';
import { pictureOfDeal } from '../../site/link-pictures/deal-picture.ts';
import { makePng } from '../../site/link-pictures/png.ts';

export const getStaticPaths = (() =>
  hands.map(({ id }) => ({ params: { hand: id } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) =>
  new Response(
    await makePng(pictureOfDeal(handById(params['hand'] ?? ''), cardArt('french', 'en'))),
    { headers: { 'Content-Type': 'image/png' } },
  );
