import { findRange, findSingle, withoutLastDate, withoutSingle } from './dates.ts';
import { trimmed, unspaced, withoutBullet } from './normal-text.ts';
import { placeScore } from './places.ts';
import type { NumberedLine } from './sections.ts';
import { companyWord, endsAsTitle, titleWord } from './vocabulary.ts';

/** A piece of an entry's head between separators. */
export interface Fragment {
  text: string;
  isBold: boolean;
}

const separators = new RegExp(
  '\\s+\\|\\s+|\\s*(?:-{3,}|\\.{4,}|_{3,}|…{2,}|–{3,}|—{2,})\\s*|\\s{2,}\\|?\\s*|\\s+[-–—]\\s+|\\s*[·•⋅]\\s*|\\s+@\\s+|\\s*;\\s+|\\s*\\/\\/\\s*|\\s+[-–—]$|^\\|\\s*',
  'u',
);
const legalForm = new RegExp(
  '^(?:Inc|LLC|Ltd|L\\.L\\.C|Corp|Co|Pvt|Private|LLP|L\\.?P|LLLP|PLC|P\\.?C|PLLC|GmbH|AG|KGa?A?|UG|e\\.?V|S\\.?A|S\\.?A\\.?S|S\\.?A\\.?R\\.?L|S\\.?L|S\\.?r\\.?l|S\\.?p\\.?A|B\\.?V|N\\.?V|Oyj?|AB|A/S|ApS|AS|Kft|Ltda|Lda|d\\.o\\.o|s\\.r\\.o|Pte|Pty|Sdn|K\\.?K|N\\.?A|USA|U\\.S\\.A)\\b(?!\\s+\\p{L}{4})',
  'iu',
);

/** The pieces of a line without its dates. */
export function fragmentsOf(line: NumberedLine): Fragment[] {
  return line.parts.flatMap(({ text, isBold }) =>
    pieces(withoutDates(withoutBullet(unspaced(text)).replace(label, ''))).map((piece) => ({ text: piece, isBold })),
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

/** What follows a title after a comma and belongs to it: `Vice President, Marketing`, `Staff Nurse, ICU`. */
const department = new RegExp(
  '^(?:(?:global|digital|product|brand|corporate|strategic|technical|regional|field|inside|enterprise|data|people|client|customer|north america|emea|apac|west|east)\\s+(?:and\\s+)?)*' +
    '(?:marketing|sales|operations|engineering|finance|accounting|hr|human resources|it|information technology|product|design|strategy|research|development|research (?:and|&) development|r&d|communications|analytics|quality|quality assurance|qa|procurement|legal|compliance|security|support|customer success|customer service|business development|supply chain|logistics|technology|data science|platform|infrastructure|growth|partnerships|icu|er|emergency|oncology|pediatrics|med\\/surg|surgery|obgyn|l&d|telemetry|radiology|cardiology|mathematics|science|english|history)$',
  'i',
);
const label = new RegExp(
  '^\\s*(?:client|company|employer|organi[sz]ation|name of (?:the )?(?:company|employer|organi[sz]ation)|role|designation|position|job title|title)\\s*[:–-]\\s+',
  'i',
);

/** Splits at commas, but neither within a place or brackets nor before a legal form. */
function atCommas(text: string): string[] {
  const joined: string[] = [];
  for (const piece of text.split(/,\s*(?=\p{Lu}|\p{Lo}|\d)/u)) {
    const last = joined.at(-1);
    const both = `${last}, ${piece}`;
    const isWithin = last !== undefined && last.lastIndexOf('(') > last.lastIndexOf(')');
    const isOfTitle = last !== undefined && endsAsTitle(last) && department.test(trimmed(piece));
    if (last && (isWithin || isOfTitle || legalForm.test(piece) || (placeScore(both) >= 0.85 && placeScore(last) > 0)))
      joined[joined.length - 1] = both;
    else joined.push(piece);
  }
  return joined;
}

/** `Engineer at Example` as title and company. */
function splitAtPreposition(text: string): string[] {
  const [, before = '', joint = '', after = ''] =
    /^(.{3,60}?)\s+(at|@|in|with|for|bei|chez|en|em|presso|na)\s+(\p{Lu}.+)$/u.exec(text) ?? [];
  if (!titleWord.test(before)) return [text];
  const isTitle = endsAsTitle(before) || before.endsWith(')');
  // `Manager in Training`, `Director for Sales`: only a place to be is followed by an employer for sure.
  if (
    !['at', '@', 'bei', 'chez', 'presso'].includes(joint) &&
    !(isTitle && (companyWord.test(after) || placeScore(after) >= 0.8))
  )
    return companyWord.test(before) ? [text] : [before, after];
  return isTitle || !companyWord.test(before) ? [before, after] : [text];
}
