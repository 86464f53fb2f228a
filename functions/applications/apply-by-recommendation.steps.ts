import type { EventOf } from '../../events/catalogue.ts';
import type { Actor } from '../door/actor.ts';
import type { Clock } from '../door/clock.ts';
import { Refusal } from '../door/refusal.ts';
import type { ApplicationsStore } from './applications.store.ts';
import { applyToJob } from './apply-to-job.ts';

interface Needs {
  applicationsStore: Pick<ApplicationsStore, 'job' | 'saveNew'>;
  account(userId: number): Promise<Actor | undefined>;
  clock: Clock;
}

/**
 * Submits the application of a candidate who accepted a recommended job. An earlier application is kept, and a job that
 * closed meanwhile accepts none.
 */
export async function applyByRecommendation(
  { data }: EventOf<'recommendation-accepted'>,
  { applicationsStore, account, clock }: Needs,
): Promise<void> {
  const [job, candidate] = await Promise.all([applicationsStore.job(data.job.id), account(data.candidate.id)]);
  if (!job || !candidate) return;
  try {
    const { application, event } = applyToJob(job, {
      actor: candidate,
      at: clock.now(),
      id: clock.newId(),
      eventId: clock.newId(),
      recommendedBy: data.senderId,
    });
    await applicationsStore.saveNew(application, event);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
