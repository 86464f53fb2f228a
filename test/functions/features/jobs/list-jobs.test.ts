import { describe, expect, it, vi } from 'vitest';
import { closeJobHandler, holdJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { listJobsHandler, removeJobHandler } from '../../../../functions/features/jobs/job.handlers.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

describe('Lists of jobs', () => {
  const hiring = withLocalTable(openHiring);

  it('of one manager come page by page, each read costing only its page, with an exact total (JOB-73)', async () => {
    const owner = anActor('manager', { id: 1004 });
    await hiring.aPostedJob({}, anActor('manager', { id: 1005 }));
    const posted = [];
    for (let count = 0; count < 5; count += 1) posted.unshift(await hiring.aPostedJob({}, owner));
    const pageAfter = async (page: number, before?: number) => {
      const query = { status: 'signed', ownership: 'own', page, perPage: 2, before } as const;
      return resultOf(listJobsHandler, { query, actor: owner }, hiring);
    };
    const sent = vi.spyOn(hiring.table.client, 'send');
    const first = await pageAfter(1);
    const second = await pageAfter(2, first.data.at(-1)?.id);
    const scanned = await Promise.all(
      sent.mock.results.map(async ({ value }) => ((await value) as { ScannedCount?: number }).ScannedCount ?? 0),
    );
    sent.mockRestore();
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(posted.slice(0, 4).map(({ id }) => id));
    expect(first.meta).toEqual({ total: 5, page: 1, perPage: 2 });
    expect(scanned).toEqual([2, 0, 2, 0]);
    // A caller that names page numbers only gets the same page.
    expect((await pageAfter(2)).data.map(({ id }) => id)).toEqual(second.data.map(({ id }) => id));
    await handled(holdJobHandler, { params: { id: posted[0]!.id }, actor: owner }, hiring);
    await handled(removeJobHandler, { params: { id: posted[4]!.id }, actor: owner }, hiring);
    expect((await pageAfter(1)).meta.total).toBe(3);
  });

  it('of all managers come page by page, each read costing only its page, with an exact total (JOB-73)', async () => {
    const other = anActor('manager', { id: 1003 });
    const pageAfter = async (page: number, before?: number) =>
      resultOf(
        listJobsHandler,
        { query: { status: 'signed', ownership: 'all', page, perPage: 2, before }, actor: hiring.manager },
        hiring,
      );
    const totals = async () =>
      Promise.all(
        (['signed', 'on_hold', 'closed'] as const).map(
          async (status) => (await hiring.jobsStore.pageOfEveryone(status, { perPage: 1 })).total,
        ),
      );
    const [signed = 0, held = 0, closed = 0] = await totals();
    const posted = [];
    for (let count = 0; count < 5; count += 1)
      posted.unshift(await hiring.aPostedJob({}, count % 2 ? other : hiring.manager));
    const sent = vi.spyOn(hiring.table.client, 'send');
    const first = await pageAfter(1);
    const second = await pageAfter(2, first.data.at(-1)?.id);
    const queries = await Promise.all(
      sent.mock.results.map(async ({ value }) => ((await value) as { ScannedCount?: number }).ScannedCount ?? 0),
    );
    sent.mockRestore();
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(posted.slice(0, 4).map(({ id }) => id));
    expect(first.meta).toEqual({ total: signed + 5, page: 1, perPage: 2 });
    expect(queries).toEqual([2, 0, 2, 0]);
    expect(await refusalOf(pageAfter(2))).toMatchObject({
      kind: 'invalid',
      errors: [{ key: 'before', message: 'Name the last job of the previous page' }],
    });
    await handled(holdJobHandler, { params: { id: posted[0]!.id }, actor: hiring.manager }, hiring);
    await handled(closeJobHandler, { params: { id: posted[2]!.id }, body: {}, actor: hiring.manager }, hiring);
    await handled(removeJobHandler, { params: { id: posted[4]!.id }, actor: hiring.manager }, hiring);
    expect(await totals()).toEqual([signed + 2, held + 1, closed + 1]);
  });
});
