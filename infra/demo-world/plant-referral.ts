import type { AnyEvent } from '../../events/catalogue.ts';
import { confirmClaimHandler } from '../../functions/features/claims/claim.handlers.ts';
import { proposeCandidateHandler } from '../../functions/features/claims/propose-candidate.handler.ts';
import { closeJobHandler } from '../../functions/features/jobs/job-status.handlers.ts';
import { awardHire, type AwardNeeds } from '../../functions/features/points/award-hire.steps.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import { openStatus } from '../../shared/constants/job.ts';
import { act } from './act.ts';
import type { BountyNeeds } from './plant-bounties.ts';
import type { ClaimNeeds } from './plant-claims.ts';
import { inviteAndJoin, type InvitationNeeds } from './plant-invitations.ts';
import type { PlantedJob } from './plant-jobs.ts';
import type { PlantedPeople } from './plant-people.ts';
import { plantProfile, type ProfileNeeds } from './plant-profiles.ts';

type Needs = InvitationNeeds & ClaimNeeds & ProfileNeeds & Pick<BountyNeeds, 'jobsStore'> & { award: AwardNeeds };

const inviterEmail = 'priya.iyer@example.com';
const friend = { firstName: 'Anjali', lastName: 'Menon', email: 'anjali.menon@example.com' };
/** The place of the friend's profile in the material: an electrician. */
const friendsMaterial = 129;

/** A candidate invited a friend, who joined and was hired: the referral share is in the ledger (PLUS-42). */
export async function plantReferral(
  { people, jobs, events }: { people: PlantedPeople; jobs: readonly PlantedJob[]; events: readonly AnyEvent[] },
  needs: Needs,
): Promise<void> {
  const { clock } = needs;
  const inviter = people.candidates.find(({ email }) => email === inviterEmail);
  const [manager, recruiter] = [people.managers[2], people.recruiters[2]];
  const jobId = manager && (await untouchedJobOf(manager, jobs, needs));
  if (!inviter || !recruiter || !jobId) throw new Error('There is no open job for the friend of a candidate');
  await inviteAndJoin(inviter, { ...friend, invitedAgo: 16, joinedAgo: 15 }, needs);
  const joined = await needs.accountsStore.accountByEmail(friend.email);
  if (!joined) throw new Error('The friend did not join');
  clock.moveTo(clock.at(14, 600));
  await plantProfile(joined, friendsMaterial, needs);
  clock.moveTo(clock.at(13, 600));
  const body = { candidateId: joined.id, jobId };
  const { id } = await act(proposeCandidateHandler, recruiter, { body }, needs);
  clock.moveTo(clock.at(12, 600));
  await act(confirmClaimHandler, joined, { params: { id } }, needs);
  clock.moveTo(clock.at(4, 600));
  await act(closeJobHandler, manager, { params: { id: jobId }, body: { candidateId: joined.id } }, needs);
  const closed = events.findLast((event) => event.type === 'job-closed' && event.data.jobId === jobId);
  if (closed?.type === 'job-closed') await awardHire(closed, needs.award);
}

/** An open job with points on which nobody is, so that closing it changes nobody's story. */
async function untouchedJobOf(
  manager: Actor,
  jobs: readonly PlantedJob[],
  { claimsStore, jobsStore, clock }: Needs,
): Promise<number | undefined> {
  const before = clock.at(20, 0);
  for (const { job, postedAt } of jobs.filter((one) => one.manager.id === manager.id)) {
    const isOpen = (await jobsStore.job(job.id))?.status === openStatus;
    if (isOpen && job.points > 0 && postedAt < before && (await claimsStore.candidatesOn(job.id)).length === 0)
      return job.id;
  }
  return undefined;
}
