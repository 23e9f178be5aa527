/** Shows readers where they stopped. On a first visit it loads nothing. */
function hasRead(): boolean {
  try {
    return localStorage.getItem('vorhand-reading') !== null;
  } catch {
    // Where nothing can be stored, there is no place to return to.
    return false;
  }
}

if (hasRead()) void import('./show-reading.ts');
