import { clock, theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { openLinkLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { recruiterInvitationsIn } from '../../domain/invitations/recruiter-invitations.ts';
import { renewPerson } from '../../domain/people/person-copy.ts';
import { followWork } from '../../domain/work-requests/follow-work.steps.ts';
import { saveManagersLeft } from './employment.store.ts';
import { handOverWorkRequests } from './hand-over-work-requests.steps.ts';
import { mailInvitation } from './mail-invitation.steps.ts';
import { recruiterRowsOf, saveRecruiterAddress } from './recruiter-rows.store.ts';
import { workRequestsStore } from '../../domain/work-requests/work-requests.store.ts';

const open = () => ({
  ...openLinkLetterNeeds(),
  table: theTable(),
  recruiterInvitations: recruiterInvitationsIn(theTable()),
  workRequests: workRequestsStore(theTable()),
  clock,
});

export const handler = eventConsumer('recruiters', open, {
  'recruiter-invited': mailInvitation,
  // Managers see their recruiters by current name and picture.
  'person-changed': async ({ data }, { table }) =>
    renewPerson(table, data.userId, await recruiterRowsOf(table, data.userId)),
  'email-changed': async ({ data }, { table }) => saveRecruiterAddress(table, data.userId),
  // A recruiter of other managers works from the first candidate on, and no longer than there is a job.
  'claim-proposed': async ({ actor, data: { managerId, job, recruiter, isByAddress } }, needs) => {
    // Of an address nobody learns whether it has an account.
    if (isByAddress) return;
    const asked = await needs.workRequests.requestsBy(managerId, job.id);
    await followWork(
      asked.filter(({ recruiterId }) => recruiterId === recruiter.id),
      'start',
      actor,
      needs,
    );
  },
  'job-closed': async ({ actor, data: { manager, jobId } }, needs) =>
    followWork(await needs.workRequests.requestsBy(manager.id, jobId), 'finish', actor, needs),
  'job-handover-changed': handOverWorkRequests,
  'job-removed': async ({ actor, data: { managerId, jobId } }, needs) =>
    followWork(await needs.workRequests.requestsBy(managerId, jobId), 'finish', actor, needs),
  // Whom a manager lets go works on none of their jobs.
  'recruiter-removed': async ({ actor, data: { manager, recruiterId } }, needs) => {
    // Where the call stopped before it had looked.
    await saveManagersLeft(needs.table, recruiterId);
    const asked = await needs.workRequests.requestsBy(manager.id);
    await followWork(
      asked.filter((one) => one.recruiterId === recruiterId),
      'close',
      actor,
      needs,
    );
  },
});
