import { describe, expect, it } from 'vitest';
import { scheduleTimes } from '../../../services/scheduler/schedule-expression.ts';

const after = Date.parse('2026-11-21T05:00:00Z'); // a Saturday

function nextTimes(expression: string, { timeZone = 'UTC', count = 2 } = {}): string[] {
  const { next } = scheduleTimes(expression, { timeZone, startsAt: after });
  const times: string[] = [];
  for (let time = next(after); time !== undefined && times.length < count; time = next(time))
    times.push(new Date(time).toISOString().slice(0, 16));
  return times;
}

const table: [expression: string, timeZone: string, times: string[]][] = [
  ['at(2026-12-24T18:00:00)', 'UTC', ['2026-12-24T18:00']],
  ['at(2026-12-24T18:00:00)', 'Asia/Kolkata', ['2026-12-24T12:30']],
  ['at(2026-07-01T09:00:00)', 'America/New_York', []],
  ['rate(1 minute)', 'UTC', ['2026-11-21T05:01', '2026-11-21T05:02']],
  ['rate(6 hours)', 'UTC', ['2026-11-21T11:00', '2026-11-21T17:00']],
  ['rate(1 day)', 'UTC', ['2026-11-22T05:00', '2026-11-23T05:00']],
  ['cron(0 9 * * ? *)', 'UTC', ['2026-11-21T09:00', '2026-11-22T09:00']],
  ['cron(0 9 * * ? *)', 'America/New_York', ['2026-11-21T14:00', '2026-11-22T14:00']],
  ['cron(0/15 * * * ? *)', 'UTC', ['2026-11-21T05:15', '2026-11-21T05:30']],
  ['cron(0 18 ? * MON-FRI *)', 'UTC', ['2026-11-23T18:00', '2026-11-24T18:00']],
  ['cron(0 18 ? * 2-6 *)', 'UTC', ['2026-11-23T18:00', '2026-11-24T18:00']],
  ['cron(0 18 ? * 1 *)', 'UTC', ['2026-11-22T18:00', '2026-11-29T18:00']],
  ['cron(0 18 ? * 7 *)', 'UTC', ['2026-11-21T18:00', '2026-11-28T18:00']],
  ['cron(0 8 ? * 3#1 *)', 'UTC', ['2026-12-01T08:00', '2027-01-05T08:00']],
  ['cron(0 8 ? * 6L *)', 'UTC', ['2026-11-27T08:00', '2026-12-25T08:00']],
  ['cron(0 8 L * ? *)', 'UTC', ['2026-11-30T08:00', '2026-12-31T08:00']],
  ['cron(0 8 15W * ? *)', 'UTC', ['2026-12-15T08:00', '2027-01-15T08:00']],
  ['cron(0 8 1W * ? *)', 'UTC', ['2026-12-01T08:00', '2027-01-01T08:00']],
  ['cron(0 8 LW 1 ? 2027)', 'UTC', ['2027-01-29T08:00']],
  ['cron(0 8 1 1 ? 2028-2029)', 'UTC', ['2028-01-01T08:00', '2029-01-01T08:00']],
  ['cron(* * * * ? 2030)', 'UTC', ['2030-01-01T00:00', '2030-01-01T00:01']],
  ['cron(0 8 1 1 ? 2025)', 'UTC', []],
  ['cron(0 0 1 1/3 ? *)', 'UTC', ['2027-01-01T00:00', '2027-04-01T00:00']],
];

describe('Schedule expressions', () => {
  it.each(table)('%s in %s', (expression, timeZone, times) => {
    expect(nextTimes(expression, { timeZone })).toEqual(times);
  });

  it.each([
    'rate(5 minute)',
    'rate(1 minutes)',
    'rate(0 minutes)',
    'rate(10 seconds)',
    'at(2026-13-01T00:00:00)',
    'at(tomorrow)',
    'cron(0 9 * * *)',
    'cron(0 9 * * * *)',
    'cron(0 9 ? * ? *)',
    'cron(61 9 * * ? *)',
    'cron(0 9 * * ? 26)',
    'daily',
  ])('reject %s', (expression) => {
    expect(() => nextTimes(expression)).toThrow(/Invalid Schedule Expression/);
  });

  it('reject a time zone that does not exist', () => {
    expect(() => nextTimes('rate(1 day)', { timeZone: 'Mars/Olympus' })).toThrow(/no time zone/);
  });
});
