/** How a page wants a hand on it shown. */
export interface Looks {
  readonly theme: 'light' | 'dark';
  readonly terms: 'en' | 'de';
  readonly suits: 'french' | 'four-colour' | 'german';
  /** Whether it fills the window: it stands alone in a frame. */
  readonly fills: boolean;
}
