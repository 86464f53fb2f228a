import { describe, expect, it } from 'vitest';
import { candidateSearchStore } from '../../../../functions/features/candidate-search/candidate-search.store.ts';
import { listPayAskedHandler } from '../../../../functions/features/candidate-search/candidate.handlers.ts';
import { payAskedFor, withMedian } from '../../../../functions/features/candidate-search/pay-asked.steps.ts';
import { skillNamed } from '../../../../functions/features/lookups/skill-list.ts';
import type { CandidateCard } from '../../../../functions/records/candidate-card.ts';
import { candidateKind } from '../../../../functions/search/kinds/candidate.ts';
import type { SearchIndex } from '../../../../functions/search/port.ts';
import type { SearchQuery } from '../../../../functions/search/engine/engine.ts';
import { replica } from '../../../../functions/search/replica.ts';
import { candidateLogStore } from '../../../../functions/search/search-log.store.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { dashboardBudget } from '../../../budgets.ts';
import { aJob } from '../../../support/builders.ts';
import { openCandidates } from '../../../support/candidates.ts';
import { resultOf } from '../../../support/handle.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable, type LocalTable } from '../../../support/local-table.ts';

const [care, react, redux] = ['Intensive care unit', 'React', 'Redux'].map((name) => skillNamed(name).id);
const salary = (salaryFrom: number, salaryTo: number | null, currency = 'USD') => ({
  salaryFrom,
  salaryTo,
  salaryCurrency: currency,
});

describe('Pay asked against pay offered', () => {
  let local: LocalTable;
  let hiring: Hiring;
  const jobs: Record<string, number> = {};
  let searches = 0;
  withLocalTable(async (opened) => {
    local = opened;
    hiring = await openHiring(opened);
    const { aCandidate } = openCandidates(hiring);
    // Out of order, so that the middle is not the third who came.
    for (const [at, to] of [90_000, 150_000, 110_000, 120_000, 100_000].entries())
      await aCandidate(`Care${at}`, { tagIds: [care], ...salary(80_000, to) });
    await aCandidate('Euro', { tagIds: [care], ...salary(1000, 2000, 'EUR') });
    await aCandidate('Silent', { tagIds: [care] });
    await aCandidate('Both', { tagIds: [react, redux], ...salary(70_000, null) });
    for (let at = 0; at < 4; at += 1) await aCandidate(`One${at}`, { tagIds: [react], ...salary(60_000, 65_000) });
    const post = async (name: string, over: object) => (jobs[name] = (await hiring.aPostedJob(over)).id);
    await post('care', { tagIds: [care], ...salary(95_000, 110_000) });
    await post('web', { tagIds: [react, redux], ...salary(60_000, 64_000) });
    await post('rupees', { tagIds: [care], ...salary(900_000, 1_200_000, 'INR') });
    await post('silent', { tagIds: [care] });
  });

  const read = async (query: { page: number; after?: number; perPage?: number }) => {
    const now = () => Date.parse(hiring.clock.now());
    const store = { ...candidateLogStore(hiring.table), readSnapshot: async () => undefined };
    const index = replica({ kind: candidateKind, store, now });
    await index.search({ perPage: 1 });
    local.calls.length = 0;
    searches = 0;
    const candidateIndex: SearchIndex = {
      search: (asked) => {
        searches += 1;
        return index.search(asked);
      },
    };
    const needs = { candidateSearchStore: candidateSearchStore(hiring.table), candidateIndex };
    return resultOf(listPayAskedHandler, { query: { perPage: 10, ...query }, actor: hiring.manager }, needs);
  };

  it('compares each open job with those who have all of its skills and ask in its currency', async () => {
    const { data, meta } = await read({ page: 1 });
    expect(data.map(({ jobId }) => jobId)).toEqual([jobs.care, jobs.web, jobs.rupees, jobs.silent]);
    expect(meta).toMatchObject({ total: 4, page: 1 });
    expect(data[0]).toMatchObject({
      what: 'salary',
      currency: 'USD',
      offered: { from: 95_000, to: 110_000 },
      skills: 'all',
      cases: 5,
      within: 3,
      median: 110_000,
    });
  });

  it('takes those with some of the skills where fewer than five have all', async () => {
    const [, web] = (await read({ page: 1 })).data;
    expect(web).toMatchObject({ skills: 'some', cases: 5, within: 0, median: 65_000 });
  });

  it('has no median of too few, and compares nothing with a job that names no pay', async () => {
    const [, , rupees, silent] = (await read({ page: 1 })).data;
    expect(rupees).toMatchObject({ what: 'salary', cases: 0, within: 0, median: null });
    expect(silent).toMatchObject({ what: null, cases: 0, median: null });
  });

  it('is read page after page, each in as few calls as any list of a dashboard', async () => {
    const { data } = await read({ page: 2, after: jobs.web!, perPage: 2 });
    expect(data.map(({ jobId }) => jobId)).toEqual([jobs.rupees, jobs.silent]);
    // Who hides is asked for oneself and for the colleagues whom one helps with a job.
    expect(local.calls.length).toBeLessThanOrEqual(dashboardBudget.callsOfAList + 3);
  });

  it('asks the index at most four times for each job, of which there are ten at most on a page', async () => {
    const { data } = await read({ page: 1 });
    const compared = data.filter(({ what }) => what !== null);
    expect(searches).toBeGreaterThan(0);
    expect(searches).toBeLessThanOrEqual(4 * compared.length);
    const { query } = contract['candidate-search'].listPayAsked.request;
    expect(query.safeParse({ perPage: 10 }).success).toBe(true);
    expect(query.safeParse({ perPage: 11 }).error?.issues.map(({ path }) => path)).toEqual([['perPage']]);
  });
});

describe('What a job pays against what is asked', () => {
  const free = {
    rateFrom: null,
    rateTo: null,
    rateCurrency: null,
    salaryFrom: null,
    salaryTo: null,
    salaryCurrency: null,
  };
  const job = (over: object) =>
    ({ ...aJob({ title: 'Nurse' }), ...free, client: null, spheres: [{ id: 7, name: 'Care' }], ...over }) as never;
  const viewer = { id: 1001, role: 'manager', companies: [] } as const;
  const hourly = { rateFrom: 40, rateTo: 50, rateCurrency: 'USD' };

  /** An index that finds so many with all of the skills, with some of them, and within the pay. */
  function anIndex(ofAll: number, ofSome = ofAll, within = 1) {
    const asked: SearchQuery[] = [];
    const search = async (query: SearchQuery) => {
      asked.push(query);
      const where = query.where as { rateAmount?: object; tagIds: { anyOf?: number[] } };
      const total = where.rateAmount ? within : where.tagIds.anyOf ? ofSome : ofAll;
      return { total, hits: query.sort ? [{ id: 77, version: 1 }] : [] } as never;
    };
    return { asked, index: { search } as SearchIndex };
  }

  it.each<[string, object, object]>([
    ['nothing', free, { what: null, currency: null, offered: { from: null, to: null } }],
    ['by the hour', hourly, { what: 'rate', currency: 'USD', offered: { from: 40, to: 50 } }],
    [
      'both',
      { ...hourly, ...salary(90_000, null) },
      { what: 'salary', currency: 'USD', offered: { from: 90_000, to: null } },
    ],
    ['in no currency', { rateFrom: 40 }, { what: 'rate', currency: null, cases: 0, middle: null }],
    ['for no skill', { ...hourly, spheres: [] }, { what: 'rate', currency: 'USD', cases: 0, middle: null }],
  ])('is compared by what it names where it pays %s', async (_what, over, expected) => {
    const row = { jobId: aJob().id, title: 'Nurse', company: null, skills: 'all' };
    expect(await payAskedFor(job(over), viewer, anIndex(6).index)).toMatchObject({ ...row, ...expected });
  });

  it('has the one in the middle of five or more, and nobody of fewer', async () => {
    const five = anIndex(5, 5, 3);
    expect(await payAskedFor(job(hourly), viewer, five.index)).toMatchObject({
      skills: 'all',
      cases: 5,
      within: 3,
      middle: 77,
    });
    expect(five.asked.at(-1)).toMatchObject({
      sort: { by: 'rate' },
      perPage: 1,
      page: 3,
      where: { tagIds: { allOf: [7] } },
    });
    const some = anIndex(4, 6, 2);
    expect(await payAskedFor(job(hourly), viewer, some.index)).toMatchObject({
      skills: 'some',
      cases: 6,
      within: 2,
      middle: 77,
    });
    expect(some.asked.at(-1)).toMatchObject({ page: 3, where: { tagIds: { anyOf: [7] } } });
    const few = anIndex(4, 4, 2);
    expect(await payAskedFor(job(hourly), viewer, few.index)).toMatchObject({
      skills: 'some',
      cases: 4,
      within: 2,
      middle: null,
    });
    const none = anIndex(0, 0, 9);
    expect(await payAskedFor(job(hourly), viewer, none.index)).toMatchObject({ cases: 0, within: 0 });
    expect(none.asked).toHaveLength(2);
  });

  it('shows what the one in the middle asks at most, else at least, and nothing of somebody who is gone', async () => {
    const asked = await payAskedFor(job(hourly), viewer, anIndex(6).index);
    const median = (card: object | undefined) => withMedian(asked, card as CandidateCard | undefined).median;
    expect(median({ ...free, rateFrom: 60, rateTo: 75 })).toBe(75);
    expect(median({ ...free, rateFrom: 60 })).toBe(60);
    expect(median({ ...free, ...salary(1, 2) })).toBeNull();
    expect(median(undefined)).toBeNull();
    expect(withMedian({ ...asked, what: null }, { ...free, rateFrom: 60 } as CandidateCard)).toMatchObject({
      median: null,
    });
    expect(withMedian(asked, undefined)).not.toHaveProperty('middle');
  });
});
