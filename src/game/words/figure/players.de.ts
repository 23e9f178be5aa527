/** Why there are no other players. */
export const NO_PLAYERS = {
  forbidden:
    'Dieser Browser lässt die Seite die Mitspieler nicht starten, die in einem Web Worker überlegen.',
  broken: 'Die Mitspieler ließen sich nicht laden: Der Browser verbietet es, oder du bist offline.',
} as const;
