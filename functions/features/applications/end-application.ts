import type { EventOf } from '../../../events/catalogue.ts';
import type { StoredApplication } from '../../records/application.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventOf } from '../../platform/table/outbox.ts';

/** Decides what is said when an application goes with its job, in the name of the manager who removed the job. */
export function endApplication(
  application: StoredApplication,
  removal: EventOf<'job-removed'>,
  { at, eventId }: { at: string; eventId: number },
): EventOf<'self-assignment-ended'> {
  const { id, candidate, jobId, jobTitle, managerId, state } = application;
  return eventOf('self-assignment-ended', {
    id: eventId,
    at,
    actor: removal.actor,
    subject: keys.applicationSubject(id),
    data: {
      applicationId: id,
      job: { id: jobId, title: jobTitle },
      managerId,
      candidate,
      waited: state === 'waiting',
    },
  });
}
