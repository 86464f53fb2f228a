import { timelinePage } from '../../../shared/constants/pipeline.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { composeTimeline } from './compose-timeline.ts';
import type { PipelineStore } from './pipeline.store.ts';
import { outlookOf } from './usual-next.ts';

interface Needs {
  pipelineStore: Pick<PipelineStore, 'record'>;
  silenceDays(): number;
  clock: Pick<Clock, 'now'>;
}

export const readCandidateOnJobHandler = handler(
  contract.pipeline.readCandidateOnJob,
  async ({ params, actor }, { pipelineStore, silenceDays, clock }: Needs) => {
    const { onJob, jobStatus, events, notes, others } = await pipelineStore.record(params, actor);
    const outlook =
      jobStatus === 'signed' ? outlookOf(onJob, others, { at: clock.now(), silenceDays: silenceDays() }) : null;
    const timeline = pageOf(composeTimeline(events, notes), { page: 1, perPage: timelinePage });
    return { ...onJob, jobStatus, timeline, outlook };
  },
);
