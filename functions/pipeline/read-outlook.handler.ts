import { contract } from '../../shared/contract/contract.ts';
import { isLeftWaiting } from '../../shared/rules/silence.ts';
import type { Clock } from '../door/clock.ts';
import { handler } from '../door/handler.ts';
import type { PipelineStore } from './pipeline.store.ts';
import { usualNext } from './usual-next.ts';

export const readOutlookHandler = handler(
  contract.pipeline.readOutlook,
  async (
    { params, actor },
    {
      pipelineStore,
      silenceDays,
      clock,
    }: { pipelineStore: Pick<PipelineStore, 'placeAmongOthers'>; silenceDays: () => number; clock: Pick<Clock, 'now'> },
  ) => {
    const { own, others } = await pipelineStore.placeAmongOthers(params, actor);
    return {
      status: own.status,
      since: own.statusChangedAt,
      isSilent: isLeftWaiting(own, clock.now(), silenceDays()),
      isManagerReminded: own.remindedSince === own.statusChangedAt,
      usually: usualNext(others, own.status),
    };
  },
);
