/** Why there are no other players. */
export const NO_PLAYERS = {
  forbidden:
    'This browser does not let the page start the other players, who think in a web worker.',
  broken: 'The other players could not be loaded: the browser forbids it, or you are offline.',
} as const;
