import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import type { JobNotesStore } from './job-notes.store.ts';

export const listJobNotesHandler = handler(
  contract.jobs.listJobNotes,
  async ({ params, actor }, { jobNotesStore }: { jobNotesStore: JobNotesStore }) =>
    jobNotesStore.notesOn(params.id, actor),
);
