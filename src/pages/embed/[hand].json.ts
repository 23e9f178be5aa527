import { handNumber } from '#edition/book/hand-page-words.ts';
import type { APIRoute, GetStaticPaths } from 'astro';
import { illustrativeNumber } from '../../book/hand-names.ts';
import { handById, handIds } from '../../book/hands.ts';
import { figureData } from '../../game/replay/figure-data.ts';
import { FORMAT } from '../../../components/figure/embed/load-hand.ts';
import type { PublishedHand } from '../../../components/figure/embed/load-hand.ts';

export const getStaticPaths = (() =>
  handIds.map((hand) => ({ params: { hand } }))) satisfies GetStaticPaths;

/** One hand for `<vorhand-hand>` on other pages; its form is that script’s own affair. */
export const GET: APIRoute = ({ params }) => {
  const hand = handById(params['hand'] ?? '');
  const number = illustrativeNumber(hand);
  const sent: PublishedHand = {
    format: FORMAT,
    number: number === null ? null : handNumber(number),
    figure: figureData(hand),
  };
  return Response.json(sent);
};
