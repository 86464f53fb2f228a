import { contract } from '../../shared/contract/contract.ts';
import type { Clock } from '../door/clock.ts';
import { handler } from '../door/handler.ts';
import type { JobNotesStore } from './job-notes.store.ts';

export const addJobNoteHandler = handler(
  contract.jobs.addJobNote,
  async ({ params, body, actor }, { jobNotesStore, clock }: { jobNotesStore: JobNotesStore; clock: Clock }) => {
    await jobNotesStore.refuseStranger(params.id, actor);
    const { id, role, firstName, lastName, avatar } = actor;
    const createdBy = { id, firstName, lastName, avatar, role };
    const note = { id: clock.newId(), note: body.note, createdBy, createdAt: clock.now(), editedAt: null };
    await jobNotesStore.add(params.id, note);
    return note;
  },
);
