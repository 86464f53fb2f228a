import type { AnyEvent } from '../../events/catalogue.ts';
import type { ClaimsStore } from '../../functions/features/claims/claims.store.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import { closeJobHandler } from '../../functions/features/jobs/job-status.handlers.ts';
import type { JobsStore } from '../../functions/features/jobs/jobs.store.ts';
import { changeCandidateStatusHandler } from '../../functions/features/pipeline/change-candidate-status.handler.ts';
import type { PipelineStore } from '../../functions/features/pipeline/pipeline.store.ts';
import { awardPoints } from '../../functions/features/points/award-points.ts';
import type { BountiesStore } from '../../functions/features/points/bounties.store.ts';
import {
  contestReturnHandler,
  decideReturnHandler,
  returnBountyHandler,
} from '../../functions/features/points/bounty.handlers.ts';
import type { PointsStore } from '../../functions/features/points/points.store.ts';
import { redeemPointsHandler } from '../../functions/features/points/redeem-points.handler.ts';
import { viewRewardHandler } from '../../functions/features/points/points.handlers.ts';
import { openStatus } from '../../shared/constants/job.ts';
import { pipelineStatuses } from '../../shared/constants/pipeline.ts';
import { oneDay } from '../../shared/constants/time.ts';
import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import { isForward } from '../../shared/rules/pipeline-status.ts';
import { stages } from '../stages.ts';
import { act } from './act.ts';
import type { PlantedJob } from './plant-jobs.ts';
import type { PlantedPeople } from './plant-people.ts';
import type { worldClock } from './world-clock.ts';

export interface BountyNeeds {
  claimsStore: ClaimsStore;
  jobsStore: JobsStore;
  pipelineStore: PipelineStore;
  pointsStore: PointsStore;
  bountiesStore: BountiesStore;
  clock: ReturnType<typeof worldClock>;
}

/** With those whom an earlier story hired. */
type Needs = BountyNeeds & { hired: ReadonlySet<number> };

/** A hire of somebody whom a recruiter had put forward, and what became of its points. */
interface Story {
  manager: number;
  recruiter: number;
  daysAgo: number;
  isGuaranteed: boolean;
  redeemed?: number;
  left?: { daysAgo: number; reason: string; contest?: string; decision?: string };
}

/** Managers and recruiters by their place; a super manager works with the first manager alone, and decides there. */
const stories: readonly Story[] = [
  {
    manager: 2,
    recruiter: 2,
    daysAgo: 12,
    isGuaranteed: true,
    left: { daysAgo: 3, reason: 'Resigned in the first fortnight; the shifts did not suit the family.' },
  },
  { manager: 2, recruiter: 5, daysAgo: 24, isGuaranteed: false, redeemed: 100 },
  {
    manager: 0,
    recruiter: 3,
    daysAgo: 20,
    isGuaranteed: true,
    left: {
      daysAgo: 9,
      reason: 'Left in the second week for an offer closer to home.',
      contest: 'The start was moved twice, and the second date was four weeks after the first.',
      decision: 'The client moved the start twice and then hired somebody else. The recruiter keeps the points.',
    },
  },
  {
    manager: 0,
    recruiter: 0,
    daysAgo: 6,
    isGuaranteed: true,
    left: {
      daysAgo: 3,
      reason: 'Did not come back after the first day and does not answer.',
      contest: 'They learned on the first day that the position is in another city. The job says otherwise.',
    },
  },
];

type World = { people: PlantedPeople; jobs: readonly PlantedJob[]; events: readonly AnyEvent[] };

/** Hires and what they earned, as the reaction to each would write it; some left while their guarantee ran. */
export async function plantBounties(world: World, needs: BountyNeeds): Promise<void> {
  const hired = new Set<number>();
  for (const story of stories) hired.add(await plantStory(story, world, { ...needs, hired }));
}

/** Returns who was hired. */
async function plantStory(story: Story, { people, jobs, events }: World, needs: Needs): Promise<number> {
  const { jobsStore, pipelineStore, pointsStore, clock } = needs;
  const { daysAgo, redeemed, left } = story;
  const [manager, recruiter] = [people.managers[story.manager], people.recruiters[story.recruiter]];
  const ofManager = jobs.filter((one) => one.manager.id === manager?.id);
  const place = manager && recruiter && (await readyToHire(story, recruiter, ofManager, needs));
  if (!manager || !place) throw new Error('The recruiter has put nobody forward who could be hired');
  const { jobId, candidateId } = place;
  for (const [step, status] of (['candidate_selected', 'hiring_onboarding'] as const).entries()) {
    if (!isForward(place.status, status)) continue;
    clock.moveTo(clock.at(daysAgo + 2 - step, 630));
    const params = { jobId, candidateId };
    await act(changeCandidateStatusHandler, manager, { params, body: { status } }, { pipelineStore, clock });
  }
  clock.moveTo(clock.at(daysAgo, 640));
  const hired = { params: { id: jobId }, body: { candidateId, recruiterId: recruiter.id } };
  await act(closeJobHandler, manager, hired, { jobsStore, clock });
  const closed = events.findLast((event) => event.type === 'job-closed' && event.data.jobId === jobId);
  const award = closed?.type === 'job-closed' ? awardPoints(closed) : undefined;
  if (!award) throw new Error('This hire earns nothing');
  await pointsStore.saveAward(award, stages.local.monthlyPointsCap);
  await act(viewRewardHandler, recruiter, { params: { id: award.entry.id } }, { pointsStore, clock });
  if (redeemed) {
    clock.moveTo(clock.at(daysAgo - 3, 700));
    await act(redeemPointsHandler, recruiter, { body: { count: redeemed } }, needs);
  }
  if (left) await leave(left, { jobId, manager, recruiter, overseer: people.overseers[0] }, needs);
  return candidateId;
}

/** Whom this recruiter put forward and who is furthest, on an open job where nothing has happened since. */
async function readyToHire(
  { daysAgo, isGuaranteed }: Story,
  recruiter: Actor,
  jobs: readonly PlantedJob[],
  { claimsStore, jobsStore, hired, clock }: Needs,
): Promise<CandidateOnJob | undefined> {
  const before = new Date(clock.at(daysAgo + 2, 0)).toISOString();
  const found: CandidateOnJob[] = [];
  for (const { job } of jobs) {
    const places = await claimsStore.candidatesOn(job.id);
    if ((await jobsStore.job(job.id))?.status !== openStatus) continue;
    if (places.some(({ statusChangedAt }) => statusChangedAt >= before)) continue;
    const theirs = places.filter(
      ({ candidateId, recruiterId, status, claim }) =>
        !hired.has(candidateId) &&
        recruiterId === recruiter.id &&
        status !== 'rejected' &&
        claim &&
        claim.guaranteeDays > 0 === isGuaranteed,
    );
    found.push(...theirs);
  }
  return found.toSorted((a, b) => pipelineStatuses.indexOf(b.status) - pipelineStatuses.indexOf(a.status))[0];
}

async function leave(
  { daysAgo, reason, contest, decision }: NonNullable<Story['left']>,
  { jobId, manager, recruiter, overseer }: { jobId: number; manager: Actor; recruiter: Actor; overseer?: Actor },
  needs: BountyNeeds,
): Promise<void> {
  const { bountiesStore, clock } = needs;
  const at = clock.at(daysAgo, 620);
  clock.moveTo(at);
  const leftOn = new Date(at - oneDay).toISOString().slice(0, 10);
  await act(returnBountyHandler, manager, { params: { id: jobId }, body: { leftOn, reason } }, needs);
  const params = { id: (await bountiesStore.hiresOf(jobId))[0]?.returned?.id };
  if (!contest) return;
  clock.moveTo(clock.at(daysAgo - 1, 640));
  await act(contestReturnHandler, recruiter, { params, body: { words: contest } }, needs);
  if (!decision) return;
  clock.moveTo(clock.at(daysAgo - 3, 660));
  await act(decideReturnHandler, overseer, { params, body: { outcome: 'restored', words: decision } }, needs);
}
