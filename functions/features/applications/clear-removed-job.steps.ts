import type { EventOf } from '../../../events/catalogue.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { Applicant } from '../../records/application.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { endApplication } from './end-application.ts';
import type { RemovedJobsStore } from './removed-jobs.store.ts';

interface Needs {
  removedJobsStore: RemovedJobsStore;
  clock: Clock;
}

/**
 * Removes applications and favourites of a removed job, a group at a time, and says to each applicant that theirs has
 * ended. What is removed is not found again, so a repetition continues where this stopped.
 */
export async function clearRemovedJob(removal: EventOf<'job-removed'>, needs: Needs): Promise<void> {
  const { jobId } = removal.data;
  const { removedJobsStore } = needs;
  for await (const applicants of removedJobsStore.applicantsOf(jobId))
    await inGroups(applicants, (applicant) => endOne(applicant, removal, needs));
  for await (const favorites of removedJobsStore.favoritesOf(jobId))
    await inGroups(favorites, removedJobsStore.removeFavorite);
}

async function endOne(
  applicant: Applicant,
  removal: EventOf<'job-removed'>,
  { removedJobsStore, clock }: Needs,
): Promise<void> {
  const application = await removedJobsStore.applicationOf(applicant);
  if (!application) return removedJobsStore.removeApplicant(applicant);
  const event = endApplication(application, removal, { at: clock.now(), eventId: clock.newId() });
  await removedJobsStore.saveEnded(application, event);
}
