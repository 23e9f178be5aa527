/** Where nothing of a list in a file can be read. */
export const NONE_READ = 'None of it can be read.';
