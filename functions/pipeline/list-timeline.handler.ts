import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { pageOf } from '../door/page.ts';
import { composeTimeline } from './compose-timeline.ts';
import type { NotesStore } from './notes.store.ts';
import type { PipelineStore } from './pipeline.store.ts';

export const listTimelineHandler = answer(
  contract.pipeline.listTimeline,
  async ({ params, query, actor }, { pipelineStore, notesStore }: { pipelineStore: PipelineStore; notesStore: NotesStore }) => {
    const [, events, notes] = await Promise.all([pipelineStore.position(params, actor), pipelineStore.events(params), notesStore.notes(params)]);
    return pageOf(composeTimeline(events, notes), query);
  },
);
