import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { pageOf } from '../door/page.ts';
import type { PipelineStore } from './pipeline.store.ts';

export const listCandidateJobNotesHandler = handler(
  contract.pipeline.listCandidateJobNotes,
  async ({ params, query, actor }, { pipelineStore }: { pipelineStore: PipelineStore }) => {
    const { notes } = await pipelineStore.story(params, actor);
    const { data, meta } = pageOf(notes, query);
    return { notes: data, meta };
  },
);
