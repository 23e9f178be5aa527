/** The pages that are no chapter and no hand: what the pictures of links to them say and show. */
import type { Card } from '../../game/skat/cards.ts';
import type { PagePicture } from './page-picture.ts';

const page = (
  above: string,
  title: string,
  below: string,
  ...cards: readonly Card[]
): PagePicture => ({ above, title, below, cards });

/** By the beginning of the page’s address; the longest that fits is the page’s. */
export const PAGE_PICTURES: Readonly<Record<string, PagePicture>> = {
  '/': page(
    'The card game',
    'A book that plays its own hands',
    'After Foster’s manual of 1922',
    'CJ',
    'SJ',
    'HJ',
    'DJ',
  ),
  '/manual/': page(
    'Contents',
    'Skat, chapter by chapter',
    'From the pack to the management of tournaments',
    'CA',
    'C10',
    'CK',
    'CQ',
  ),
  '/today/': page(
    'The game of now',
    'Today’s Skat',
    'Bidding by numbers, the skat, and lists',
    'CJ',
    'SJ',
    'HA',
    'H10',
  ),
  '/shelf/': page(
    'The other books',
    'The Shelf',
    'Eichhorn, Hoyle, whist, Calabrasella and Mate',
    'CQ',
    'SK',
    'HA',
    'D10',
  ),
  '/hands/': page(
    'Hands',
    'Illustrative Hands',
    'Every card to step through, with both sides’ points',
    'CJ',
    'DA',
    'D10',
    'D7',
  ),
  '/learn/': page(
    'A first lesson',
    'Skat in ten minutes',
    'For someone who knows no card game',
    'HA',
    'H10',
    'HK',
    'H7',
  ),
  '/analyse/': page(
    'Any hand of your own',
    'The Analysis Room',
    'What each card was worth, with all cards open',
    'SJ',
    'SA',
    'S10',
    'S9',
  ),
  '/problems/': page(
    'One card is best',
    'Skat Problems',
    'A new one each day, by theme and grade',
    'HA',
    'H10',
    'HK',
    'H7',
  ),
  '/hand/': page(
    'Your ten cards',
    'My Hand',
    'How far to bid, and what each game is worth',
    'SJ',
    'HJ',
    'SA',
    'D10',
  ),
  '/practice/': page(
    'Drills',
    'Practice',
    'Ten questions at a time, each with its reasons',
    'DJ',
    'DA',
    'D10',
    'DK',
  ),
  '/glossary/': page(
    'The words of the table',
    'Glossary',
    'What they mean, and how they are said',
    'CQ',
    'SQ',
    'HQ',
    'DQ',
  ),
};

/** The name of the picture of a page, below /pictures/. */
export const pictureName = (address: string): string =>
  address === '/' ? 'vorhand' : address.slice(1, -1);

/** The page with a picture that an address is, or stands below: the home page if no other. */
export function pictureFor(address: string): { readonly name: string; readonly alt: string } {
  const pages = Object.keys(PAGE_PICTURES).sort((a, b) => b.length - a.length);
  const found = pages.find((start) => address.startsWith(start)) ?? '/';
  const picture = PAGE_PICTURES[found];
  return { name: pictureName(found), alt: picture === undefined ? '' : pictureAlt(picture) };
}

/** A description for readers who cannot see the picture. */
export function pictureAlt({ above, below, title }: PagePicture): string {
  return [above, title, below].filter((words) => words !== '').join('. ');
}
