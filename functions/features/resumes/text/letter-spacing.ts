/** `M I R A   H O L T`, set apart letter by letter, as its words; any other text stays. */
export function withoutSpacing(text: string): string {
  const words = text.trim().split(/\s{2,}/);
  const areApart = words.length > 1 && words.every((word) => /^\S(?: \S)+$/u.test(word));
  return areApart ? words.map((word) => word.replaceAll(' ', '')).join(' ') : text;
}
