import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import type { Clock } from '../door/clock.ts';
import { pageOf } from '../door/page.ts';
import type { PipelineStore } from './pipeline.store.ts';
import { waitingCandidates } from './waiting-candidates.ts';

export const listWaitingCandidatesHandler = handler(
  contract.pipeline.listWaitingCandidates,
  async (
    { query, actor },
    { pipelineStore, clock }: { pipelineStore: Pick<PipelineStore, 'inProcessOf'>; clock: Clock },
  ) => pageOf(waitingCandidates(await pipelineStore.inProcessOf(actor.id), clock.now()), query),
);
