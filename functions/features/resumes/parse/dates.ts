import { monthCalled, monthWords, partOfYear, presentWords, rangeWords, sinceWords } from './date-words.ts';
import { plainDates } from './local-dates.ts';
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

/** Months of letters, not within longer words. */
const month = `(?<![\\p{L}\\p{M}])(?:${monthWords})(?![\\p{L}\\p{M}])\\.?`;
const year = '(?:19[5-9]\\d|20[0-4]\\d)';
/** Recognition takes an apostrophe for other quotes. */
const quote = `'’‘"“”´\``;
const date = [
  `${month}[\\s,${quote}\\-/]*(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s+)?(?:(?:de|del|di)\\s+)?(?:${year}|[${quote}]?\\d{2}(?!\\d))`,
  `(?:\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?[\\s/-]*(?:de\\s+)?)${month}[\\s,/-]*(?:(?:de|del)\\s+)?${year}`,
  `\\d{1,2}[-/]${month}[-/]\\d{2}(?!\\d)`,
  `${year}\\s*(?:[年년]\\s*)(?:\\d{1,2}\\s*[月월])?`,
  `${year}\\.?\\s+${month}`,
  `fy\\s?[${quote}]?(?:${year}|\\d{2}(?!\\d))`,
  `${year}/(?:1[3-9]|[2-4]\\d)(?![/\\d])`,
  `${year}[-/.](?:0?[1-9]|1[0-2])(?:[-/.]\\d{1,2})?(?!\\d)`,
  `(?:0?[1-9]|[12]\\d|3[01])\\s?[/.\\-]\\s?(?:0?[1-9]|[12]\\d|3[01])[/.\\-](?:${year}|\\d{2}(?!\\d))`,
  `(?:0?[1-9]|1[0-2])\\s?[/.\\-]\\s?(?:${year}|\\d{2}(?!\\d))`,
  `[${quote}]\\d{2}(?!\\d)`,
  `(?:(?<!\\p{L})(?:${partOfYear})[\\s-]+)?${year}(?![-/.]\\d{1,2}(?!\\d))`,
].join('|');
const now = `(?:${presentWords})`;
const dash = `(?:${rangeWords})+(?:\\s*up\\s*to)?`;
const range = new RegExp(
  `(?:(?:${sinceWords})\\s+)?(?<![\\d@/.]|gpa\\W{0,3})(${date})\\s*${dash}\\s*(${date}|${now})(?![\\p{L}\\p{M}\\p{N}_@])`,
  'u',
);
/** `2015-19`, `2015/16`, `2015/2017`: an end of two digits that is no month. */
const shortEnd = new RegExp(`(?<![\\d@/.-])(${year})\\s?[-–—/]\\s?(${year}|1[3-9]|[2-4]\\d)(?![\\d/.@-]|\\p{L})`, 'u');
/** The century of `2019/20`, whose second year is its end. */
const endOfSchoolYear = /^(\d\d)\d\d\/(?=(?:1[3-9]|[2-4]\d)$)/;
/** Two months at the end of a line whose dash is no letter of the font: `Sep. 2023 Mar. 2024`. */
const twoDates = new RegExp(`(?<![\\p{L}\\d])(${month}\\s*${year})\\s+(${month}\\s*${year}|present)\\s*$`, 'u');
const open = new RegExp(
  `(?<![\\p{L}])(?:${sinceWords})\\s+(${date})(?!\\s*[\\p{L}\\d])|(${date})\\s*[-–—]\\s*(?:$|(?=\\s\\|\\s+\\p{L}))`,
  'u',
);
/** `seit 04/2018 Bauleiter`: since when, before what begins with a capital. */
const since = new RegExp(`^\\s*(?:${sinceWords})\\s+(${date})\\s+(?=\\p{L})`, 'u');
const single = new RegExp(`(?<![\\p{L}\\p{N}_$€£₹])(${date})(?![\\p{L}\\p{N}_])`, 'u');
/** Two months of one year: `Mar - Jun 2021`. */
const monthsOfYear = new RegExp(
  `(?<![\\p{L}\\p{M}\\d]\\s?)(${month})\\s*${dash}\\s*(${month}[\\s,]*(${year}))(?![\\p{L}\\p{N}_])`,
  'u',
);
/** `3 - 4/2014`: two months of one year by their numbers. */
const numberedMonths = new RegExp(
  `(?<![\\d/.\\-–])(0?[1-9]|1[0-2]) ?[-–] ?((?:0?[1-9]|1[0-2])[/.](${year}))(?![\\d/.-])`,
  'u',
);
const isNow = new RegExp(`^${now}$`, 'u');
const startsWithDate = new RegExp(`^(${date}|${now})(?![\\p{L}\\p{N}_@])`, 'u');

// What the long patterns for rare ways need: most resumes have none of them, and so never pay for compiling those.
const mayBeTwoDates = /\d{4}\s+\p{L}+\.?\s*(?:\d{4})?\s*$/u;
const mayBeMonths = new RegExp(`\\p{L}\\.?\\s*${dash}\\s*\\p{L}{3,}\\.?[\\s,]*\\d{4}`, 'iu');
const mayBeOpen = new RegExp(`(?<!\\p{L})(?:${sinceWords})\\s|[-–—]\\s*(?:$|\\s\\|)`, 'iu');

/**
 * Where a text in small letters has what a pattern says: looking for words of many languages in letters of both sizes takes
 * twice the time of a function's first run. Every letter keeps its place.
 */
function foundIn(pattern: RegExp, text: string) {
  const found = pattern.exec(text.replaceAll('İ', 'i').toLowerCase());
  if (!found) return undefined;
  const end = found.index + found[0].length;
  return {
    raw: text.slice(found.index, end),
    groups: found.slice(1).map((group: string | undefined) => group ?? ''),
    without: (by: string) => text.slice(0, found.index) + by + text.slice(end),
  };
}

/** The range of dates in a text; undefined when there is none. */
export function findRange(given: string, order: DayOrder = 'monthFirst'): DateRange | undefined {
  return /\d/.test(given) ? inPlainDates(given, (text) => rangeIn(unspaced(text), order)) : undefined;
}

/** What is found in the text when its dates are as others write them, with how the text itself spells it. */
function inPlainDates(given: string, find: (text: string) => DateRange | undefined): DateRange | undefined {
  const plain = plainDates(given);
  const dates = find(plain?.text ?? given);
  return plain && dates ? { ...dates, raw: plain.spelled(dates.raw) } : dates;
}

function rangeIn(text: string, order: DayOrder): DateRange | undefined {
  const found = foundIn(range, text);
  if (found) {
    const {
      raw,
      groups: [from = '', to = ''],
    } = found;
    const [start, end] = [dateOf(from, order), dateOf(to.replace(endOfSchoolYear, '$1'), order)];
    if (start && (end || isNow.test(to))) return { from: start, to: end ?? null, isCurrent: !end, raw };
  }
  const pair = mayBeTwoDates.test(text) ? foundIn(twoDates, text) : undefined;
  if (pair) {
    const {
      raw,
      groups: [from = '', to = ''],
    } = pair;
    const [start, end] = [dateOf(from, order), dateOf(to, order)];
    if (start && (end || isNow.test(to))) return { from: start, to: end ?? null, isCurrent: !end, raw };
  }
  const within = mayBeMonths.test(text) ? foundIn(monthsOfYear, text) : undefined;
  if (within) {
    const {
      raw,
      groups: [from = '', to = '', of = ''],
    } = within;
    const [start, end] = [dateOf(`${from} ${of}`, order), dateOf(to, order)];
    if (start && end) return { from: start, to: end, isCurrent: false, raw };
  }
  const numbered = numberedMonths.exec(text);
  if (numbered) {
    const [raw, from = '', to = '', of = ''] = numbered;
    const [start, end] = [dateOf(`${from}/${of}`, order), dateOf(to, order)];
    if (start?.month && end?.month && start.month <= end.month) return { from: start, to: end, isCurrent: false, raw };
  }
  const short = shortEnd.exec(text);
  if (short) {
    const [raw, begin = '', end = ''] = short;
    const to = Number(begin.slice(0, 4 - end.length) + end);
    if (to > Number(begin))
      return { from: { year: Number(begin), month: null }, to: { year: to, month: null }, isCurrent: false, raw };
  }
  const half = mayBeOpen.test(text) ? (foundIn(open, text) ?? sinceAt(text)) : undefined;
  const start = half && dateOf(half.groups.find(Boolean) ?? '', order);
  return start ? { from: start, to: null, isCurrent: true, raw: half.raw, isOpen: true } : undefined;
}

function sinceAt(text: string): ReturnType<typeof foundIn> {
  const found = foundIn(since, text);
  return found && /^\p{Lu}/u.test(found.without('')) ? found : undefined;
}

/** The range without its dates in between, for telling whether the rest is prose. */
export const withoutRange = (text: string): string => foundIn(range, text)?.without('') ?? text;

/** A single date with a full year; undefined when there is none. */
export function findSingle(given: string, order: DayOrder = 'monthFirst'): DateRange | undefined {
  if (!/\d/.test(given)) return undefined;
  return inPlainDates(given, (text) => {
    const found = foundIn(single, text);
    const at = found && /(19|20)\d\d/.test(found.raw) ? dateOf(found.groups[0]!, order) : undefined;
    return found && at ? { from: null, to: at, isCurrent: false, raw: found.raw, isSingle: true } : undefined;
  });
}

/** The text without the first date in it. */
export const withoutSingle = (text: string, by = ' | '): string => foundIn(single, text)?.without(by) ?? text;

const last = new RegExp(`[\\s,(–—-]+(?:${date})\\s*\\)?\\s*$`, 'u');

/** The text without a date at its end. */
export const withoutLastDate = (text: string): string => foundIn(last, text)?.without('') ?? text;

/** The date or `present` at the beginning of a text. */
export function leadingDate(text: string): string | undefined {
  const found = foundIn(startsWithDate, text);
  return found && text.slice(0, found.groups[0]!.length);
}

const withYearFirst = new RegExp(`(${year})(?:[-/.]|\\s*[年년]\\s*)(\\d{1,2})`);
const ofThreeNumbers = new RegExp(`^(\\d{1,2})\\s?[/.\\-]\\s?(\\d{1,2})[/.\\-](${year}|\\d{2})$`);
const ofTwoNumbers = new RegExp(`^(\\d{1,2})\\s?[/.\\-]\\s?(${year}|\\d{2})$`);
const wholeYear = new RegExp(year);
const shortYear = new RegExp(`(?:^|[${quote}\\s.\\-/])(\\d{2})$`);

/** The year and month that a text spells; undefined when it spells none. */
export function dateOf(text: string, order: DayOrder = 'monthFirst'): ResumeDate | undefined {
  const given = text
    .toLowerCase()
    .trim()
    .replace(/^fy\s?/, '');
  const yearFirst = withYearFirst.exec(given);
  if (yearFirst) return { year: Number(yearFirst[1]), month: monthOf(Number(yearFirst[2])) };
  const withDay = ofThreeNumbers.exec(given);
  if (withDay) {
    const [first, second] = [Number(withDay[1]), Number(withDay[2])];
    const isDayFirst = first > 12 || (order === 'dayFirst' && second <= 12);
    return { year: fullYear(withDay[3]!), month: monthOf(isDayFirst ? second : first) };
  }
  const monthFirst = ofTwoNumbers.exec(given);
  if (monthFirst) return { year: fullYear(monthFirst[2] ?? ''), month: monthOf(Number(monthFirst[1])) };
  const named = given
    .match(/[qh][1-4]|[\p{L}\p{M}]+/gu)
    ?.map((word) => monthCalled(word))
    .find(Boolean);
  const found = wholeYear.exec(given)?.[0] ?? shortYear.exec(given)?.[1];
  return found ? { year: fullYear(found), month: named ?? null } : undefined;
}

/** Whether days precede months in dates of digits. */
export type DayOrder = 'dayFirst' | 'monthFirst';

/** How a whole document orders days and months: by the dates that allow only one order, else as at home. */
export function dayOrderOf(text: string, home: string | undefined): DayOrder {
  let [days, months] = [0, 0];
  for (const [, first, second] of text.matchAll(/(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](?:19|20)?\d{2}(?!\d)/g)) {
    if (Number(first) > 12 && Number(first) < 32) days += 1;
    if (Number(second) > 12 && Number(second) < 32) months += 1;
  }
  if (days !== months) return days > months ? 'dayFirst' : 'monthFirst';
  return home === undefined || home === 'US' || home === 'PH' ? 'monthFirst' : 'dayFirst';
}

const monthOf = (number: number): number | null => (number >= 1 && number <= 12 ? number : null);

function fullYear(digits: string): number {
  const number = Number(digits);
  if (digits.length === 4) return number;
  return number > 50 ? 1900 + number : 2000 + number;
}
