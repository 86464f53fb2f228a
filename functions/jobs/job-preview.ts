const previewWords = 30;

/** A description's first 30 words as plain text, for cards (GUEST-25). */
export function previewOf(description: string): string {
  const plain = description
    .replace(/[#*_`>]+/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*[-+]\s+/gm, ' ');
  const words = plain.split(/\s+/).filter(Boolean);
  const cut = words.slice(0, previewWords).join(' ');
  return words.length > previewWords ? `${cut}…` : cut;
}
