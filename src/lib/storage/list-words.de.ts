/** Where nothing of a list in a file can be read. */
export const NONE_READ = 'Davon lässt sich nichts lesen.';
