/** Pieces that have broken readers elsewhere: names of prototypes, odd characters, odd numbers. */

/** Names that every object has, though nobody gave them to it. */
export const INHERITED = [
  ...['constructor', '__proto__', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'],
  ...['isPrototypeOf', '__defineGetter__', '__lookupSetter__', 'toLocaleString'],
] as const;

/** Pieces of text. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...INHERITED,
  // Nothing at all, halves of characters, marks without a letter, turned directions, no width.
  ...['', '\0', '\ud800', '\udc00', '\ufffd', '\uffff', '\ufeff', '\u0308', '\u202e', '\u2066'],
  ...['\u200b', '\u200d', '\u00ad', '\u00a0', '\u2028', '\u2029', '\u0085', '\v', '\f', '\x1b'],
  ...['👩‍👩‍👧‍👦', '🂡', '♥\ufe0e', '♥\ufe0f', 'ﬀ', 'ß', 'ẞ', 'İ', 'ı', '１０', '٣', '𝟙', 'Ⅻ'],
  ...['Ko\u0308nig', 'König', 'Pik-Ko\u0308nig'],
  // Numbers.
  ...['0', '-0', '00', '-1', '1e9', '0x10', '1.5', '99999999999999999999', 'NaN', 'Infinity'],
  // Ends and beginnings of every kind of text.
  ...['\n', '\r', '\r\n', '\t', '  ', '"', '“', "'", '`', '\\', '%', '%00', '%E0%A4%A', '&', '#'],
  ...['+', '@', '?', '=', '/', '..', ';', '|', '{', '}', '[', ']', '(', ')', '(;', ';)', '<', '>'],
  ...['</script>', '${x}', '{{', 'id:', 'deal', 'end', 'null', 'undefined', '[object Object]'],
];

/** Values that JSON can hold. */
export const HOSTILE_VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1, 0.5, 2 ** 31, 2 ** 53, 1e21, 1e308, -1e308],
  ...[[], {}, [[]], [null], { length: 5 }, { length: -1, 0: 'CA' }],
  ...['9'.repeat(400), 'a'.repeat(70_000), '0000-00-00T00:00:00.000Z', '2026-02-30T00:00:00.000Z'],
  ...HOSTILE_TEXTS,
];
