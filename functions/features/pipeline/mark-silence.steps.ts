import type { Clock } from '../../platform/door/clock.ts';
import { silentSince } from '../../domain/managers/silent-manager.ts';
import { eachAlone } from '../../platform/door/each-alone.ts';
import { allShards } from '../../platform/table/shards.ts';
import type { SilenceStore } from './silence.store.ts';

interface Needs {
  store: Pick<SilenceStore, 'jobsWithCandidates' | 'candidatesOn' | 'job' | 'saveMark'>;
  /** After how many days without an answer a job is marked. */
  answerDays: number;
  clock: Pick<Clock, 'now'>;
}
interface Marked {
  id: number;
  managerId: number;
  silentSince?: string;
}

/**
 * Marks the open jobs of these shards whose managers have answered nobody for too long and takes the mark off the others, so that lists
 * show it without reading who is on each job (PLUS-14). It returns how many marks changed.
 */
export async function markSilence(needs: Needs, shards = allShards): Promise<{ marks: number }> {
  const marking = eachAlone('marking silence');
  let marks = 0;
  for await (const jobs of needs.store.jobsWithCandidates(shards)) {
    const renewed = await marking.each(
      jobs,
      ({ id }) => ({ jobId: id }),
      (job) => renewedMark(job, needs),
    );
    marks += renewed.filter(Boolean).length;
  }
  marking.end();
  return { marks };
}

/** Takes the mark off a job whose manager has answered, or where nobody waits any more (PLUS-14). */
export async function endSilence(jobId: number, needs: Needs): Promise<void> {
  const job = await needs.store.job(jobId);
  if (job?.silentSince) await renewedMark(job, needs);
}

async function renewedMark(
  { id, managerId, silentSince: marked }: Marked,
  { store, answerDays, clock }: Needs,
): Promise<boolean> {
  const since = silentSince(await store.candidatesOn(id), { managerId, at: clock.now(), answerDays });
  if (since === (marked ?? null)) return false;
  await store.saveMark(id, since);
  return true;
}
