import type { Ends, Fact } from './fact.ts';
import { type ReadFact, readBy } from './pattern.ts';

const sign = String.raw`(?:(\$|₹|€|£|usd|inr|rs\.?)\s*)?`;
const amount = String.raw`(\d{1,3}(?:,\d{2,3})+|\d+(?:\.\d+)?)`;
const hourly = String.raw`\s*(?:(?:usd|dollars)\s*)?(?:/|per|an|a)\s*(?:hours?|hr|h)|\s*(?:hourly|p\.?h\.?)`;
const yearly = String.raw`(?:\s*(?:/|per|a)\s*(?:years?|yr|annum)|\s*(?:annually|yearly|p\.?a\.?|salary|base))`;
const daily = String.raw`\s*(?:/|per|a)\s*days?|\s*(?:daily|p\.?d\.?)`;
const thousands = String.raw`\s?k`;
const lakhs = String.raw`\s?(?:lpa|lakhs?(?:\s+(?:per\s+annum|pa))?|lacs?)`;
/** `salary under 100000`: the words say what a bare number is. */
const named = String.raw`(?:(?:expected|desired|annual|hourly)\s+)?(?:salary|pay|rate|ctc|compensation)(?:\s+is)?\s*:?\s*`;
const most = String.raw`(?:up\s+to|under|below|less\s+than|at\s+most|no\s+more\s+than|max(?:imum)?(?:\s+of)?|<=?)\s*`;
const least = String.raw`(?:at\s+least|over|above|more\s+than|from|min(?:imum)?(?:\s+of)?|>=?)\s*`;
const upTo = String.raw`\s*(?:-|to|and)\s*`;

const codes: Readonly<Record<string, string>> = {
  $: 'USD',
  usd: 'USD',
  '₹': 'INR',
  inr: 'INR',
  rs: 'INR',
  '€': 'EUR',
  '£': 'GBP',
};
const currencyOf = (written: string | undefined, usual: string): string =>
  codes[(written ?? '').toLowerCase().replace('.', '')] ?? usual;

interface Unit {
  kind: 'rate' | 'salary';
  /** What precedes all of it. */
  before?: string;
  /** What follows the amount. */
  after: string;
  /** Without which sign before the amount it is none. */
  needsSign?: boolean;
  times: number;
  currency: string;
}

const hoursOfDay = 8;
const units: readonly Unit[] = [
  { kind: 'rate', after: hourly, times: 1, currency: 'USD' },
  { kind: 'rate', after: daily, needsSign: true, times: 1 / hoursOfDay, currency: 'USD' },
  { kind: 'salary', after: `${lakhs}`, times: 100_000, currency: 'INR' },
  { kind: 'salary', after: `${thousands}${yearly}?`, times: 1000, currency: 'USD' },
  { kind: 'salary', after: yearly, times: 1, currency: 'USD' },
  { kind: 'salary', after: String.raw`(?=\s|$|[),])`, needsSign: true, times: 1, currency: 'USD' },
  { kind: 'salary', before: named, after: String.raw`(?=\s|$|[),])`, times: 1, currency: 'USD' },
];
/** A bare `$45` is an hour's, `$95,000` a year's. */
const mostAnHour = 1000;

/** What somebody asks for at most is what a recruiter can pay: a lone amount is the upper end. */
function readersOf({ kind, before: first = '', after, needsSign = false, times, currency }: Unit): ReadFact[] {
  const before = needsSign ? String.raw`(\$|₹|€|£)\s*` : sign;
  const fact = (written: string | undefined, ends: Ends): Fact => {
    const high = ends.to ?? ends.from ?? 0;
    const isHourly = kind === 'rate' || ((needsSign || first !== '') && high < mostAnHour);
    return { kind: isHourly ? 'rate' : 'salary', currency: currencyOf(written, currency), ...ends };
  };
  const value = (digits: string | undefined): number => Number((digits ?? '').replaceAll(',', '')) * times;
  return [
    readBy(
      `${first}(?:between\\s+)?${before}${amount}(?:\\s?k)?${upTo}(?:\\$|₹|€|£)?\\s*${amount}(?:${after})`,
      ([written, low, high]) =>
        value(low) <= value(high) ? fact(written, { from: value(low), to: value(high) }) : undefined,
    ),
    readBy(`${first}${least}${before}${amount}\\+?(?:${after})`, ([written, low]) =>
      fact(written, { from: value(low) }),
    ),
    readBy(
      `${first}${before}${amount}\\+(?:${after})|${first}${before}${amount}(?:${after})\\+`,
      ([written, low, alike, same]) => fact(written ?? alike, { from: value(low ?? same) }),
    ),
    readBy(`${first}(?:${most})?${before}${amount}(?:${after})`, ([written, high]) =>
      fact(written, { to: value(high) }),
    ),
  ];
}

/** Hourly and yearly pay: `$60/h`, `$60-70 per hour`, `under 120k`, `15-20 LPA`. */
export const payWords: readonly ReadFact[] = units.flatMap(readersOf);
