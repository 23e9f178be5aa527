/** The glossary around its entries; lines with marks are read by src/lib/marked.ts. */

/** Its head, and what stands at an entry. */
export const GLOSSARY_PAGE = {
  title: 'Glossar',
  description:
    'Die Wörter vom Skattisch, deutsch und englisch: was sie bedeuten, wie man sie ausspricht, und wie Farben und Karten im deutschen Blatt heißen.',
  opening: 'Die Wörter vom Skattisch, deutsch und englisch.',
  letters: 'Buchstaben',
  /** Before further words. */
  see: 'Siehe',
  fourBooks: 'In vier Büchern',
} as const;

/** The way to the word under which another is explained. @param address where it stands. */
export const seeInstead = (word: string, address: string): string => `siehe [${word}](${address})`;

/** What stands before the numbers of laws. */
export const lawsHead = (laws: number): string => (laws === 1 ? 'Regel' : 'Regeln');

/** The names of suits and cards. */
export const GLOSSARY_NAMES = {
  link: 'Farben und Karten',
  heading: 'Die Farben und die Karten',
  packs:
    'Skat spielt man mit zwei Arten von Karten. Das französische Blatt hat Kreuz, Pik, Herz und Karo, das deutsche Eichel, Grün, Rot und Schellen, dazu den Unter statt des Buben und den Ober statt der Dame. Am Tisch gehen die Namen durcheinander, und mancherorts nennt man jede Farbe einfach nach ihrer Farbe.',
  suits: 'Wie die Farben heißen',
  cards: 'Wie die Karten heißen',
  jacks:
    'Als Trümpfe heißen die Buben auch Wenzel, und in beiden Blättern sagt man auch Bauern oder Jungen.',
  asPrinted: 'Was Foster anders schreibt',
  initials: 'Anfangsbuchstaben',
  ofInitials:
    'Skatbücher schreiben Karten mit den Anfangsbuchstaben dieser Namen. Für die Farben nehmen manche die französischen Namen: tr., p., co. und car. Die meisten deutschen Autoren, sagt Foster, schreiben e., g., r. und s. für Eichel, Grün, Rot und Schellen, also zwei Bilder und zwei Farben. Schreibt ein Buch A, D und B für Ass, Dame und Bube, so nimmt es die französischen Namen; nimmt es die deutschen, ist D das Daus, also das Ass, und statt der Dame steht O. Manches Buch springt von den einen Namen zu den anderen. Sieh also zuerst nach, mit welchen es anfängt.',
} as const;

/** The spellings of the book of 1922. @param address where the page that has them begins. */
export const spellingsOf1922 = (address: string): string =>
  `Auch auf [Seite 193](${address}) von 1922 stehen die Namen der Farben, einige davon falsch geschrieben: Gemeint sind Treff, Braun, Kreuz, Rot, Herzen und Rauten, und statt Unter steht dort Unten. Den Buben des deutschen Blatts nennt es Wenzel.`;
