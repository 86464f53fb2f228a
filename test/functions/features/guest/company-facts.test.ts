import { expect, it } from 'vitest';
import { companyFacts } from '../../../../functions/features/guest/company-facts.ts';
import { listGuestJobsHandler } from '../../../../functions/features/guest/guest-job.handlers.ts';
import { guestStore } from '../../../../functions/features/guest/guest.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { guest } from '../../../../shared/contract/guest.ts';
import { someTime } from '../../../support/builders.ts';
import { resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { aGuestJob } from '../../../web/support/guest-job.ts';

const hiring = withLocalTable(openHiring);
const unpaid = {
  rateFrom: null,
  rateTo: null,
  rateCurrency: null,
  salaryFrom: null,
  salaryTo: null,
  salaryCurrency: null,
};
const beside = { total: 0, since: undefined, applied: [], answers: [], answersAsOf: undefined };
const aJob = (over: object) => aGuestJob({ ...unpaid, client: { companyName: 'Lakeside' }, spheres: [], ...over });

it('Jobs say of their company where they are, what most of them ask for, and from the least to the most they pay', () => {
  const { city } = aGuestJob();
  const [triage, dialysis] = ['Triage', 'Dialysis'].map((name, id) => ({ id, name }));
  const jobs = [
    aJob({ city: null, spheres: [triage], rateFrom: 40, rateTo: 55, rateCurrency: 'USD' }),
    aJob({ city, spheres: [dialysis, triage], rateFrom: 60, rateTo: null, rateCurrency: 'USD' }),
    aJob({ city, salaryFrom: 90_000, salaryTo: 120_000, salaryCurrency: 'USD' }),
    aJob({ city, salaryFrom: 10, salaryTo: 20, salaryCurrency: 'EUR' }),
  ];
  expect(companyFacts(jobs, { ...beside, total: 7, since: someTime })).toEqual({
    name: 'Lakeside',
    jobs: 7,
    since: someTime,
    places: [
      { name: expect.stringContaining(city!.name), jobs: 3 },
      { name: 'Remote', jobs: 1 },
    ],
    skills: ['Triage', 'Dialysis'],
    pay: [
      { rateFrom: 40, rateTo: 60, rateCurrency: 'USD', salaryFrom: 90_000, salaryTo: 120_000, salaryCurrency: 'USD' },
      { rateFrom: null, rateTo: null, rateCurrency: 'EUR', salaryFrom: 10, salaryTo: 20, salaryCurrency: 'EUR' },
    ],
  });
});

it('Nothing is said of a company that no open job names, or of confidential clients', () => {
  expect(companyFacts([], beside)).toBeUndefined();
  expect(companyFacts([aJob({ client: null })], { ...beside, total: 1 })).toBeUndefined();
});

it.each<[number[], number | undefined]>([
  [[], undefined],
  [[4, 0], undefined],
  [[4, 1], 5],
  [[12, 7], 5],
  [[12, 8], 20],
  [[100, 100], 20],
])('Of jobs to which %j applied, a company says in steps how many did (PLUS-13)', (applied, said) => {
  expect(companyFacts([aJob({})], { ...beside, applied })?.applied).toBe(said);
});

it.each([
  [[], undefined],
  [[{ of: 6, days: 2 }], { of: 6, days: 2 }],
  [
    [
      { of: 6, days: 9 },
      { of: 20, days: 1 },
    ],
    { of: 26, days: 1 },
  ],
  [
    [
      { of: 5, days: 0 },
      { of: 5, days: 4 },
      { of: 5, days: 2 },
    ],
    { of: 15, days: 2 },
  ],
  [
    [
      { of: 5, days: 1 },
      { of: 6, days: 3 },
    ],
    { of: 11, days: 3 },
  ],
])('Whoever hires for a company first answered %j, which it says as one (PLUS-14)', (answers, said) => {
  expect(companyFacts([aJob({})], { ...beside, answers })?.firstAnswer).toEqual(said);
});

it('The list of a company’s jobs says it of all of them, however it is narrowed, and since when it is a client here', async () => {
  const { id: clientId } = await hiring.aClient({ companyName: 'Lakeside Hospital' });
  const nurse = await hiring.aPostedJob({ title: 'Nurse', clientId });
  await hiring.aPostedJob({ title: 'Cook', clientId });
  await hiring.aPostedJob({ title: 'Nurse of another' });
  const ask = async (over: object) => {
    const query = guest.listGuestJobs.request.query.parse({ facets: true, ...over });
    const needs = { guestStore: guestStore(hiring.table), jobSearch: hiring.jobSearch, cityById: hiring.cityById };
    return (await resultOf(listGuestJobsHandler, { query }, { ...needs, clock: hiring.clock })).meta;
  };
  const filter = { company: 'the LAKESIDE hospital' };
  const { company, total } = await ask({ search: 'nurse', filter });
  expect(total).toBe(1);
  expect(company).toMatchObject({ name: 'Lakeside Hospital', jobs: 2, since: hiring.clock.now() });
  expect(company).not.toHaveProperty('firstAnswer');
  const facts = { firstAnswer: { of: 8, days: 3 }, to: someTime };
  const managerId = hiring.manager.id;
  await hiring.table.writeOne({ put: { ...keys.rolledUp(managerId), until: 1, version: 1, facts: facts as never } });
  await hiring.table.writeOne({ update: keys.jobGate(nurse.id), set: { applied: 7 } });
  expect((await ask({ filter })).company).toMatchObject({
    applied: 5,
    firstAnswer: facts.firstAnswer,
    answersAsOf: someTime,
  });
  expect((await ask({ filter, facets: false })).company).toBeUndefined();
  expect((await ask({})).company).toBeUndefined();
  expect((await ask({ filter: { company: 'Nobody' } })).company).toBeUndefined();
});
