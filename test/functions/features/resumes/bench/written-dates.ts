import type { BenchDate } from './generate-person.ts';

const short = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const long = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']; // prettier-ignore
const two = (number: number): string => String(number).padStart(2, '0');

/** Ways of writing a month. */
export const dateStyles = {
  short: ({ year, month }: BenchDate) => `${short[month - 1]} ${year}`,
  long: ({ year, month }: BenchDate) => `${long[month - 1]} ${year}`,
  slash: ({ year, month }: BenchDate) => `${two(month)}/${year}`,
  apostrophe: ({ year, month }: BenchDate) => `${short[month - 1]} ’${two(year % 100)}`,
  iso: ({ year, month }: BenchDate) => `${year}-${two(month)}`,
  dotted: ({ year, month }: BenchDate) => `${two(month)}.${year}`,
} as const;
export type DateStyle = keyof typeof dateStyles;

/** `Mar 2019 – Present`. */
export function writtenRange(
  { from, to }: { from: BenchDate; to: BenchDate | null },
  style: DateStyle,
  { between = ' – ', now = 'Present' } = {},
): string {
  return `${dateStyles[style](from)}${between}${to ? dateStyles[style](to) : now}`;
}
