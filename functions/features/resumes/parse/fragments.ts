import { findRange, findSingle, withoutLastDate, withoutSingle } from './dates.ts';
import { trimmed, unspaced, withoutBullet } from './normal-text.ts';
import { placeScore } from './places.ts';
import type { NumberedLine } from './sections.ts';
import { companyWord, titleWord } from './vocabulary.ts';

/** A piece of an entry's head between separators. */
export interface Fragment {
  text: string;
  isBold: boolean;
}

const separators = new RegExp(
  '\\s+\\|\\s+|\\s{2,}\\|?\\s*|\\s+[-–—]\\s+|\\s*[·•⋅]\\s*|\\s+@\\s+|\\s*;\\s+|\\s*\\/\\/\\s*|\\s+[-–—]$|^\\|\\s*',
  'u',
);
const legalForm = /^(Inc|LLC|Ltd|L\.L\.C|Corp|Pvt|LLP|PLC|GmbH|S\.A)\b/i;

/** The pieces of a line without its dates. */
export function fragmentsOf(line: NumberedLine): Fragment[] {
  return line.parts.flatMap(({ text, isBold }) =>
    pieces(withoutDates(withoutBullet(unspaced(text)))).map((piece) => ({ text: piece, isBold })),
  );
}

/** The same with trimmed texts, without those that say nothing. */
export const trimmedFragments = (line: NumberedLine): Fragment[] =>
  fragmentsOf(line)
    .map(({ text, isBold }) => ({ text: trimmed(text), isBold }))
    .filter(({ text }) => text.length > 1);

function withoutDates(text: string): string {
  const range = findRange(text);
  if (range) return text.replace(range.raw, ' | ');
  if (!findSingle(text)) return text;
  return text.length < 26 ? withoutSingle(text) : withoutLastDate(text);
}

function pieces(text: string): string[] {
  return text
    .split(separators)
    .flatMap((piece) => atCommas(piece ?? ''))
    .flatMap(splitAtPreposition)
    .filter((piece) => piece.trim() !== '');
}

/** Splits at commas, but neither within a place nor before a legal form. */
function atCommas(text: string): string[] {
  const joined: string[] = [];
  for (const piece of text.split(/,\s*(?=\p{Lu}|\d)/u)) {
    const last = joined.at(-1);
    const both = `${last}, ${piece}`;
    if (last && (legalForm.test(piece) || (placeScore(both) >= 0.85 && placeScore(last) > 0)))
      joined[joined.length - 1] = both;
    else joined.push(piece);
  }
  return joined;
}

/** `Engineer at Example` as title and company. */
function splitAtPreposition(text: string): string[] {
  const [, before = '', after = ''] = /^(.{3,60}?)\s+(?:at|@|in|with|for)\s+(\p{Lu}.+)$/u.exec(text) ?? [];
  return titleWord.test(before) && !companyWord.test(before) ? [before, after] : [text];
}
