import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { NotesStore } from './notes.store.ts';

export const removeCandidateJobNoteHandler = answer(
  contract.pipeline.removeCandidateJobNote,
  async ({ params, actor }, { notesStore }: { notesStore: NotesStore }) => {
    await notesStore.removeNote(params, params.noteId, actor.id);
    return { id: params.noteId };
  },
);
