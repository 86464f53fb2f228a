import type { EventOf } from '../../events/catalogue.ts';
import type { Clock } from '../door/clock.ts';
import type { SendMail } from '../outside/mail/port.ts';
import { renderMail } from '../outside/mail/render-mail.ts';
import { plainLetter } from '../outside/mail/templates/plain-letter.tsx';
import { isOpenJob } from '../records/job.ts';
import type { Recommendations } from '../records/recommendation.ts';
import type { MailedTokens } from '../records/mailed-token.ts';
import { recommendationLetter } from './recommendation-letter.ts';
import type { RecommendationsStore } from './recommendations.store.ts';

interface Needs {
  recommendations: Pick<Recommendations, 'one'>;
  recommendationsStore: Pick<RecommendationsStore, 'job'>;
  mailedTokens: Pick<MailedTokens, 'save'>;
  send: SendMail;
  siteUrl: string;
  clock: Clock;
}

/**
 * Mails a waiting recommendation with the job's facts and a fresh link. Nothing is mailed once it was answered or
 * cancelled, or the job has closed.
 */
export async function mailRecommendation(
  { id, data: { recommendationId, sender } }: EventOf<'job-recommended'>,
  { recommendations, recommendationsStore, mailedTokens, send, siteUrl, clock }: Needs,
): Promise<void> {
  const {
    email,
    status,
    job: { id: jobId },
  } = await recommendations.one(sender.id, recommendationId);
  const job = await recommendationsStore.job(jobId);
  if (status !== 'waiting' || !job || !isOpenJob(job, clock.now())) return;
  const token = clock.newToken();
  await mailedTokens.save(
    token,
    { kind: 'recommendation', senderId: sender.id, recommendationId, jobId, jobTitle: job.title, email },
    clock.now(),
  );
  const link = `${siteUrl}/guest/job/${jobId}?token=${token}&email=${encodeURIComponent(email)}`;
  await send(renderMail(email, recommendationLetter(sender, job, link), plainLetter), id);
}
