/** What a game’s list of players may call the reader, in small letters. */
export const READER_NAMES: readonly string[] = ['you'];
