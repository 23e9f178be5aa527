/** Hands the reader a file to keep. */
export function takeFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after a moment.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
