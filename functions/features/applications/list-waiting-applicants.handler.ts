import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { ApplicationsStore } from './applications.store.ts';

export const listWaitingApplicantsHandler = handler(
  contract.applications.listWaitingApplicants,
  async ({ query, actor }, { applicationsStore }: { applicationsStore: ApplicationsStore }) => {
    const waiting = await applicationsStore.shownTo(actor, await applicationsStore.waitingFor(actor.id));
    const { data, meta } = pageOf(
      waiting.filter(({ jobId }) => query.jobId === undefined || jobId === query.jobId),
      query,
    );
    const rows = data.map(({ id, jobId, jobTitle, candidate, appliedAt, declines }) => ({
      id,
      job: { id: jobId, title: jobTitle },
      candidate,
      appliedAt,
      declines: declines.map(({ createdBy, at, reason }) => ({ recruiter: createdBy, at, reason })),
    }));
    return { data: rows, meta };
  },
);
