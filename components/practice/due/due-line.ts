/** Shows a reader who has practised how much comes back today; others load no script for it. */
function hasPractised(): boolean {
  try {
    return localStorage.getItem('vorhand-practice') !== null;
  } catch {
    // Without storage nothing comes back.
    return false;
  }
}

if (hasPractised()) void import('./show-due.ts');
