import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { pageOf } from '../door/page.ts';
import type { NotesStore } from './notes.store.ts';
import type { PipelineStore } from './pipeline.store.ts';

export const listCandidateJobNotesHandler = answer(
  contract.pipeline.listCandidateJobNotes,
  async ({ params, query, actor }, { pipelineStore, notesStore }: { pipelineStore: PipelineStore; notesStore: NotesStore }) => {
    const [, notes] = await Promise.all([pipelineStore.position(params, actor), notesStore.notes(params)]);
    const { data, meta } = pageOf(notes, query);
    return { notes: data, meta };
  },
);
