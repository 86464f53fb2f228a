import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { pageOf } from '../door/page.ts';
import { composeTimeline } from './compose-timeline.ts';
import type { PipelineStore } from './pipeline.store.ts';

export const listTimelineHandler = answer(
  contract.pipeline.listTimeline,
  async ({ params, query, actor }, { pipelineStore }: { pipelineStore: PipelineStore }) => {
    const { events, notes } = await pipelineStore.story(params, actor);
    return pageOf(composeTimeline(events, notes), query);
  },
);
