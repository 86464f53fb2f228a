import { mostYearsOfWork } from '../constants/candidate-profile.ts';

/** The dates of a job; without a month, a year counts from and to its beginning. */
export interface JobDates {
  isWorking: boolean;
  fromYear: number | null;
  fromMonth: number | null;
  toYear: number | null;
  toMonth: number | null;
}

const monthsOfYear = 12;

/** Whole years in the jobs of a resume, times that overlap counted once; null where no job says from when to when. */
export function yearsOfJobs(jobs: readonly JobDates[], now: string): number | null {
  const today = new Date(now);
  const thisMonth = today.getUTCFullYear() * monthsOfYear + today.getUTCMonth();
  const spans = jobs.flatMap(({ isWorking, fromYear, fromMonth, toYear, toMonth }) => {
    if (fromYear === null || (toYear === null && !isWorking)) return [];
    const from = fromYear * monthsOfYear + (fromMonth ?? 1) - 1;
    const end = isWorking || toYear === null ? thisMonth : toYear * monthsOfYear + (toMonth ?? 0);
    const to = Math.min(end, thisMonth);
    return to >= from ? [{ from, to }] : [];
  });
  if (spans.length === 0) return null;
  let [months, until] = [0, -Infinity];
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    months += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return Math.min(Math.floor(months / monthsOfYear), mostYearsOfWork);
}
