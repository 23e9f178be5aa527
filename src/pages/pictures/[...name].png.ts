/**
 * The pictures that chats and networks show with a link: of every page that has one of its own, of
 * every hand of another game, and of every place in the record of a hand of Skat. Pages can name them only by full addresses, so without `SITE`
 * none is made.
 */
import type { APIRoute, GetStaticPaths } from 'astro';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { cardArt } from '../../../components/analyse/card-art.ts';
import { chapterHead, everyEntry } from '../../book/chapters.ts';
import { handOrigin, handPageTitle } from '../../book/hand-names.ts';
import { gameHands } from '../../book/game-hands.ts';
import { hands } from '../../book/hands.ts';
import { chapterPicture } from '../../site/link-pictures/chapters.ts';
import { gameHandPicture } from '../../site/link-pictures/game-hands.ts';
import { makeLinkPicture } from '../../site/link-pictures/link-picture.ts';
import { makePagePicture } from '../../site/link-pictures/page-picture.ts';
import { PAGE_PICTURES, pictureName } from '../../site/link-pictures/pages.ts';
import { beginPngs, makePng } from '../../site/link-pictures/png.ts';
import { buildReplay } from '../../game/replay/build.ts';
import { makePageAddress } from '../../game/replay/address.ts';
import { lineOf } from '../../game/replay/replay.ts';

const art = cardArt('french', OWN_TERMS);

interface Props {
  svg: string;
}

export const getStaticPaths = (async () => {
  if (!import.meta.env.SITE) return [];
  const picture = (name: string, svg: string) => ({ params: { name }, props: { svg } });
  const chapters = await everyEntry();
  const all = [
    ...Object.entries(PAGE_PICTURES).map(([page, shown]) =>
      picture(pictureName(page), makePagePicture(shown, art)),
    ),
    ...chapters.map((chapter) => {
      const { body = '', collection, data, id } = chapter;
      const { above, after } = chapterHead(chapter);
      const pictured = { slug: id, title: data.title, above, after, source: body };
      return picture(`${collection}/${id}`, makePagePicture(chapterPicture(pictured, hands), art));
    }),
    ...gameHands.map((hand) =>
      picture(`hands/${hand.id}`, makePagePicture(gameHandPicture(hand), art)),
    ),
    ...hands.flatMap((hand) => {
      const replay = buildReplay(hand);
      const heading = { title: handPageTitle(hand), origin: handOrigin(hand) };
      return lineOf(replay, null).path.flatMap((stop) => {
        const address = makePageAddress(hand.id, stop.name);
        if (address === null) return [];
        const svg = makeLinkPicture(replay, stop, heading, art);
        return picture(address.slice(1, -1), svg);
      });
    }),
  ];
  beginPngs(all.map(({ props }) => props.svg));
  return all;
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props }) =>
  new Response(await makePng(props.svg), { headers: { 'Content-Type': 'image/png' } });
