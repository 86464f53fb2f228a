/** Words of a description in a list; the opened card reads the thirty of GUEST-25 with the job itself. */
const words = 10;

/** The beginning of a card's preview, so that a page of fifty cards stays below 8 KB. */
export function listPreview(preview: string): string {
  const all = preview.split(' ');
  return all.length <= words
    ? preview
    : `${all
        .slice(0, words)
        .join(' ')
        .replace(/(?<![,;:.…–-])[,;:.…–-]+$/, '')}…`;
}
