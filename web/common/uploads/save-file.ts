/** Downloads what is at an address under this name; the response is an attachment, so the page stays open. */
export function saveFile(url: string, filename: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.rel = 'noopener';
  link.click();
}

/** The file at an address as a blob; throws when it cannot be fetched. */
export async function fetchBlob(url: string): Promise<Blob> {
  const response = await fetch(url, { credentials: 'omit' });
  if (!response.ok) throw new Error('The file could not be downloaded; try again');
  return response.blob();
}

/** Saves a blob under this name; browsers add the ending that its type has. */
export function saveBlob(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  saveFile(url, filename);
  // The click has begun the download, which holds the blob itself.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
