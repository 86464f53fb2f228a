import { unspaced } from './normal-text.ts';

/** A month or a year; `month` counts from 1. */
export interface ResumeDate {
  year: number;
  month: number | null;
}
export interface DateRange {
  from: ResumeDate | null;
  to: ResumeDate | null;
  isCurrent: boolean;
  /** As the text spells it. */
  raw: string;
  /** The end of the dates, as another line spells it. */
  rest?: string;
  /** Only one end was found: `since 2019`, `2019 –`. */
  isOpen?: boolean;
  /** A single date, which is the end. */
  isSingle?: boolean;
}

const months: Record<string, number> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12, // prettier-ignore
  spr: 3,
  sum: 6,
  fal: 9,
  aut: 9,
  win: 12, // prettier-ignore
};
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|fall|autumn|winter)\\.?';
const year = '(?:19[5-9]\\d|20[0-4]\\d)';
/** Recognition takes an apostrophe for other quotes. */
const quote = `'’‘"“”´\``;
const date = [
  `${month}[\\s,${quote}\\-/]*(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s+)?(?:${year}|[${quote}]?\\d{2}(?!\\d))`,
  `\\d{1,2}(?:st|nd|rd|th)?\\s+${month},?\\s*${year}`,
  `${year}[-/.](?:0?[1-9]|1[0-2])(?:[-/.]\\d{1,2})?(?!\\d)`,
  `(?:0?[1-9]|1[0-2])\\s?[/.\\-]\\s?(?:\\d{1,2}[/.\\-])?(?:${year}|\\d{2}(?!\\d))`,
  `${year}(?![-/.]\\d{1,2}(?!\\d))`,
].join('|');
const now =
  '(?:present|current(?:ly)?|now|till\\s*(?:date|now|today)|to\\s*date|today|ongoing|till|date|continuing|onwards?)';
const dash = '(?:-|–|—|−|~|to|until|till|through|thru|\\bup\\s*to\\b|->|→|\\|)+';
const range = new RegExp(`(?:from\\s+|since\\s+)?(?<![\\d@])(${date})\\s*${dash}\\s*(${date}|${now})(?![\\w@])`, 'i');
const open = new RegExp(`(?:since|from)\\s+(${date})|(${date})\\s*[-–—]\\s*$`, 'i');
const single = new RegExp(`(?<![\\w$€£₹])(${date})\\b`, 'i');
const isNow = new RegExp(`^${now}$`, 'i');
const startsWithDate = new RegExp(`^(${date}|${now})(?![\\w@])`, 'i');

/** The range of dates in a text; undefined when there is none. */
export function findRange(given: string): DateRange | undefined {
  const text = unspaced(given);
  const found = range.exec(text);
  if (found) {
    const [raw, from = '', to = ''] = found;
    const [start, end] = [dateOf(from), dateOf(to)];
    if (start && (end || isNow.test(to))) return { from: start, to: end ?? null, isCurrent: !end, raw };
  }
  const half = open.exec(text);
  const start = half && dateOf(half[1] ?? half[2] ?? '');
  return start ? { from: start, to: null, isCurrent: true, raw: half[0], isOpen: true } : undefined;
}

/** The range without its dates in between, for telling whether the rest is prose. */
export const withoutRange = (text: string): string => text.replace(range, '');

/** A single date with a full year; undefined when there is none. */
export function findSingle(text: string): DateRange | undefined {
  const found = single.exec(text);
  const at = found && /(19|20)\d\d/.test(found[0]) ? dateOf(found[1] ?? '') : undefined;
  return found && at ? { from: null, to: at, isCurrent: false, raw: found[0], isSingle: true } : undefined;
}

/** The text without the first date in it. */
export const withoutSingle = (text: string, by = ' | '): string => text.replace(single, by);

const last = new RegExp(`[\\s,(–—-]+(?:${date})\\s*\\)?\\s*$`, 'i');

/** The text without a date at its end. */
export const withoutLastDate = (text: string): string => text.replace(last, '');

/** The date or `present` at the beginning of a text. */
export const leadingDate = (text: string): string | undefined => startsWithDate.exec(text)?.[1];

/** The year and month that a text spells; undefined when it spells none. */
export function dateOf(text: string): ResumeDate | undefined {
  const given = text.toLowerCase().trim();
  const yearFirst = new RegExp(`(${year})[-/.](\\d{1,2})`).exec(given);
  if (yearFirst) return { year: Number(yearFirst[1]), month: monthOf(Number(yearFirst[2])) };
  const monthFirst = new RegExp(`^(\\d{1,2})\\s?[/.\\-]\\s?(?:\\d{1,2}[/.\\-])?(${year}|\\d{2})$`).exec(given);
  if (monthFirst) return { year: fullYear(monthFirst[2] ?? ''), month: monthOf(Number(monthFirst[1])) };
  const named = given.match(/[a-z]+/g)?.find((word) => months[word.slice(0, 3)]);
  const found = new RegExp(year).exec(given)?.[0] ?? new RegExp(`[${quote}\\s.\\-/](\\d{2})$`).exec(given)?.[1];
  return found ? { year: fullYear(found), month: named ? (months[named.slice(0, 3)] ?? null) : null } : undefined;
}

const monthOf = (number: number): number | null => (number >= 1 && number <= 12 ? number : null);

function fullYear(digits: string): number {
  const number = Number(digits);
  if (digits.length === 4) return number;
  return number > 50 ? 1900 + number : 2000 + number;
}
