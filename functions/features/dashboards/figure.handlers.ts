import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { askedManager } from './asked-manager.steps.ts';
import { askedRange } from './asked-range.ts';
import type { DashboardsStore } from './dashboards.store.ts';
import { figureRowsPage, withNames, type FigureReads, type AskedRows } from './figure-rows.steps.ts';
import { inGroup, outcomeOf } from './group-put-forward.ts';

export const listManagerFigureHandler = handler(
  contract.dashboards.listManagerFigure,
  async (asked, reads: FigureReads) => figureRowsPage(asked.actor.id, asked, reads),
);

export const listManagersFigureHandler = handler(
  contract.dashboards.listManagersFigure,
  async (asked, reads: FigureReads & { dashboardsStore: Pick<DashboardsStore, 'worksWith'> }) =>
    figureRowsPage(await askedManager(asked, reads.dashboardsStore), asked, reads),
);

export const listRecruiterFigureHandler = handler(
  contract.dashboards.listRecruiterFigure,
  async (asked, reads: FigureReads) =>
    asked.query.figure === 'putForward' ? putForwardPage(asked, reads) : figureRowsPage(asked.actor.id, asked, reads),
);

async function putForwardPage({ actor, query }: AskedRows, reads: FigureReads) {
  const put = await reads.dashboardsStore.putForward(actor.id, askedRange(query, reads.clock.now(), actor.id));
  const { data, meta } = pageOf(inGroup(put, query), query);
  const next = meta.page * meta.perPage < meta.total ? String(meta.page + 1) : null;
  const rows = data.map((one) => ({
    at: one.onJob.createdAt,
    managerId: one.onJob.managerId,
    jobId: one.onJob.jobId,
    candidateId: one.onJob.candidateId,
    to: one.onJob.status,
    outcome: outcomeOf(one),
  }));
  return { data: await withNames(actor, rows, reads), meta: { ...meta, next } };
}
