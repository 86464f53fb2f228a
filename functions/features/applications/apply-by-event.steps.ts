import type { EventOf } from '../../../events/catalogue.ts';
import { mustBeAnswered } from '../../../shared/rules/question-answer.ts';
import type { Actor } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { Refusal } from '../../platform/door/refusal.ts';
import { againIfRefused } from '../../platform/table/again.ts';
import { ownResumeChanged } from '../../records/own-resume.ts';
import type { ApplicationsStore } from './applications.store.ts';
import type { FollowedLink } from '../../domain/jobs/followed-link.ts';
import type { StoredJobLink } from '../../records/job-link.ts';
import { applyToJob } from './apply-to-job.ts';
import { creditOf } from './credit-of.steps.ts';
import { throughLink } from './link-followed.steps.ts';
import { sentByItself } from './sent-with-application.ts';

interface Needs {
  applicationsStore: Pick<
    ApplicationsStore,
    'forApplying' | 'saveNew' | 'hidesFromManager' | 'hidesFromRecruiter' | 'worksForManager'
  >;
  followedLink: FollowedLink;
  account(userId: number): Promise<(Actor & { invitedBy?: number }) | undefined>;
  clock: Clock;
}

/** Submits the application of a candidate who accepted a recommended job, unless its page must ask something first (PLUS-55). */
export function applyByRecommendation({ data }: EventOf<'recommendation-accepted'>, needs: Needs): Promise<void> {
  const asked = { candidateId: data.candidate.id, jobId: data.job.id, recommendedBy: data.senderId };
  return againIfRefused(ownResumeChanged, () => submit(asked, needs));
}

/**
 * Submits the application for which a guest signed up, now that the address is confirmed (GUEST-31); where the job's
 * questions must be answered, its page asks them instead (PLUS-55).
 */
export async function applyAfterSignUp({ data }: EventOf<'account-confirmed'>, needs: Needs): Promise<void> {
  if (data.applyTo === undefined || data.role !== 'candidate') return;
  const asked = { candidateId: data.userId, jobId: data.applyTo, byLink: data.byLink };
  await againIfRefused(ownResumeChanged, () => submit(asked, needs));
}

/**
 * An earlier application is kept, a job that closed meanwhile or must be answered accepts none, and neither do people from
 * whom the candidate hides (PLUS-21).
 */
async function submit(
  {
    candidateId,
    jobId,
    recommendedBy,
    byLink,
  }: { candidateId: number; jobId: number; recommendedBy?: number; byLink?: string | undefined },
  { applicationsStore, followedLink, account, clock }: Needs,
): Promise<void> {
  const [{ job, list, resume, former }, candidate] = await Promise.all([
    applicationsStore.forApplying(jobId, candidateId),
    account(candidateId),
  ]);
  if (!job || !candidate || mustBeAnswered(job.questions)) return;
  if (await applicationsStore.hidesFromManager(candidateId, job.managerId, list)) return;
  const at = clock.now();
  const came = { candidateId, job, list, at };
  const apply = async (link?: StoredJobLink) => {
    const credit = await creditOf(
      { ...came, isInvited: candidate.isInvited, recommendedBy, link },
      { account, applicationsStore },
    );
    const { application, event } = applyToJob(job, {
      actor: candidate,
      at,
      id: clock.newId(),
      eventId: clock.newId(),
      sent: sentByItself(resume),
      ...credit,
    });
    await applicationsStore.saveNew(application, event, list, { link, former, resume });
  };
  try {
    await throughLink(byLink, came, { followedLink, applicationsStore }, apply);
  } catch (error) {
    if (!(error instanceof Refusal) || error === ownResumeChanged) throw error;
  }
}
