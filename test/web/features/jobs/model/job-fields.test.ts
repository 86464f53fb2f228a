import { expect, it } from 'vitest';
import { jobForm } from '../../../../../shared/validation/job.ts';
import { blankJob, bodyOf, fieldsOf, type JobFields } from '../../../../../web/features/jobs/model/job-fields.ts';
import { aJob } from '../../../../support/builders.ts';

const filled = (over: Partial<JobFields>) => bodyOf({ ...blankJob, title: 'Nurse', description: 'Care', ...over });

it('The job payload sends the country as 0 and requires a background check (JOB-14, JOB-21)', () => {
  expect(filled({})).toMatchObject({ countryId: 0, backgroundCheck: true });
});

it('The job payload sends the start as the first and the end as the last moment of the reader’s day (JOB-15, JOB-16)', () => {
  const { startAt, endAt } = filled({ startAt: '2026-03-03', endAt: '2026-03-04' });
  expect(startAt).toBe(new Date(2026, 2, 3, 0, 0, 0, 0).toISOString());
  expect(endAt).toBe(new Date(2026, 2, 4, 23, 59, 59, 999).toISOString());
});

it('The job payload flags W2 among the work types (JOB-17)', () => {
  expect(filled({ employeeType: ['w2', '1099'] })).toMatchObject({ employeeType: ['w2', '1099'], w2: true });
  expect(filled({ employeeType: ['1099'] })).toMatchObject({ w2: false });
});

it('The job payload sends travel as true, false or null, and its share only when true (JOB-18, JOB-19, JOB-27)', () => {
  expect(filled({ travel: 'yes', travelPercent: '30' })).toMatchObject({ travel: true, travelPercent: 30 });
  expect(filled({ travel: 'no', travelPercent: '30' })).toMatchObject({ travel: false, travelPercent: null });
  expect(filled({ travel: '' })).toMatchObject({ travel: null, travelPercent: null });
});

it('The job payload sends relocation as true, false or null (JOB-20, JOB-28)', () => {
  expect((['true', 'false', ''] as const).map((relocation) => filled({ relocation }).relocation)).toEqual([
    true,
    false,
    null,
  ]);
});

it('The job payload leaves out the clearance None (JOB-22)', () => {
  expect(filled({ clearanceType: ['none'] }).clearanceType).toEqual([]);
  expect(filled({ clearanceType: ['secret'] }).clearanceType).toEqual(['secret']);
});

it('The job payload drops amounts that are zero or empty, along with their currency (JOB-29, JOB-30, VALID-32, VALID-33)', () => {
  const body = filled({
    hourly: { from: 0, to: null, currency: 'INR' },
    salary: { from: 90_000, to: 0, currency: 'USD' },
  });
  expect(body).toMatchObject({
    rateFrom: null,
    rateTo: null,
    rateCurrency: null,
    salaryFrom: 90_000,
    salaryTo: null,
    salaryCurrency: 'USD',
  });
});

it('The job payload keeps the description of Other only while Other is ticked (JOB-23, JOB-24)', () => {
  expect(
    filled({
      employmentType: ['other'],
      employmentTypeDesc: 'Seasonal',
      citizenship: ['greenCard'],
      citizenshipDesc: 'Visa',
    }),
  ).toMatchObject({ employmentTypeDesc: 'Seasonal', citizenshipDesc: '' });
});

it('Reading a job into the form and back leaves it unchanged', () => {
  const city = {
    id: 4_930_956,
    name: 'Boston',
    state: { name: 'Massachusetts', abbr: 'MA' },
    country: { id: 840, name: 'United States' },
    lat: 42.36,
    lng: -71.06,
    population: 675_647,
    zip: '02108',
  };
  const job = aJob({
    city,
    cityId: city.id,
    rateCurrency: 'USD',
    clientId: 7,
    recruiters: [2001],
    employmentType: ['full_time'],
  });
  const { title, description, clientId, cityId, rateFrom, rateTo, rateCurrency, points, employmentType, recruiters } =
    job;
  expect(jobForm.parse(bodyOf(fieldsOf(job)))).toMatchObject({
    title,
    description,
    clientId,
    cityId,
    rateFrom,
    rateTo,
    rateCurrency,
    points,
    employmentType,
    recruiters,
  });
});

it('A stored job without what it may lack is read into the form as empty', () => {
  const lacking = { positionType: null, clientId: null, city: null, rateFrom: null, rateTo: null, rateCurrency: null };
  expect(fieldsOf(aJob({ ...lacking, points: 0 }))).toEqual({
    ...blankJob,
    title: 'ICU registered nurse, nights',
    description: 'Care for **critical** patients.',
    points: 0,
  });
});

it('A referral share of the job’s own is read into the form and sent, and its absence too (PLUS-42)', () => {
  const sent = (over: object) => bodyOf(fieldsOf(aJob(over))).referralShare;
  expect([sent({ referralShare: 15 }), sent({ referralShare: 0 }), sent({})]).toEqual([15, 0, null]);
});

it('The share of travel, relocation and guarantee are read into the form as they were chosen', () => {
  const read = (over: object) => {
    const { travel, travelPercent, relocation, guaranteeDays } = fieldsOf(aJob(over));
    return [travel, travelPercent, relocation, guaranteeDays];
  };
  expect(read({ travel: true, travelPercent: 30, relocation: true, guaranteeDays: 60 })).toEqual([
    'yes',
    '30',
    'true',
    60,
  ]);
  expect(read({ travel: false, travelPercent: null, relocation: false, guaranteeDays: 7 })).toEqual([
    'no',
    '',
    'false',
    0,
  ]);
});
