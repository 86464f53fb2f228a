import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { PipelineStore } from './pipeline.store.ts';
import { outlookOf } from './usual-next.ts';

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
    return outlookOf(own, others, { at: clock.now(), silenceDays: silenceDays() });
  },
);
