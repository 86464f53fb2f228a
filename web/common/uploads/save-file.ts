/** Downloads what is at an address under this name; the response is an attachment, so the page stays open. */
export function saveFile(url: string, filename: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.rel = 'noopener';
  link.click();
}
