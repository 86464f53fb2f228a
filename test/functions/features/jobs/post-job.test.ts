import { expect, it } from 'vitest';
import { contentOf } from '../../../../functions/features/jobs/post-job.ts';
import { aJobForm } from '../../../support/builders.ts';

const references = { city: null, spheres: [], client: null };
const currencies = (form: object) => {
  const { rateCurrency, salaryCurrency } = contentOf({ ...aJobForm(), ...form }, references);
  return [rateCurrency, salaryCurrency];
};

it('A job’s pay keeps the currency of its form, is in dollars without one, and has none where there is no amount (VALID-33)', () => {
  const amounts = { rateFrom: 60, rateTo: null, salaryFrom: null, salaryTo: 90_000 };
  expect(currencies({ ...amounts, rateCurrency: 'INR', salaryCurrency: 'INR' })).toEqual(['INR', 'INR']);
  expect(currencies({ ...amounts, rateCurrency: null, salaryCurrency: null })).toEqual(['USD', 'USD']);
  const none = { rateFrom: null, rateTo: null, salaryFrom: null, salaryTo: null };
  expect(currencies({ ...none, rateCurrency: 'INR', salaryCurrency: 'INR' })).toEqual([null, null]);
});
