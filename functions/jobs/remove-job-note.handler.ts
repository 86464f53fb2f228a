import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import type { JobNotesStore } from './job-notes.store.ts';

export const removeJobNoteHandler = handler(
  contract.jobs.removeJobNote,
  async ({ params, actor }, { jobNotesStore }: { jobNotesStore: JobNotesStore }) => {
    await jobNotesStore.remove({ jobId: params.id, noteId: params.noteId, authorId: actor.id });
    return { id: params.noteId };
  },
);
