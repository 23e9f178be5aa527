/** The places of the book that a search can name outright. */
import type { APIRoute } from 'astro';
import { loadChapters, loadPageAddresses } from '../../book/chapters.ts';
import { GLOSSARY } from '#content/glossary/glossary.ts';
import { entryAnchor } from '../../book/glossary.ts';
import { illustrativeNumber, manualPage } from '../../book/hand-names.ts';
import { hands } from '../../book/hands.ts';
import { lawTitles } from '../../book/law-links.ts';
import { numberWord } from '#edition/game/words/number-words.ts';
import { ORDINAL_WORDS } from '#edition/game/words/ordinals.ts';
import type { BookPlaces } from '../../site/search/query/book-places.ts';

export const GET: APIRoute = async () => {
  const chapters = await loadChapters();
  const laws = chapters.flatMap(({ body = '' }) => [...lawTitles(body)]);
  const places: BookPlaces = {
    numbers: {
      cardinals: Array.from({ length: 100 }, (_, number) => numberWord(number)),
      ordinals: ORDINAL_WORDS,
    },
    hands: hands.map((hand) => ({
      id: hand.id,
      number: illustrativeNumber(hand),
      title: hand.title,
      pages: manualPage(hand),
      tricks: hand.line.tricks.length,
    })),
    laws: laws.sort(([a], [b]) => a - b).map(([, title]) => title),
    chapters: chapters.map(({ id, data: { order, part = null, title } }) => ({
      number: order,
      part,
      title,
      slug: id,
    })),
    pages: [...(await loadPageAddresses())],
    words: GLOSSARY.map((entry) => ({
      word: entry.word,
      also: [...(entry.other?.split(/,\s*/) ?? []), ...(entry.also ?? []), ...(entry.forms ?? [])],
      anchor: entryAnchor(entry),
    })),
  };
  return Response.json(places);
};
