import { contract } from '../../../shared/contract/contract.ts';
import { isLeftWaiting } from '../../../shared/rules/silence.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { PipelineStore } from './pipeline.store.ts';
import { waitingCandidates } from '../../domain/packed-jobs/waiting-candidates.ts';

export const listWaitingCandidatesHandler = handler(
  contract.pipeline.listWaitingCandidates,
  async (
    { query, actor },
    {
      pipelineStore,
      silenceDays,
      clock,
    }: { pipelineStore: Pick<PipelineStore, 'inProcessOf'>; silenceDays: () => number; clock: Clock },
  ) => {
    const now = clock.now();
    const { data, meta } = pageOf(waitingCandidates(await pipelineStore.inProcessOf(actor.id), now), query);
    return { data: data.map((one) => ({ ...one, isSilent: isLeftWaiting(one, now, silenceDays()) })), meta };
  },
);
