import type { ListedCards } from './lists.ts';

/** What a pasted text can hold beside games. */
export type NoGame =
  /** Cards for the table’s places, all or some. */
  | { readonly is: 'cards'; readonly cards: ListedCards }
  /** A link to a hand of this book. */
  | { readonly is: 'book'; readonly id: string; readonly place: string | null };
