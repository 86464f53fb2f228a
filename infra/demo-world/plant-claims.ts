import type { AnyEvent } from '../../events/catalogue.ts';
import {
  confirmClaimHandler,
  declineClaimHandler,
  endCandidateClaimHandler,
  endRecruiterClaimHandler,
} from '../../functions/features/claims/claim.handlers.ts';
import type { ClaimsStore } from '../../functions/features/claims/claims.store.ts';
import { endDueClaims } from '../../functions/features/claims/end-due-claims.steps.ts';
import { passOverRivals } from '../../functions/features/claims/pass-over-rivals.steps.ts';
import { mayPropose } from '../../functions/features/claims/propose-candidate.ts';
import { proposeCandidateHandler } from '../../functions/features/claims/propose-candidate.handler.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import { Refusal } from '../../functions/platform/door/refusal.ts';
import type { MailAllowance } from '../../functions/records/mail-allowance.ts';
import { act } from './act.ts';
import type { PlantedJob } from './plant-jobs.ts';
import type { PlantedPeople } from './plant-people.ts';
import type { worldClock } from './world-clock.ts';

export interface ClaimNeeds {
  claimsStore: ClaimsStore;
  mailAllowance: MailAllowance;
  claimDays: () => number;
  proposalDays: () => number;
  clock: ReturnType<typeof worldClock>;
}

type Outcome = 'waits' | 'chosen' | 'declined' | 'withdrawn' | 'lapsed' | 'ended';

interface Story {
  candidate: number;
  /** Whose open job it is about. */
  manager: number;
  /** Each works for that manager, and proposes in this order; the candidate chooses the last. */
  recruiters: readonly number[];
  daysAgo: number;
  outcome: Outcome;
  message?: string;
}

/** Managers, recruiters and candidates by their place, one story for each outcome, and two recruiters who want the same. */
const stories: readonly Story[] = [
  { candidate: 3, manager: 2, recruiters: [5], daysAgo: 20, outcome: 'lapsed' },
  { candidate: 1, manager: 0, recruiters: [0, 3], daysAgo: 12, outcome: 'chosen' },
  { candidate: 9, manager: 2, recruiters: [5, 2], daysAgo: 11, outcome: 'chosen' },
  { candidate: 5, manager: 2, recruiters: [2], daysAgo: 9, outcome: 'ended' },
  { candidate: 2, manager: 2, recruiters: [2], daysAgo: 8, outcome: 'declined' },
  { candidate: 4, manager: 0, recruiters: [3], daysAgo: 6, outcome: 'withdrawn' },
  {
    candidate: 0,
    manager: 0,
    recruiters: [0, 3],
    daysAgo: 3,
    outcome: 'waits',
    message: 'Two of their nurses came from me, and both stayed.',
  },
  {
    candidate: 9,
    manager: 2,
    recruiters: [2, 5],
    daysAgo: 2,
    outcome: 'waits',
    message: 'They pay above your range, and the team is one you would like.',
  },
];

/** Proposals and claims in every state, two of them contested. */
export async function plantClaims(people: PlantedPeople, jobs: PlantedJob[], needs: ClaimNeeds): Promise<void> {
  for (const story of stories) await plantStory(story, people, jobs, needs);
}

async function plantStory(story: Story, people: PlantedPeople, jobs: PlantedJob[], needs: ClaimNeeds): Promise<void> {
  const { clock } = needs;
  const { daysAgo, outcome, message } = story;
  const candidate = people.candidates[story.candidate];
  const recruiters = story.recruiters.flatMap((place) => people.recruiters[place] ?? []);
  const jobId = candidate && (await openTo(recruiters, candidate, { story, people, jobs }, needs));
  if (!candidate || !jobId)
    throw new Error('There is no open job for which these recruiters may propose the candidate');
  let last: { id: number; recruiter: Actor } | undefined;
  for (const [place, recruiter] of recruiters.entries()) {
    clock.moveTo(clock.at(daysAgo, 540 + place * 200));
    const body = { candidateId: candidate.id, jobId, ...(place === 0 && message && { message }) };
    last = { id: (await act(proposeCandidateHandler, recruiter, { body }, needs)).id, recruiter };
  }
  if (last) await answer(outcome, { ...last, candidate, daysAgo }, needs);
}

async function answer(
  outcome: Outcome,
  { id, recruiter, candidate, daysAgo }: { id: number; recruiter: Actor; candidate: Actor; daysAgo: number },
  needs: ClaimNeeds,
): Promise<void> {
  const { claimsStore, clock, proposalDays } = needs;
  const params = { id };
  clock.moveTo(clock.at(daysAgo - 1, 660));
  if (outcome === 'declined') {
    const body = { reason: 'I would not move to another city now.' };
    await act(declineClaimHandler, candidate, { params, body }, needs);
  }
  if (outcome === 'withdrawn') {
    const body = { reason: 'The shifts are not the ones that we spoke about.' };
    await act(endRecruiterClaimHandler, recruiter, { params, body }, needs);
  }
  if (outcome === 'chosen' || outcome === 'ended') {
    await act(confirmClaimHandler, candidate, { params }, needs);
    const { events } = await claimsStore.storyOf(id);
    for (const event of events as AnyEvent[]) if (event.type === 'claim-confirmed') await passOverRivals(event, needs);
  }
  if (outcome === 'ended') {
    clock.moveTo(clock.at(daysAgo - 4, 700));
    const body = { reason: 'I have not heard anything since I agreed.' };
    await act(endCandidateClaimHandler, candidate, { params, body }, needs);
  }
  if (outcome === 'lapsed') {
    clock.moveTo(clock.at(daysAgo - proposalDays() - 1, 120));
    await endDueClaims(needs);
  }
}

/** The newest open job, posted before the story, for which nothing speaks against any of these recruiters. */
async function openTo(
  recruiters: readonly Actor[],
  { id: candidateId }: Actor,
  { story, people, jobs }: { story: Story; people: PlantedPeople; jobs: PlantedJob[] },
  { claimsStore, clock }: ClaimNeeds,
): Promise<number | undefined> {
  const before = clock.at(story.daysAgo, 0);
  const theirs = jobs.filter(
    ({ manager, postedAt }) => manager.id === people.managers[story.manager]?.id && postedAt < before,
  );
  const at = new Date(before).toISOString();
  for (const { job } of theirs.toReversed()) {
    const free = await Promise.all(
      recruiters.map(async (actor) => {
        const facts = await claimsStore.factsFor(actor.id, { candidateId, jobId: job.id });
        return isFree(() => mayPropose(facts, { actor, candidateId, at }));
      }),
    );
    if (free.every(Boolean)) return job.id;
  }
  return undefined;
}

function isFree(check: () => unknown): boolean {
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
