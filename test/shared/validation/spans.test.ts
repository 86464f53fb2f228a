import { expect, it } from 'vitest';
import { bookingOfferForm } from '../../../shared/validation/booking-offer.ts';
import { employeeInfoForm } from '../../../shared/validation/employee-info.ts';
import { erasureForm } from '../../../shared/validation/personal-data.ts';

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
])('What a candidate wants to earn, %o, has problems at %o', (form, problems) => {
  expect(problemsOf(employeeInfoForm.safeParse({ version: 1, ...form }))).toEqual(problems);
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
