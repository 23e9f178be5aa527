/** Whether this browser has stored anything under a key. Without storage it has nothing. */
export function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
