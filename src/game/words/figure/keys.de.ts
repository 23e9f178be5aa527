/** The list of keys that `?` shows. */

export const KEYS_PANEL = { name: 'Tasten', when: 'Solange der Tisch den Fokus hat:' } as const;

export const KEY_LIST: readonly (readonly [keys: string, does: string])[] = [
  ['← →', 'eine Karte zurück oder vor; mit der Umschalttaste einen Stich'],
  ['[ ]', 'einen Stich zurück oder vor'],
  ['Pos1 Ende', 'an den Anfang oder zur letzten Karte'],
  ['1 … 9 0', 'zu Stich 1 bis 9 oder 10'],
  ['Leertaste', 'abspielen oder anhalten'],
  ['↑ ↓', 'wo eine Variante beginnt, einen Weg wählen; → geht ihn'],
  ['P', 'zu den spielbaren Karten; ← → wählt eine, Enter spielt sie'],
  ['T', 'den Tisch vorlesen: den Stich, wer dran ist, den Stand, ein Blatt'],
  ['Rücktaste', 'deine Karte zurücknehmen'],
  ['Esc', 'zurück zum Spielverlauf'],
  ['?', 'diese Liste'],
];
