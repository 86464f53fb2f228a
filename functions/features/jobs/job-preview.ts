const previewWords = 30;

/**
 * A description's first 30 words as plain text, for cards (GUEST-25). Only what is markup goes: the signs in `C#`,
 * `snake_case` and `>5 years` are part of what is said.
 */
export function previewOf(description: string): string {
  const plain = description
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/gm, ' ')
    .replace(/^[ \t]*(?:>[ \t]+)*(?:#{1,6}[ \t]+|[-+*][ \t]+)?/gm, ' ')
    .replace(/`+|\*\*+/g, '')
    .replace(/(?<![\p{L}\p{N}])[*_]+(?=\S)|(?<=\S)[*_]+(?![\p{L}\p{N}])/gu, '');
  const words = plain.split(/\s+/).filter(Boolean);
  const cut = words.slice(0, previewWords).join(' ');
  return words.length > previewWords ? `${cut}…` : cut;
}
