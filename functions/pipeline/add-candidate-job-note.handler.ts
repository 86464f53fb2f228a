import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import type { Clock } from '../door/clock.ts';
import { keys } from '../table/keys.ts';
import { eventActor, eventOf } from '../table/outbox.ts';
import type { NotesStore } from './notes.store.ts';
import type { PipelineStore } from './pipeline.store.ts';

export const addCandidateJobNoteHandler = handler(
  contract.pipeline.addCandidateJobNote,
  async (
    { params, body, actor },
    { pipelineStore, notesStore, clock }: { pipelineStore: PipelineStore; notesStore: NotesStore; clock: Clock },
  ) => {
    const { onJob } = await pipelineStore.position(params, actor);
    const at = clock.now();
    const createdBy = {
      id: actor.id,
      firstName: actor.firstName,
      lastName: actor.lastName,
      avatar: actor.avatar,
      role: actor.role,
    };
    const note = { id: clock.newId(), note: body.note, createdBy, createdAt: at, editedAt: null };
    const event = eventOf('candidate-note-added', {
      id: clock.newId(),
      at,
      actor: eventActor(actor),
      subject: keys.candidateOnJobSubject(params.jobId, params.candidateId),
      data: { ...params, managerId: onJob.managerId, recruiterId: onJob.recruiterId, noteId: note.id },
    });
    await notesStore.addNote(params, note, event);
    return note;
  },
);
