import { expect, it } from 'vitest';
import type { ResolverOptions } from 'react-hook-form';
import { blankJob, type JobFields } from '../../../../../web/features/jobs/model/job-fields.ts';
import { controlOf, jobResolver } from '../../../../../web/features/jobs/model/job-problems.ts';

async function problems(over: Partial<JobFields>): Promise<Record<string, string | undefined>> {
  const { errors } = await jobResolver(
    { ...blankJob, title: 'Nurse', description: 'Care', ...over },
    undefined,
    {} as ResolverOptions<JobFields>,
  );
  return Object.fromEntries(
    Object.entries(errors).map(([control, error]) => [control, (error as { message?: string }).message]),
  );
}

it('The job form requires only title and description (VALID-59)', async () => {
  expect(await problems({ title: ' ', description: '' })).toEqual({ title: 'Required', description: 'Required' });
  expect(await problems({})).toEqual({});
});

it('The job form refuses an hourly maximum below its minimum (VALID-63)', async () => {
  expect(await problems({ hourly: { from: 75, to: 60, currency: 'USD' } })).toEqual({
    hourly: 'Max hourly rate must be more than min rate!',
  });
});

it('The job form refuses a salary maximum below its minimum (VALID-64)', async () => {
  expect(await problems({ salary: { from: 140_000, to: 120_000, currency: 'USD' } })).toEqual({
    salary: 'Max salary rate must be more than min rate!',
  });
});

it('The job form requires one currency for rate and salary once both have amounts (VALID-65)', async () => {
  const hourly = { from: 60, to: 75, currency: 'USD' };
  expect(await problems({ hourly, salary: { from: 1, to: 2, currency: 'INR' } })).toEqual({
    salary: 'Currency for Hourly and Salary rates must be same',
  });
  expect(await problems({ hourly, salary: { from: null, to: null, currency: 'INR' } })).toEqual({});
});

it('The job form limits amounts (VALID-66)', async () => {
  expect(await problems({ salary: { from: 2_000_000_000, to: null, currency: 'USD' } })).toEqual({
    salary: 'Must be less than 1999999999!',
  });
});

it('The job form requires the end to be after the start (VALID-62)', async () => {
  expect(await problems({ startAt: '2026-03-03', endAt: '2026-03-02' })).toEqual({
    endAt: '"End date" Must be more than "Start date"',
  });
});

it('Each key of the payload maps to a form field', () => {
  expect(['rateTo', 'salaryCurrency', 'cityId', 'tagIds.3', 'title'].map(controlOf)).toEqual([
    'hourly',
    'salary',
    'city',
    'skills',
    'title',
  ]);
});
