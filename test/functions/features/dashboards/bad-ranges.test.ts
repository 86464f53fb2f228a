import type * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { closedJobsPage, topRecruiters } from '../../../../functions/features/dashboards/closed-jobs.steps.ts';
import { dashboardsStore } from '../../../../functions/features/dashboards/dashboards.store.ts';
import { readManagersStatisticsHandler } from '../../../../functions/features/dashboards/manager-dashboard.handlers.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { dashboardBudget } from '../../../budgets.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { workingTogether } from '../../../support/working-together.ts';
import { opened, tableIn, withLocalTable } from '../../../support/local-table.ts';

const now = '2026-11-22T10:00:00.000Z';
const routes = Object.entries(contract.dashboards).flatMap(([name, { request }]) =>
  'query' in request && 'range' in request.query.shape ? [[name, request.query as z.ZodType] as const] : [],
);
// The lists behind figures must say which figure they list.
const withFigure = (query: z.ZodType, given: object) =>
  'figure' in (query as z.ZodObject).shape ? { figure: 'closed', ...given } : given;
const keysRefused = (query: z.ZodType, given: object) =>
  query
    .safeParse(withFigure(query, given))
    .error?.issues.map(({ path, code, ...issue }) =>
      code === 'unrecognized_keys' ? `${code} ${(issue as { keys?: string[] }).keys?.join(' ')}` : path.join('.'),
    );

describe.each(routes)('The range of %s', (_, query) => {
  it('is one of the named ones, in a zone that exists (DASH-10)', () => {
    for (const range of ['all', 'decade', 'day', '', 'WEEK']) expect(keysRefused(query, { range })).toEqual(['range']);
    for (const zone of ['Mars/Olympus', '', 'UTC; DROP']) expect(keysRefused(query, { zone })).toEqual(['zone']);
    expect(keysRefused(query, { range: 'year', zone: 'Asia/Kathmandu' })).toBeUndefined();
  });

  it('cannot be reversed or of ten years, because no dates are taken', () => {
    const given = { from: '2026-11-22', to: '2016-11-22' };
    expect(keysRefused(query, given)).toEqual(['unrecognized_keys from to']);
  });

  it('has pages and managers that can exist only', () => {
    for (const [key, value] of [
      ['page', 0],
      ['perPage', 100_000],
      ['managerId', -1],
      ['managerId', 'nobody'],
    ] as const)
      expect(query.safeParse(withFigure(query, { [key]: value })).success).toBe(false);
  });
});

describe('The figures of a manager who has none', () => {
  const local = withLocalTable();
  const table = opened(() => tableIn(local));

  it('are empty, at the price of any others', async () => {
    const actor = anActor('super_manager');
    await table.write(workingTogether(actor.id, 999, now));
    const needs = { dashboardsStore: dashboardsStore(table), clock: aClock(now) };
    const query = { range: 'year', zone: 'UTC', page: 1, perPage: 10 } as const;
    const { result } = await handled(
      readManagersStatisticsHandler,
      { query: { range: 'year', zone: 'UTC', managerId: 999 }, actor },
      needs,
    );
    expect(result.flows.every(({ count, before }) => count === 0 && before === 0)).toBe(true);
    expect(result.toHire).toEqual({ cases: 0, days: null });
    expect(await topRecruiters(999, { actor, query }, needs)).toEqual([]);
    local.calls.length = 0;
    expect((await closedJobsPage(999, { actor, query: { ...query, page: 50 } }, needs)).data).toEqual([]);
    expect(local.calls.length).toBeLessThanOrEqual(dashboardBudget.callsOfAList);
    expect(local.calls.every(({ action }) => action !== 'Scan')).toBe(true);
  });
});
