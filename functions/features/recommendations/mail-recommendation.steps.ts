import type { EventOf } from '../../../events/catalogue.ts';
import type { LinkLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { mailLink } from '../../platform/outside/mail/mail-letter.ts';
import { isOpenJob } from '../../../shared/rules/open-job.ts';
import type { Recommendations } from '../../domain/invitations/recommendations.ts';
import { recommendationLetter } from './recommendation-letter.ts';
import type { RecommendationsStore } from './recommendations.store.ts';

interface Needs extends LinkLetterNeeds {
  recommendations: Pick<Recommendations, 'one'>;
  recommendationsStore: Pick<RecommendationsStore, 'job'>;
}

/**
 * Mails a waiting recommendation with the job's facts and a fresh link. Nothing is mailed once it was answered or
 * cancelled, or the job has closed.
 */
export async function mailRecommendation(
  { id, data: { recommendationId, sender } }: EventOf<'job-recommended'>,
  needs: Needs,
): Promise<void> {
  const { email, status, job: recommended } = await needs.recommendations.one(sender.id, recommendationId);
  const job = await needs.recommendationsStore.job(recommended.id);
  if (status !== 'waiting' || !job || !isOpenJob(job, needs.clock.now())) return;
  const place = { senderId: sender.id, recommendationId, jobId: job.id, jobTitle: job.title, email };
  await mailLink(
    { to: email, purpose: { kind: 'recommendation', ...place }, page: `/guest/job/${job.id}`, id },
    (link) => recommendationLetter(sender, job, `${link}&email=${encodeURIComponent(email)}`),
    needs,
  );
}
