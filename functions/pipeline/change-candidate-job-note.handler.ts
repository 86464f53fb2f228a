import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import type { Clock } from '../door/clock.ts';
import type { NotesStore } from './notes.store.ts';

export const changeCandidateJobNoteHandler = handler(
  contract.pipeline.changeCandidateJobNote,
  async ({ params, body, actor }, { notesStore, clock }: { notesStore: NotesStore; clock: Clock }) =>
    notesStore.changeNote(params, params.noteId, actor.id, { note: body.note, editedAt: clock.now() }),
);
