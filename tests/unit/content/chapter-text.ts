/** Chapters as their authors wrote them, for tests that read them. */
import { readFileSync, readdirSync } from 'node:fs';
import { lawNumber } from '../../../src/book/exhibits/laws/law-number.ts';

export const MANUAL = 'content/manual';

/** The chapters of the other books, and of Today’s Skat. */
const SHELF = 'content/shelf';
const TODAY = 'content/today';

/** A component in a chapter: `<At hand="foster-01" place="t3">`. */
export interface Tag {
  readonly name: string;
  readonly props: Readonly<Record<string, string>>;
  /** `content/manual/x.mdx:41`, to be shown when something is wrong with it. */
  readonly where: string;
}

export interface ChapterText {
  readonly file: string;
  /** The whole file. */
  readonly source: string;
  readonly tags: readonly Tag[];
  /**
   * What a reader reads: without frontmatter, code, and the tags themselves, in one line;
   * a card in the text stands there as its code, a law as `law 9`, a number of the laws as itself.
   */
  readonly prose: string;
}

const TAG = /<([A-Z]\w*)((?:\s+[a-z]\w*="[^"]*")*)\s*\/?>/g;

export function readChapters(): ChapterText[] {
  return [MANUAL, TODAY, SHELF].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => readChapter(`${folder}/${name}`)),
  );
}

export function readChapter(file: string): ChapterText {
  const source = readFileSync(file, 'utf8');
  const tags = [...source.matchAll(TAG)].map(({ 1: name = '', 2: rest = '', index }): Tag => {
    const props = [...rest.matchAll(/([a-z]\w*)="([^"]*)"/g)].map(
      ({ 1: prop = '', 2: value = '' }): [string, string] => [prop, value],
    );
    const line = source.slice(0, index).split('\n').length;
    return { name, props: Object.fromEntries(props), where: `${file}:${line}` };
  });
  return { file, source, tags, prose: proseOf(source) };
}

/** A chapter’s source as plain text. */
export function proseOf(source: string): string {
  return source
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^```.*?^```$/gms, '')
    .replace(/^#+ (.*)$/gm, '$1.')
    .replace(/^- /gm, '')
    .replace(/<InlineCard card="([^"]*)" \/>/g, '$1')
    .replace(/<Law n="([^"]*)" \/>/g, 'law $1')
    .replace(/<LawValue of="([^"]*)"(?: law="([^"]*)")? \/>/g, (_, of: string, law?: string) =>
      String(lawNumber(of, law ?? 'american-1922')),
    )
    .replace(/<Term gloss="([^"]*)">(.*?)<\/Term>/g, '$2 ($1)')
    .replace(/<[^>]*>/g, '')
    .replace(/\{' '\}/g, ' ')
    .replace(/`[^`]*`/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*/g, '')
    .replace(/\s+/g, ' ');
}

/** The frontmatter's value of that name, as it is written. */
export function frontmatter({ source }: ChapterText, name: string): string | undefined {
  return new RegExp(`^${name}: '?(.*?)'?$`, 'm').exec(source.split('\n---\n')[0] ?? '')?.[1];
}

/** The anchors of a chapter’s headings, in their order. */
export function headingAnchors(source: string): string[] {
  return [...source.matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}
