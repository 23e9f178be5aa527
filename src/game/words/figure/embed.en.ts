/** A hand on another site. */

/** Why there is no hand. */
export const UNAVAILABLE = {
  notLoaded: 'The hand could not be loaded: it is not there, or you are offline.',
  notThere: 'There is no such hand at the address given here.',
  otherEdition: 'The hand and the script of this page are of different editions. Reload the page.',
  notShown: 'The hand could not be shown. Are you offline? Reload the page to try again.',
  none: 'No hand is given here: name one in src, or write one inside the element.',
} as const;

/** The host of the hand refuses it. */
export const sayStatus = (status: number): string =>
  `The hand could not be loaded: its host answered with ${status}.`;

/** The address is that of no hand. */
export const sayNoAddress = (src: string): string =>
  `“${src}” is not the address of a hand’s page or of a .hand or .json file on the web (https or http).`;
