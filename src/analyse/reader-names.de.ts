/** What a game’s list of players may call the reader, in small letters: here, and in games of the English edition. */
export const READER_NAMES: readonly string[] = ['du', 'you'];
