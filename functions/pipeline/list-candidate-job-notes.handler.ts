import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { pageOf } from '../door/page.ts';
import type { PipelineStore } from './pipeline.store.ts';

export const listCandidateJobNotesHandler = answer(
  contract.pipeline.listCandidateJobNotes,
  async ({ params, query, actor }, { pipelineStore }: { pipelineStore: PipelineStore }) => {
    const { notes } = await pipelineStore.story(params, actor);
    const { data, meta } = pageOf(notes, query);
    return { notes: data, meta };
  },
);
