/** How an element displays a hand. */
export interface Looks {
  readonly theme: 'light' | 'dark';
  readonly terms: 'en' | 'de';
  readonly suits: 'french' | 'four-colour' | 'german';
  /** Whether it fills the window, when it is alone in a frame. */
  readonly fills: boolean;
}
