import { expect, it } from 'vitest';
import { isDueAlert, newsUntil } from '../../../../functions/features/job-alerts/due-alert.ts';
import type { JobAlertFrequency } from '../../../../shared/constants/job-alert.ts';

// 2026-09-01 is a Tuesday, 2026-09-07 a Monday.
const friday = '2026-09-04T15:00:00.000Z';
const due: Record<JobAlertFrequency, [at: string, zone: string, isDue: boolean][]> = {
  immediately: [
    ['2026-09-04T15:00:30.000Z', 'UTC', false],
    ['2026-09-04T15:15:00.000Z', 'UTC', true],
  ],
  daily: [
    ['2026-09-04T23:00:00.000Z', 'UTC', false],
    ['2026-09-05T07:59:00.000Z', 'UTC', false],
    ['2026-09-05T08:00:00.000Z', 'UTC', true],
    // It is still four in the morning in New York.
    ['2026-09-05T08:00:00.000Z', 'America/New_York', false],
    ['2026-09-05T12:00:00.000Z', 'America/New_York', true],
  ],
  weekly: [
    ['2026-09-05T08:00:00.000Z', 'UTC', false],
    ['2026-09-07T07:59:00.000Z', 'UTC', false],
    ['2026-09-07T08:00:00.000Z', 'UTC', true],
    // The Monday that nobody ran is made up for.
    ['2026-09-09T08:00:00.000Z', 'UTC', true],
  ],
  never: [['2026-09-30T08:00:00.000Z', 'UTC', false]],
};

it.each(
  Object.entries(due).flatMap(([alert, cases]) => cases.map((one) => [alert as JobAlertFrequency, ...one] as const)),
)(
  'A search with the alert %s, looked at last on Friday afternoon, is due at %s in %s: %s (PLUS-56)',
  (alert, at, zone, isDue) => {
    expect(isDueAlert({ alert, upTo: friday }, { at, zone })).toBe(isDue);
  },
);

it('A job of the last minute waits for the next run, because the index may not have it yet', () => {
  expect(newsUntil(friday)).toBe('2026-09-04T14:59:00.000Z');
});
