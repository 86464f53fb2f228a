import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { composeTimeline } from './compose-timeline.ts';
import type { PipelineStore } from './pipeline.store.ts';

export const listTimelineHandler = handler(
  contract.pipeline.listTimeline,
  async ({ params, query, actor }, { pipelineStore }: { pipelineStore: PipelineStore }) => {
    const { events, notes } = await pipelineStore.story(params, actor);
    return pageOf(composeTimeline(events, notes), query);
  },
);
