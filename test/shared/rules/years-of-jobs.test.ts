import { expect, it } from 'vitest';
import { yearsOfJobs, type JobDates } from '../../../shared/rules/years-of-jobs.ts';

const now = '2026-11-27T10:00:00.000Z';
const job = (from: [number, number?] | null, to?: [number, number?] | 'now'): JobDates => ({
  isWorking: to === 'now',
  fromYear: from?.[0] ?? null,
  fromMonth: from?.[1] ?? null,
  toYear: to === 'now' ? null : (to?.[0] ?? null),
  toMonth: to === 'now' ? null : (to?.[1] ?? null),
});

it.each<[string, JobDates[], number | null]>([
  ['one job', [job([2015, 3], [2019, 2])], 4],
  ['jobs one after the other', [job([2010], [2014]), job([2014], [2019])], 9],
  ['jobs of the same time once', [job([2010], [2016]), job([2012], [2014]), job([2015], [2018])], 8],
  ['a gap not at all', [job([2000], [2002]), job([2010], [2012])], 4],
  ['a present job until now', [job([2020, 1], 'now')], 6],
  ['a present job beside another', [job([2020, 1], 'now'), job([2021], [2024])], 6],
  ['less than a year as none', [job([2026, 5], 'now')], 0],
  ['no job', [], null],
  ['jobs without dates', [job(null), job([2015]), job(null, [2015])], null],
  ['a job in the future', [job([2031], [2033])], null],
])('Years of work count %s', (_what, jobs, years) => {
  expect(yearsOfJobs(jobs, now)).toBe(years);
});
