import { expect, it } from 'vitest';
import { bookingOfferForm } from '../../../shared/validation/booking-offer.ts';
import { searchWish } from '../../../shared/validation/candidate-search.ts';
import { employeeInfoForm } from '../../../shared/validation/employee-info.ts';
import { jobForm } from '../../../shared/validation/job.ts';
import { erasureForm } from '../../../shared/validation/personal-data.ts';
import { resumeUploadForm } from '../../../shared/validation/resume.ts';

const problemsOf = ({ error }: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
  (error?.issues ?? []).map(({ path }) => path.join('.'));

it.each([
  [{ rateFrom: 50, rateTo: 49 }, ['rateTo']],
  [{ rateFrom: 50, rateTo: 50 }, []],
  [{ rateFrom: 50 }, []],
  [{ rateTo: 50 }, []],
  [{ salaryFrom: 90_000, salaryTo: 80_000 }, ['salaryTo']],
  [{ salaryFrom: 90_000, salaryTo: 90_000 }, []],
  [{ salaryFrom: 90_000 }, []],
  [{ rateCurrency: 'USD', salaryCurrency: 'EUR' }, ['salaryCurrency']],
])('What a candidate wants to earn, or a job pays, %o, has problems at %o', (form, problems) => {
  expect(problemsOf(employeeInfoForm.safeParse({ version: 1, ...form }))).toEqual(problems);
  expect(problemsOf(jobForm.safeParse({ title: 'Welder', description: 'Welds.', ...form }))).toEqual(problems);
});

const offer = {
  candidateId: 1,
  minutes: 60,
  firstDay: '2026-11-24',
  lastDay: '2026-11-24',
  fromHour: 9,
  toHour: 10,
  zone: 'America/New_York',
};
it.each([
  [{}, []],
  [{ toHour: 9 }, ['toHour']],
  [{ fromHour: 12 }, ['toHour']],
  [{ lastDay: '2026-11-23' }, ['lastDay']],
  [{ lastDay: '2028-11-23' }, ['lastDay']],
])('Offered times with %o have problems at %o (PLUS-07)', (change, problems) => {
  expect(problemsOf(bookingOfferForm.safeParse({ ...offer, ...change }))).toEqual(problems);
});

it('The word that confirms erasing an account is read in any case, and no other is', () => {
  const confirmation = (word: string) =>
    problemsOf(erasureForm.safeParse({ password: 'HireHub!2026', confirmation: word }));
  expect(confirmation(' ERASE ')).toEqual(confirmation('erase'));
  expect(confirmation('erase')).toEqual([]);
  expect(confirmation('eras')).toEqual(['confirmation']);
});

it.each([
  [{ rateFrom: 50 }, []],
  [{ rateTo: 50 }, []],
  [{ rateFrom: 50, rateTo: 50 }, []],
  [{ rateFrom: 50, rateTo: 49 }, ['filter.rateTo']],
  [{ salaryFrom: 50, salaryTo: 49 }, ['filter.salaryTo']],
  [{ yearsFrom: 5, yearsTo: 5 }, []],
  [{ yearsFrom: 5, yearsTo: 4 }, ['filter.yearsTo']],
  [{ yearsFrom: 5 }, []],
])('A search of candidates with %o has problems at %o (CAND-24)', (filter, problems) => {
  expect(problemsOf(searchWish.safeParse({ filter }))).toEqual(problems);
});

it.each([
  ['cv.pdf', []],
  ['my/cv.pdf', ['filename']],
  ['..\\cv.pdf', ['filename']],
  ['', ['filename']],
])('The upload of a resume named %j has problems at %o (RESUME-11)', (filename, problems) => {
  const file = { contentType: 'application/pdf', size: 1, hash: 'ab'.repeat(32) };
  expect(problemsOf(resumeUploadForm.safeParse({ ...file, filename }))).toEqual(problems);
});

it.each([
  [{}, []],
  [{ startAt: '2026-11-24T00:00:00.000Z' }, []],
  [{ endAt: '2026-11-24T00:00:00.000Z' }, []],
  [{ startAt: '2026-11-24T00:00:00.000Z', endAt: '2026-11-24T00:00:00.001Z' }, []],
  [{ startAt: '2026-11-24T00:00:00.000Z', endAt: '2026-11-24T00:00:00.000Z' }, ['endAt']],
])('A job with %o has problems at %o', (dates, problems) => {
  expect(problemsOf(jobForm.safeParse({ title: 'Nurse', description: 'Care.', ...dates }))).toEqual(problems);
});
