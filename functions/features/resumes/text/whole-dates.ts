import type { PlacedText } from '../../../platform/outside/resume-text/port.ts';
import { findRange } from '../parse/dates.ts';

const year = '(?:19|20)\\d\\d';
/** `Jan 2014 – Feb`, `2014 –`: dates whose end a narrow cell has in its next line. */
const begun = new RegExp(`^(?:\\p{L}{3,10}\\.? |\\d{1,2}[./])?${year} ?[–—-](?: \\p{L}{3,10}\\.?)?$`, 'u');
const rest = new RegExp(`^(?:(?:\\p{L}{3,10}\\.? |\\d{1,2}[./])?${year}|\\p{L}[\\p{L}’']{2,10})$`, 'u');
/** As far apart as the lines of a cell are, in heights of letters. */
const within = 1.7;

/**
 * Joins dates that wrap in a cell which is centred on the text beside it, whose lines would come between them. Dates on
 * the line of a head are left to the reader of entries.
 */
export function withWholeDates<T extends PlacedText>(runs: readonly T[]): T[] {
  const joined = new Set<T>();
  const whole = runs.map((run) => {
    const end = begun.test(run.text) && isAlone(run, runs) ? endOf(run, runs) : undefined;
    if (!end) return run;
    joined.add(end);
    return { ...run, text: `${run.text} ${end.text}` };
  });
  return joined.size > 0 ? whole.filter((_run, at) => !joined.has(runs[at]!)) : whole;
}

const isAlone = <T extends PlacedText>(run: T, runs: readonly T[]): boolean =>
  !runs.some((one) => one !== run && Math.abs(one.base - run.base) < 1);

function endOf<T extends PlacedText>(run: T, runs: readonly T[]): T | undefined {
  const isBelow = ({ base }: T) => base > run.base && base - run.base < within * run.height;
  const isAligned = ({ left, width }: T) =>
    Math.abs(left - run.left) < 2 || Math.abs(left + width - run.left - run.width) < 2;
  return runs.find((one) => isBelow(one) && isAligned(one) && rest.test(one.text) && areOne(run.text, one.text));
}

/** Whether both are one range, all of it: a year below `2014 – Present` is not. */
const areOne = (before: string, after: string): boolean =>
  findRange(`${before} ${after}`)?.raw === `${before} ${after}`;
