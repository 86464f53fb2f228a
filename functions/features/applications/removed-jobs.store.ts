import type { AnyEvent } from '../../../events/catalogue.ts';
import type { Applicant, StoredApplication } from '../../records/application.ts';
import { endedApplicationWrites, noApplicantWrite } from '../../records/application.ts';
import type { MarkedJob } from '../../records/favorite-job.ts';
import { noFavoriteJobWrite } from '../../records/favorite-job.ts';
import { keepPackedApplicant } from '../../domain/packed-jobs/packed-jobs.ts';
import { traceWrite } from '../../records/trace.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Item, Table } from '../../platform/table/table.ts';

const groupSize = 25;

/** Reads and removes what candidates have of a job that was removed. */
export function removedJobsStore(table: Table) {
  /** Who applied for the job, in groups; each may be removed before the next is read. */
  async function* applicantsOf(jobId: number): AsyncGenerator<Applicant[]> {
    let after: Item | undefined;
    do {
      const page = await table.queryPage(keys.applicantsOfJob(jobId), {
        limit: groupSize,
        consistent: true,
        after,
      });
      if (page.items.length > 0) yield page.items;
      after = page.next;
    } while (after);
  }

  /** Who marked the job as favourite, in groups. */
  async function* favoritesOf(jobId: number): AsyncGenerator<MarkedJob[]> {
    let after: Item | undefined;
    do {
      const page = await table.queryPage(keys.favoritesOfJob(jobId), { limit: groupSize, after });
      if (page.items.length > 0) yield page.items;
      after = page.next;
    } while (after);
  }

  /** The application of this candidate for this job, strongly consistent; undefined when it is gone already. */
  async function applicationOf({ candidateId, jobId }: Applicant): Promise<StoredApplication | undefined> {
    return table.get(keys.application(candidateId, jobId), { consistent: true });
  }

  /**
   * Removes an application in one transaction with its event, so that a repetition neither misses nor repeats it. Its
   * events stay, and no key of those they name leads there any more, so each gets a trace. Packed lists show by id who waits.
   */
  async function saveEnded(application: StoredApplication, event: AnyEvent): Promise<void> {
    const place = { pk: keys.applicationSubject(application.id) };
    await table.write([
      ...endedApplicationWrites(application),
      traceWrite(application.candidate.id, place),
      traceWrite(application.managerId, place),
      eventWrite(event),
    ]);
    await keepPackedApplicant(table, application.managerId, {
      jobId: application.jobId,
      candidateId: application.candidate.id,
    });
  }

  /** Removes what leads to an application that is gone already. */
  async function removeApplicant(applicant: Applicant): Promise<void> {
    await table.writeOne(noApplicantWrite(applicant));
  }

  /** Removes a favourite. */
  async function removeFavorite({ candidateId, jobId }: MarkedJob): Promise<void> {
    await table.writeOne(noFavoriteJobWrite(candidateId, jobId));
  }

  return { applicantsOf, favoritesOf, applicationOf, saveEnded, removeApplicant, removeFavorite };
}
export type RemovedJobsStore = ReturnType<typeof removedJobsStore>;
