/** The icons in pixels, for what shows no SVG: phones, and browsers that keep the book as an app. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { FRENCH_SUITS } from '../../../components/parts/cards/deck/suits.ts';
import { ICONS, makeIcon } from '../../site/link-pictures/icon.ts';
import type { IconName } from '../../site/link-pictures/icon.ts';
import { makePng } from '../../site/link-pictures/png.ts';

interface Props {
  icon: IconName;
}

export const getStaticPaths = (() =>
  (Object.keys(ICONS) as IconName[]).map((icon) => ({
    params: { icon },
    props: { icon },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props }) =>
  new Response(await makePng(makeIcon(props.icon, FRENCH_SUITS.C)), {
    headers: { 'Content-Type': 'image/png' },
  });
