import { contract } from '../../shared/contract/contract.ts';
import type { Clock } from '../door/clock.ts';
import { handler } from '../door/handler.ts';
import type { JobNotesStore } from './job-notes.store.ts';

export const changeJobNoteHandler = handler(
  contract.jobs.changeJobNote,
  async ({ params, body, actor }, { jobNotesStore, clock }: { jobNotesStore: JobNotesStore; clock: Clock }) => {
    const place = { jobId: params.id, noteId: params.noteId, authorId: actor.id };
    return jobNotesStore.change(place, { note: body.note, editedAt: clock.now() });
  },
);
