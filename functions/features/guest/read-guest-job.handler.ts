import { guest } from '../../../shared/contract/guest.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { isOpenJob } from '../../../shared/rules/open-job.ts';
import type { GuestStore } from './guest.store.ts';

export const readGuestJobHandler = handler(
  guest.readGuestJob,
  async ({ params }, { guestStore, clock }: { guestStore: GuestStore; clock: Clock }) => {
    const job = await guestStore.job(params.id);
    if (!job) throw refuse.notFound('There is no such job');
    if (!isOpenJob(job, clock.now())) throw refuse.gone('This job is no longer open');
    return job;
  },
);
