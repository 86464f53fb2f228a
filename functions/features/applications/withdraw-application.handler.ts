import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { againIfChanged } from './again-if-changed.steps.ts';
import type { ApplicationsStore } from './applications.store.ts';
import { ownRow } from './candidate-job-rows.ts';
import { withdrawApplication, withdrawFromJob } from './withdraw-application.ts';
import type { WithdrawalsStore } from './withdrawals.store.ts';

interface Needs {
  applicationsStore: ApplicationsStore;
  withdrawalsStore: WithdrawalsStore;
  clock: Clock;
}

export const withdrawApplicationHandler = handler(
  contract.applications.withdrawApplication,
  async ({ params, body, actor, refuse }, { applicationsStore, withdrawalsStore, clock }: Needs) =>
    againIfChanged(async () => {
      const { job, application, isFavorite, onJob } = await applicationsStore.jobAndStanding(actor.id, params.id);
      if (!job || !application) throw refuse.notFound('You have not applied to this job');
      const circumstances = { actor, at: clock.now(), eventId: clock.newId() };
      if (onJob) {
        const change = withdrawFromJob({ onJob, jobStatus: job.status }, body?.reason, circumstances);
        return ownRow(job, { application, isFavorite, onJob: await withdrawalsStore.saveMoved(change) });
      }
      const event = withdrawApplication(application, circumstances);
      await withdrawalsStore.saveWithdrawn(application, event);
      const withdrawn = { ...application, state: 'withdrawn' as const, withdrawnAt: event.time };
      return ownRow(job, { application: withdrawn, isFavorite, onJob: undefined });
    }),
);
