import { contract } from '../../../shared/contract/contract.ts';
import type { Job } from '../../../shared/model/job.ts';
import type { Actor } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { MarketStore } from './market.store.ts';
import { offerJob, withdrawOffer, type OfferChange } from './offer-job.ts';

interface Needs {
  marketStore: MarketStore;
  clock: Clock;
}

type Decide = (job: Job, circumstances: { actor: Actor; at: string; eventId: number }) => OfferChange;

async function change(jobId: number, actor: Actor, { marketStore, clock }: Needs, decide: Decide): Promise<Job> {
  const before = await marketStore.jobOfManager(jobId, actor.id);
  const change = decide(before, { actor, at: clock.now(), eventId: clock.newId() });
  await marketStore.saveOffer(before, change);
  return change.job;
}

export const offerJobHandler = handler(contract.market.offerJob, async ({ params, body, actor }, needs: Needs) =>
  change(params.id, actor, needs, (job, circumstances) => offerJob(job, body, circumstances)),
);

export const withdrawJobOfferHandler = handler(
  contract.market.withdrawJobOffer,
  async ({ params, actor }, needs: Needs) => change(params.id, actor, needs, withdrawOffer),
);
