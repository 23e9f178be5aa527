/** The pages on which players keep their score; in lines with marks (src/lib/marked.ts). */

/** The score pad. */
export const PAD_PAGE = {
  title: 'Spielliste',
  description:
    'Schreib die Liste an eurem Tisch: jedes Spiel mit fünf Klicks, nach den Regeln von heute oder von 1922. Du kannst alles nachträglich ändern und am Ende auf den Cent genau abrechnen.',
  withoutScript:
    'Die Liste braucht JavaScript. Ein Stift braucht keins, also druck dir diesen Bogen aus.',
  about:
    'Die Liste ist für einen Tisch mit echten Karten. Sie rechnet, wie es [im Buch](/manual/scoring/) erklärt ist, und speichert alles nur in diesem Browser, in [der Datei mit allem Gemerkten](/kept/). Wenn du lieber mit dem Stift schreibst, gibt es [Listen zum Ausdrucken](/score/form/), und für viele Tische [die Turnierleitung](/score/tournament/).',
} as const;

/** The forms to print. */
export const FORM_PAGE = {
  title: 'Listen zum Ausdrucken',
  description:
    'Zwei Listen zum Ausdrucken und Ausfüllen: die von 1922 mit ihrer Wertetafel und die von heute mit den Punkten nach Seeger.',
  heading: 'Listen zum Ausdrucken',
  opening:
    'Es gibt eine nach den Regeln von 1922 und eine nach denen von heute, jede auf einem Blatt Papier. Schreib jede Summe unter die vorige, wie es [das Kapitel „Anschreiben und abrechnen“](/manual/scoring/#keeping-the-sheet) zeigt, oder lass [die Spielliste](/score/) für dich rechnen.',
} as const;

/** The tournament desk. */
export const DESK_PAGE = {
  title: 'Turnierleitung',
  description:
    'Leite ein Skatturnier von heute oder von 1922: Plätze auslosen, Paare wechseln lassen oder für jede Serie neu setzen, Listen und Zettel drucken, Preise und Gleichstände nach den Regeln entscheiden.',
  withoutScript:
    'Die Turnierleitung braucht JavaScript. [Das Kapitel über Turniere](/manual/management-of-tournaments/) erklärt beide Arten, mit allen Wechseln für drei bis acht Tische. Außerdem gibt es [Listen zum Ausdrucken](/score/form/).',
  about:
    'Die Turnierleitung verteilt die Plätze, lässt die Paare wechseln und rechnet ab, wie es [das Kapitel über Turniere](/manual/management-of-tournaments/) beschreibt, oder in Serien, wie man heute im Verein spielt. Sie speichert Turniere nur in diesem Browser, in [der Datei mit allem Gemerkten](/kept/). Für einen einzelnen Tisch gibt es [die Spielliste](/score/).',
} as const;
