import { monthCalled } from './date-words.ts';

/** A text whose dates are written as other rules know them. */
export interface PlainDates {
  text: string;
  /** How the text spelled this part of it before. */
  spelled: (part: string) => string;
}

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const romanMonth = roman.toReversed().join('|');
const year = '(?:19[5-9]|20[0-4])\\d';
/** The year before the first of each era, by its letter and sign. */
const eras: Readonly<Record<string, number>> = { S: 1925, 昭: 1925, H: 1988, 平: 1988, R: 2018, 令: 2018 };
const ofEra = '[SHR昭平令]\\d{1,2}[./年]\\d{1,2}月?';

const thaiMonths = [
  'มกราคม|ม.ค.  กุมภาพันธ์|ก.พ.  มีนาคม|มี.ค.  เมษายน|เม.ย.  พฤษภาคม|พ.ค.  มิถุนายน|มิ.ย.',
  'กรกฎาคม|ก.ค.  สิงหาคม|ส.ค.  กันยายน|ก.ย.  ตุลาคม|ต.ค.  พฤศจิกายน|พ.ย.  ธันวาคม|ธ.ค.',
].flatMap((half) => half.split('  ').map((words) => words.split('|')));
const thaiMonth = thaiMonths.flat().join('|').replaceAll('.', '\\.');
/** Years of the Buddhist era, from 1957 on. */
const buddhist = '25[0-8]\\d';
const sinceBuddha = 543;

/** What each of these dates has, so that other texts cost little. */
const mayBeLocal = new RegExp(`[昭平令和成SHR]\\s?\\d|元年|[IVX][./-]|\\d\\.\\s?[IVX]|(?<!\\d)${buddhist}(?!\\d)`, 'u');

const two = (month: number): string => String(month).padStart(2, '0');
const yearOf = (era = '', number = ''): number => eras[era[0]!]! + (number === '元' ? 1 : Number(number));
const common = (own = ''): number => Number(own) - sinceBuddha;
const shortDate = (text = ''): string =>
  text.replace(
    /(\D)(\d+)\D(\d+)月?/u,
    (_all, era: string, number: string, month: string) => `${yearOf(era, number)}.${month}`,
  );

const rules: readonly [pattern: RegExp, plain: (all: string, ...found: (string | undefined)[]) => string][] = [
  [
    /(昭和|平成|令和)\s?(\d{1,2}|元)\s?年(?:\s?(\d{1,2})\s?月)?/gu,
    (_all, era, number, month) => `${yearOf(era, number)}年${month ? `${month}月` : ''}`,
  ],
  // `R2.4` alone may be a release.
  [
    new RegExp(`(?<![\\p{L}\\d])(${ofEra})(\\s*[-–—~〜～]\\s*)(${ofEra}|現在|present)(?![\\d.])`, 'giu'),
    (_all, from, between, to) => `${shortDate(from)}${between}${shortDate(to)}`,
  ],
  // `XI.2019`, `03/II/2020`.
  [
    new RegExp(
      `(?<![\\p{L}\\d./-])(?:\\d{1,2}(?:[./-]|\\.?\\s))?(${romanMonth})(?:[./-]|(?<=[IVX]{2})\\.\\s)(${year})(?!\\d)`,
      'gu',
    ),
    (_all, month = '', of) => `${two(roman.indexOf(month) + 1)}/${of}`,
  ],
  // `2015. IX.`; `2018-II` is half a year elsewhere.
  [
    new RegExp(`(?<!\\d)(${year})\\.\\s?(${romanMonth})(?:\\.(?:\\s?\\d{1,2}\\.)?|(?=\\s|$))`, 'gu'),
    (_all, of, month = '') => `${of}-${two(roman.indexOf(month) + 1)}`,
  ],
  [
    new RegExp(`(${thaiMonth})\\s*(?:พ\\.ศ\\.\\s*)?(${buddhist})(?!\\d)`, 'gu'),
    (_all, word = '', own) => `${two(thaiMonths.findIndex((words) => words.includes(word)) + 1)}/${common(own)}`,
  ],
  [new RegExp(`(?:พ\\.ศ\\.|\\bB\\.?E\\.?)\\s*(${buddhist})(?!\\d)`, 'gu'), (_all, own) => String(common(own))],
  [
    new RegExp(`(?<!\\d)(\\d{1,2}[/.]\\d{1,2}[/.]|\\d{1,2}/)(${buddhist})(?!\\d)`, 'gu'),
    (_all, before, own) => `${before}${common(own)}`,
  ],
  [
    new RegExp(`(\\p{L}{3,9})(\\.?\\s)(${buddhist})(?!\\d)`, 'gu'),
    (all, word = '', space, own) => (monthCalled(word) ? `${word}${space}${common(own)}` : all),
  ],
  // Two years and nothing else number nothing.
  [
    new RegExp(`(?<=^\\s*|[|,(]\\s*)(${buddhist})(\\s*[-–—]\\s*)(${buddhist}|present|ปัจจุบัน)(?=\\s*(?:$|[|,)]))`, 'giu'),
    (_all, from, between, to = '') => `${common(from)}${between}${/^\d/.test(to) ? common(to) : to}`,
  ],
];

/**
 * The text with the years of Japan's eras and of the Buddhist era in the common one, and Roman months in digits; undefined
 * for a text that has none of them.
 */
export function plainDates(given: string): PlainDates | undefined {
  if (!mayBeLocal.test(given)) return undefined;
  const replaced: [plain: string, raw: string][] = [];
  let text = given;
  for (const [pattern, plain] of rules)
    text = text.replace(pattern, (all: string, ...found: (string | undefined)[]) => {
      const now = plain(all, ...found);
      if (now !== all) replaced.push([now, all]);
      return now;
    });
  if (replaced.length === 0) return undefined;
  return { text, spelled: (part) => replaced.reduce((own, [plain, raw]) => own.replace(plain, raw), part) };
}
