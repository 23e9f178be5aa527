/**
 * The element `<vorhand-hand>`, by which another site shows a hand. Such a page includes only this file;
 * the rest is loaded when the first hand comes near the window. The page /embed/ explains its use.
 */
import { embedEdition, readLang } from './embed-edition.ts';
import { elementText, readSource } from './hand-source.ts';
import type { Looks } from './looks.ts';
import type { MountedHand } from './show.svelte.ts';
import { themeAround, watchTheme } from './theme.ts';
import { chosenTerms } from '../../../src/game/words/chosen-terms.ts';

// For elements that have the script of the other edition, and `lang`.
export { PAGE_LANGUAGE as EMBED_LANGUAGE } from '#edition/lib/language.ts';
export { openHand } from './open-hand.ts';

/** How far outside the window an element starts to load. */
const NEAR = '300px';

/** The child that contains a hand as text. */
const OWN_TEXT =
  ':scope > script[type="text/plain"], :scope > script[type="application/json"], :scope > pre';

/** The attributes whose change replaces the hand. */
const NAMES_HAND = new Set(['src', 'lang']);

/** A server that renders pages with the element loads this file too, and knows no elements. */
const inPage = typeof HTMLElement !== 'undefined';

/** The element is a block from the start, unless the page styles it otherwise. */
const BLOCK = inPage ? [new CSSStyleSheet()] : [];
BLOCK[0]?.replaceSync(':host { display: block }');

class VorhandHand extends (inPage ? HTMLElement : (Object as unknown as typeof HTMLElement)) {
  static readonly observedAttributes = ['src', 'lang', 'place', 'theme', 'suits', 'terms'];

  readonly #root = this.attachShadow({ mode: 'open' });
  #text: string | null = null;
  #mounted: MountedHand | null = null;
  #place: string | null = null;
  /** Cancels the loading of the current hand. */
  #loading: AbortController | null = null;
  #hasStarted = false;

  constructor() {
    super();
    this.#root.append(document.createElement('slot'));
    this.#root.adoptedStyleSheets = BLOCK;
    this.#root.addEventListener('replay:place', (event) => {
      const { hand, place } = (event as CustomEvent<{ hand: string; place: string }>).detail;
      this.#place = place;
      const detail = { hand, place };
      this.dispatchEvent(new CustomEvent('placechange', { bubbles: true, detail }));
    });
  }

  /** The name of the place shown, such as `t6.2`; null before there is a hand. */
  get place(): string | null {
    return this.#mounted === null ? null : this.#place;
  }

  set place(place: string | null) {
    if (place === null) this.removeAttribute('place');
    else this.setAttribute('place', place);
  }

  /** A hand as text; null to use the content of the element. */
  get text(): string | null {
    return this.#text;
  }

  set text(text: string | null) {
    this.#text = text;
    if (this.isConnected) this.#restart();
  }

  connectedCallback(): void {
    this.#restart();
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now || this.#loading === null) return;
    if (NAMES_HAND.has(name)) this.#restart();
    else if (name === 'place') this.#mounted?.go(now ?? 'deal');
    else this.#mounted?.look(this.#looks());
  }

  #restart(): void {
    this.#stop();
    const loading = (this.#loading = new AbortController());
    void this.#whenNear(loading.signal).then(() => this.#start(loading.signal));
  }

  #stop(): void {
    this.#loading?.abort();
    this.#loading = null;
    this.#mounted?.end();
    this.#mounted = null;
    this.#root.querySelector('p')?.remove();
    this.#showSlot(true);
  }

  /** Shows or hides the author's content, which is visible until there is a hand. */
  #showSlot(isVisible: boolean): void {
    const slot = this.#root.querySelector('slot');
    if (slot !== null) slot.hidden = !isVisible;
  }

  /** Waits until the element first comes near the window; resolves at once after that. */
  #whenNear(signal: AbortSignal): Promise<void> {
    if (this.#hasStarted) return Promise.resolve();
    return new Promise((resolve) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          resolve();
        },
        { rootMargin: NEAR },
      );
      observer.observe(this);
      signal.addEventListener('abort', () => {
        observer.disconnect();
      });
    });
  }

  async #start(signal: AbortSignal): Promise<void> {
    this.#hasStarted = true;
    const language = readLang(this.getAttribute('lang'));
    const edition = await embedEdition(language);
    if (signal.aborted) return;
    const src = this.getAttribute('src');
    const ofHand = language === null ? null : edition.EMBED_LANGUAGE;
    const source = src === null ? undefined : readSource(src, document.baseURI, ofHand);
    const place = (): string | null => this.getAttribute('place') ?? source?.place ?? null;
    const opened = await edition.openHand({
      ...{ root: this.#root, src, source, place, signal },
      ownText: async () => this.#text ?? (await this.#ownText()),
      looks: () => this.#looks(),
    });
    if (opened === null) return;
    if (typeof opened === 'string') {
      this.#showError(opened, edition.EMBED_LANGUAGE);
      return;
    }
    this.#place = place() ?? 'deal';
    this.#mounted = opened;
    this.#showSlot(false);
    signal.addEventListener(
      'abort',
      watchTheme(() => this.#mounted?.look(this.#looks())),
    );
  }

  /** The text of a hand in the element, once the document is parsed. */
  async #ownText(): Promise<string | null> {
    if (document.readyState === 'loading') {
      await new Promise((there) => {
        document.addEventListener('DOMContentLoaded', there, { once: true });
      });
    }
    const holder = this.querySelector(OWN_TEXT);
    return holder === null ? null : elementText(holder.textContent);
  }

  #looks(): Looks {
    const theme = this.getAttribute('theme');
    const suits = this.getAttribute('suits');
    return {
      theme: theme === 'light' || theme === 'dark' ? theme : themeAround(this),
      terms: chosenTerms(this.getAttribute('terms')),
      suits: suits === 'german' || suits === 'four-colour' ? suits : 'french',
      fills: this.hasAttribute('fills'),
    };
  }

  /** Shows why there is no hand, below the author's content. */
  #showError(message: string, language: string): void {
    const paragraph = document.createElement('p');
    paragraph.lang = language;
    paragraph.setAttribute('role', 'alert');
    paragraph.textContent = message;
    this.#root.append(paragraph);
  }
}

if (inPage && customElements.get('vorhand-hand') === undefined) {
  customElements.define('vorhand-hand', VorhandHand);
}
