import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import type { NotesStore } from './notes.store.ts';

export const removeCandidateJobNoteHandler = handler(
  contract.pipeline.removeCandidateJobNote,
  async ({ params, actor }, { notesStore }: { notesStore: NotesStore }) => {
    await notesStore.removeNote(params, params.noteId, actor.id);
    return { id: params.noteId };
  },
);
