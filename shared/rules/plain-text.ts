/**
 * Control characters and direction overrides can disguise a name, so no text carries them. Line breaks, tabs and the
 * marks between words of two directions may stay.
 */
export const disguising =
  // oxlint-disable-next-line no-control-regex -- these are the very characters to refuse
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/;

/** Marks of direction: they say how words of two directions stand side by side, and nothing at the ends of a line. */
const directionMarks = '\\u061c\\u200e\\u200f';

/**
 * A text as its author saw it: Word's line and page breaks are line breaks, and what is invisible and means nothing is
 * gone, such as byte order marks, soft hyphens, spaces without width, direction overrides and, at the ends of a line or in a text of
 * one direction, direction marks. Joiners stay where they shape an emoji or a word (PLUS-64).
 */
export function cleanText(text: string): string {
  // Most texts are plain; only the others pay for what follows. The patterns are made here, because what a module
  // makes when it loads is in every bundle.
  if (!/[^\n\t\x20-\x7e\xa1-\xac\xae-\u02ff]/.test(text)) return text;
  const visible = text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\u200c\u200d]/g, (joiner, at: number, whole: string) => (isShaping(whole, at) ? joiner : ''));
  const isOfTwoDirections = /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(visible);
  return isOfTwoDirections ? visible.split('\n').map(withoutOuterMarks).join('\n') : withoutMarks(visible);
}

const withoutMarks = (text: string): string => text.replace(new RegExp(`[${directionMarks}]`, 'g'), '');

/** A line without the direction marks before its first and after its last visible character. */
function withoutOuterMarks(line: string): string {
  const isOuter = new RegExp(`[\\s${directionMarks}]`);
  let [from, to] = [0, line.length];
  while (from < to && isOuter.test(line.charAt(from))) from++;
  while (to > from && isOuter.test(line.charAt(to - 1))) to--;
  return withoutMarks(line.slice(0, from)) + line.slice(from, to) + withoutMarks(line.slice(to));
}

/** Whether a joiner at this place is part of an emoji, or of a word in a script that joins its letters. */
function isShaping(text: string, at: number): boolean {
  const before = /\P{M}?\p{M}*$/u.exec(text.slice(Math.max(0, at - 8), at))?.[0] ?? '';
  const after = text.slice(at + 1, at + 3);
  if (/[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u.test(before)) return /^\p{Extended_Pictographic}/u.test(after);
  const isJoining = /(?!\p{Script=Latin})\p{L}\p{M}*$/u.test(before);
  return isJoining && (/\p{M}$/u.test(before) || /^(?!\p{Script=Latin})[\p{L}\p{M}]/u.test(after));
}

/** A text of one line, cleaned: hard spaces are spaces, and no mark of direction is kept. */
export function cleanLine(text: string): string {
  return withoutMarks(cleanText(text))
    .replace(/[\u00a0\u202f\u3000]+/g, ' ')
    .trim();
}

/** What is wrong with the first character of a text that may not be in it, with the words before it; null if nothing. */
export function notAllowedIn(text: string): string | null {
  const at = text.search(new RegExp(`${disguising.source}|\\p{Cs}`, 'u'));
  if (at < 0) return null;
  const before = text.slice(Math.max(0, at - 20), at).trim();
  return `Contains characters that are not allowed${before && `, after “${before}”`}`;
}

/** How many characters a reader sees: marks and joiners belong to the letter that they change. */
export function graphemes(text: string): string[] {
  // Half of the names are plain, and a segmenter takes a while to make.
  if (/^[\x20-\x7e]*$/.test(text)) return [...text];
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

/**
 * A text to search for, of at most so many characters and without those that the server refuses: half an emoji at the
 * cut, and the marks of direction that come along when a name is copied.
 */
export const searchText = (text: string | null, most: number): string =>
  cleanText(text ?? '')
    .slice(0, most)
    .replace(new RegExp(`${disguising.source}|[${directionMarks}]|\\p{Cs}`, 'gu'), '');
