/** Words such as the German book has, the commonest first, for the tests of its search. */
import { SUBJECTS } from '#edition/site/search/query/subjects.ts';
import { SYNONYMS } from '#edition/site/search/query/synonyms.ts';
import type { Titled } from '../../../../src/site/search/query/titles.ts';
import { wordsOf } from '../../../../src/site/search/query/query-words.ts';
import { makeVocabulary } from '../../../../src/site/search/query/vocabulary.ts';

const WORDS =
  `skat spiel spiele karte karten stich stiche trumpf trümpfe augen spieler alleinspieler
  gegenspieler partner vorhand mittelhand hinterhand kreuz pik herz karo bube buben dame könig ass asse zehn
  neun acht sieben grand null ouvert hand farbe farben farbspiel fehlfarbe lusche luschen blank blatt reizen
  reizwert halten passen überreizt schneider schwarz spitzen mit ohne spielwert grundwert faktor gewinnen
  verloren verlorenes liste serie turnier geben geber drücken ausspielen bedienen nicht stechen überstechen
  abwerfen schmieren schneiden ducken laufen lassen gabel ramsch schieberamsch tourné guckigrand frage solo
  regel regeln skatordnung abrechnung abreizgeld startgeld seeger punkte doppelt verband kongress geschichte
  altenburg aufgeben kiebitz fabian trumpffarbe reihenfolge höchster zählen wert berechnen wie weit spielen lange
  kurze farbe weg zweite mitte aufnehmen ansagen maurer achterregel beiblatt braucht streit
  quellen druckfehler übung rest zeigen aus`
    .trim()
    .split(/\s+/);

export const GERMAN_WORDS = makeVocabulary(
  WORDS,
  SYNONYMS.flatMap(({ spellings }) => spellings),
  SUBJECTS.flatMap(([, ...names]) => names).flatMap(wordsOf),
);

/** The places that stand in the index of subjects, by the names that they have there. */
export const SUBJECT_TITLES: readonly Titled[] = SUBJECTS.map(([url, ...names]) => ({
  page: url,
  url,
  title: '',
  names: [],
  subjects: names,
}));
