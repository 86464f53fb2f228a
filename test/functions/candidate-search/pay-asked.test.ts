import { describe, expect, it } from 'vitest';
import { candidateSearchStore } from '../../../functions/candidate-search/candidate-search.store.ts';
import { listPayAskedHandler } from '../../../functions/candidate-search/list-pay-asked.handler.ts';
import { skillNamed } from '../../../functions/lookups/skill-list.ts';
import { candidateKind } from '../../../functions/search/kinds/candidate.ts';
import type { SearchIndex } from '../../../functions/search/port.ts';
import { replica } from '../../../functions/search/replica.ts';
import { candidateLogStore } from '../../../functions/search/search-log.store.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { dashboardBudget } from '../../budgets.ts';
import { openCandidates } from '../../support/candidates.ts';
import { handled } from '../../support/handle.ts';
import { openHiring, type Hiring } from '../../support/hiring.ts';
import { withLocalTable, type LocalTable } from '../../support/local-table.ts';

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
    return (await handled(listPayAskedHandler, { query: { perPage: 10, ...query }, actor: hiring.manager }, needs))
      .result;
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
    expect(local.calls.length).toBeLessThanOrEqual(dashboardBudget.callsOfAList + 2);
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
