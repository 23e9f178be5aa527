/** Tells a reader who has practised how much comes back today. Others load nothing for it. */
function hasPractised(): boolean {
  try {
    return localStorage.getItem('vorhand-practice') !== null;
  } catch {
    // Where nothing may be kept nothing comes back.
    return false;
  }
}

if (hasPractised()) void import('./show-due.ts');
