import { describe, expect, it } from 'vitest';
import { searchWish } from '../../../shared/validation/candidate-search.ts';
import { employeeInfoForm } from '../../../shared/validation/employee-info.ts';
import { orGrouped } from '../../../shared/validation/job-groups.ts';
import { jobForm } from '../../../shared/validation/job.ts';

const least = { title: 'Welder', description: 'Welds.' };
const parsed = (change: object) => jobForm.parse({ ...least, ...change });
const refusals = (change: object) =>
  Object.fromEntries(
    (jobForm.safeParse({ ...least, ...change }).error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.message,
    ]),
  );

it('A job needs a title and a description', () => {
  expect(refusals({ title: '', description: ' ' })).toEqual({ title: 'Required', description: 'Required' });
});

it('A job’s must-haves are among its skills, and its hours a week from 1 to 80', () => {
  expect(parsed({ tagIds: [3, 4], mustHaveSkillIds: [4, 4] }).mustHaveSkillIds).toEqual([4]);
  expect(refusals({ tagIds: [3], mustHaveSkillIds: [4] })).toEqual({ mustHaveSkillIds: 'Must be among the skills' });
  expect([1, 80].map((hoursPerWeek) => refusals({ hoursPerWeek }))).toEqual([{}, {}]);
  expect([0, 81, 37.5].map((hoursPerWeek) => refusals({ hoursPerWeek }))).toEqual([
    { hoursPerWeek: 'Must be at least 1' },
    { hoursPerWeek: 'Must be at most 80' },
    { hoursPerWeek: 'Must be a whole number' },
  ]);
  expect(parsed({})).toMatchObject({ mustHaveSkillIds: [], hoursPerWeek: null });
});

it('A job asks for whole years of experience from 0 to 50, and for at most as many only with from how many (PLUS-55)', () => {
  expect([0, 50].map((experienceYears) => refusals({ experienceYears, mostExperienceYears: 50 }))).toEqual([{}, {}]);
  for (const field of ['experienceYears', 'mostExperienceYears'])
    expect([51, 2.5].map((years) => refusals({ experienceYears: 0, [field]: years })[field])).toEqual([
      'Must be at most 50',
      'Must be a whole number',
    ]);
  expect(refusals({ experienceYears: -1 })).toEqual({ experienceYears: 'Must be at least 0' });
  expect(refusals({ experienceYears: 5, mostExperienceYears: 4 })).toEqual({
    mostExperienceYears: 'Must be at least as many as asked for',
  });
  expect(refusals({ experienceYears: 5, mostExperienceYears: 5 })).toEqual({});
  expect(refusals({ mostExperienceYears: 4 })).toEqual({ experienceYears: 'Say from how many years on, 0 for none' });
  expect(parsed({ experienceYears: 5 })).toMatchObject({ mostExperienceYears: null });
});

it('A job rejects unknown fields by name', () => {
  const issues = jobForm.safeParse({ ...least, managerId: 5 }).error?.issues;
  expect(issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['managerId'] }]);
});

it('A job rejects a description of 200 kB and five hundred skills, each at its field', () => {
  const tooMuch = {
    description: 'Welds. '.repeat(29_000),
    tagIds: Array.from({ length: 500 }, (_, row) => row + 1),
    recruiters: Array.from({ length: 500 }, (_, row) => row + 1),
  };
  expect(Object.keys(refusals(tooMuch)).toSorted()).toEqual(['description', 'recruiters', 'tagIds']);
});

describe('Money', () => {
  it('that is zero or empty is dropped (JOB-30)', () => {
    expect(parsed({ rateFrom: 0, rateTo: null, salaryFrom: 0 })).toMatchObject({
      rateFrom: null,
      rateTo: null,
      salaryFrom: null,
      salaryTo: null,
    });
  });

  it('has hourly and yearly bounds in a currency (JOB-10, JOB-11)', () => {
    const money = {
      rateFrom: 40,
      rateTo: 55.5,
      rateCurrency: 'USD',
      salaryFrom: 83_000,
      salaryTo: 115_000,
      salaryCurrency: 'USD',
    };
    expect(parsed(money)).toMatchObject(money);
  });

  it('has an hourly maximum above the minimum (VALID-63)', () => {
    expect(refusals({ rateFrom: 50, rateTo: 40 })).toEqual({ rateTo: 'Max hourly rate must be more than min rate!' });
  });

  it('has a yearly maximum above the minimum (VALID-64)', () => {
    expect(refusals({ salaryFrom: 50_000, salaryTo: 40_000 })).toEqual({
      salaryTo: 'Max salary rate must be more than min rate!',
    });
  });

  it('has one currency for both (VALID-65)', () => {
    expect(refusals({ rateCurrency: 'USD', salaryCurrency: 'INR' })).toEqual({
      salaryCurrency: 'Currency for Hourly and Salary rates must be same',
    });
  });

  it('has an upper limit (VALID-66, CONST-12)', () => {
    expect(refusals({ rateTo: 2_000_000_000 })).toEqual({ rateTo: 'Must be less than 1999999999!' });
    expect(refusals({ rateTo: 1_999_999_999 })).toEqual({});
  });
});

it('A job ends after it starts (VALID-62)', () => {
  expect(refusals({ startAt: '2026-03-02T00:00:00.000Z', endAt: '2026-03-01T00:00:00.000Z' })).toEqual({
    endAt: '"End date" Must be more than "Start date"',
  });
});

it('Clearance none is left out (JOB-22)', () => {
  expect(parsed({ clearanceType: ['secret', 'none', 'secret'] }).clearanceType).toEqual(['secret']);
});

it('A work authorization of another kind is optional, also where it is called other (DEC-63, DEC-69)', () => {
  const citizenship = ['usCitizen', 'other', 'optional'];
  expect(parsed({ citizenship }).citizenship).toEqual(['usCitizen', 'optional']);
  for (const given of [citizenship, JSON.stringify(citizenship)])
    expect(orGrouped(employeeInfoForm).parse({ citizenship: given }).citizenship).toEqual(['usCitizen', 'optional']);
  expect(parsed({ citizenship: ['in_citizen'] }).citizenship).toEqual(['in_citizen']);
  expect(jobForm.safeParse({ ...least, citizenship: ['us_citizen'] }).error?.issues[0]?.path[0]).toBe('citizenship');
  expect(searchWish.parse({ filter: { citizenship: ['other'] } }).filter.citizenship).toEqual(['optional']);
});

it('Employment type optional becomes other (LOOK-08, DEC-16, DEC-69)', () => {
  expect(parsed({ employmentType: ['full_time', 'optional'] }).employmentType).toEqual(['full_time', 'other']);
});

it('A background check is always required (JOB-21)', () => {
  expect(parsed({}).backgroundCheck).toBe(true);
  expect(refusals({ backgroundCheck: false })).toEqual({ backgroundCheck: 'A background check is always required' });
});

it('Travel and relocation are yes, no or unspecified (JOB-18, JOB-20)', () => {
  expect(parsed({ travel: true, relocation: false })).toMatchObject({ travel: true, relocation: false });
  expect(parsed({})).toMatchObject({ travel: null, relocation: null });
});

it('Contract kinds are kept beside the W2 flag, and the time share of travel (JOB-17, JOB-19)', () => {
  expect(parsed({ employeeType: ['w2', '1099'], w2: true, travelPercent: 30 })).toMatchObject({
    employeeType: ['w2', '1099'],
    w2: true,
    travelPercent: 30,
  });
});

it('The employment type `optional` is taken as `other` (JOB-32)', () => {
  expect(parsed({ employmentType: ['full_time', 'optional'] }).employmentType).toEqual(['full_time', 'other']);
  expect(refusals({ employmentType: ['sometimes'] })).not.toEqual({});
});

it('Lists are kept with their free words (JOB-23, JOB-24)', () => {
  const words = {
    employmentType: ['other'],
    employmentTypeDesc: 'Seasonal',
    citizenship: ['h1b', 'optional'],
    citizenshipDesc: 'TN visa',
  };
  expect(parsed(words)).toMatchObject(words);
  for (const field of ['employmentTypeDesc', 'citizenshipDesc'])
    expect(refusals({ [field]: 'x'.repeat(201) })).toMatchObject({ [field]: '200 chars max' });
});

it('Recruiters are named by id, once each (JOB-25)', () => {
  expect(parsed({ recruiters: [3, 5, 3] }).recruiters).toEqual([3, 5]);
});

it('The country that forms always send as 0 is accepted (JOB-14)', () => {
  expect(refusals({ countryId: 0 })).toEqual({});
});
