/** Shows a reader where he stopped. One who is here for the first time loads nothing for it. */
function hasRead(): boolean {
  try {
    return localStorage.getItem('vorhand-reading') !== null;
  } catch {
    // Where nothing may be kept there is nothing to come back to.
    return false;
  }
}

if (hasRead()) void import('./show-reading.ts');
