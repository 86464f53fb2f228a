import type { Actor } from '../../functions/platform/door/actor.ts';
import { addOverseenJobNoteHandler } from '../../functions/features/jobs/job-note.handlers.ts';
import type { JobNotesStore } from '../../functions/features/jobs/job-notes.store.ts';
import type { accountsIn } from '../../functions/records/account.ts';
import type { MailAllowance } from '../../functions/records/mail-allowance.ts';
import {
  acceptCollaborationHandler,
  requestCollaborationsHandler,
  resendCollaborationRequestHandler,
} from '../../functions/features/super-manager/collaboration.handlers.ts';
import type { SuperManagerStore } from '../../functions/features/super-manager/super-manager.store.ts';
import { openStatus } from '../../shared/constants/job.ts';
import { act } from './act.ts';
import type { PlantedJob } from './plant-jobs.ts';
import type { PlantedPeople } from './plant-people.ts';
import type { worldClock } from './world-clock.ts';

export interface CollaborationNeeds {
  accounts: ReturnType<typeof accountsIn>;
  superManagerStore: SuperManagerStore;
  jobNotesStore: JobNotesStore;
  mailAllowance: MailAllowance;
  clock: ReturnType<typeof worldClock>;
}

/** Who agreed, and who was asked twice and has not answered yet. */
const [agreed, waiting] = ['daniel.reyes@example.com', 'charlotte.beaumont@example.com'] as const;

/** A super manager works with one manager, waits for the answer of another, and has left a note on an open job. */
export async function plantCollaboration(
  { overseers, managers }: PlantedPeople,
  jobs: PlantedJob[],
  needs: CollaborationNeeds,
): Promise<void> {
  const { clock } = needs;
  const overseer = overseers[0];
  const byEmail = (email: string) => managers.find((one) => one.email === email);
  const [partner, asked] = [byEmail(agreed), byEmail(waiting)];
  if (!overseer || !partner || !asked) throw new Error('Nobody to work with each other');
  clock.moveTo(clock.at(62, 600));
  const id = await ask(overseer, partner, needs);
  clock.moveTo(clock.at(61, 660));
  await act(acceptCollaborationHandler, partner, { params: { id } }, needs);
  const job = jobs.findLast(({ manager, job: { status } }) => manager === partner && status === openStatus)?.job;
  clock.moveTo(clock.at(6, 600));
  const request = await ask(overseer, asked, needs);
  if (job) {
    clock.moveTo(clock.at(3, 620));
    const note = 'Two finalists for three weeks now. Can we help the client decide?';
    await act(addOverseenJobNoteHandler, overseer, { params: { id: job.id }, body: { note } }, needs);
  }
  clock.moveTo(clock.at(2, 600));
  await act(resendCollaborationRequestHandler, overseer, { params: { id: request } }, needs);
}

async function ask(overseer: Actor, manager: Actor, needs: CollaborationNeeds): Promise<number> {
  const [answer] = await act(requestCollaborationsHandler, overseer, { body: { managerIds: [manager.id] } }, needs);
  if (!answer?.request) throw new Error(`${manager.email} cannot be asked`);
  return answer.request.id;
}
