import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { ApplicationsStore } from './applications.store.ts';
import { ownRow } from './candidate-job-rows.ts';
import { restoreApplication, returnToJob } from './withdraw-application.ts';
import type { WithdrawalsStore } from './withdrawals.store.ts';

interface Needs {
  applicationsStore: ApplicationsStore;
  withdrawalsStore: WithdrawalsStore;
  clock: Clock;
}

export const undoWithdrawalHandler = handler(
  contract.applications.undoWithdrawal,
  async ({ params, actor }, { applicationsStore, withdrawalsStore, clock }: Needs) => {
    const { job, application, isFavorite, onJob } = await applicationsStore.jobAndStanding(actor.id, params.id);
    if (!job || !application) throw refuse.notFound('You have not applied to this job');
    const circumstances = { actor, at: clock.now(), eventId: clock.newId() };
    if (onJob) {
      const change = returnToJob({ onJob, jobStatus: job.status }, circumstances);
      await withdrawalsStore.saveMoved(change);
      return ownRow(job, { application, isFavorite, onJob: change.after });
    }
    await withdrawalsStore.saveRestored(application, restoreApplication(application, circumstances));
    const restored = { ...application, state: 'waiting' as const, withdrawnAt: null };
    return ownRow(job, { application: restored, isFavorite, onJob: undefined });
  },
);
