import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { StageSummaries } from '../../platform/outside/ai-text/port.ts';
import type { SummaryAllowance } from '../../records/summary-allowance.ts';
import type { CandidateProfileStore } from './candidate-profile.store.ts';
import { jobOfCandidate } from './job-of-candidate.ts';
import type { JobsOfCandidateStore } from './jobs-of-candidate.store.ts';
import { profileAccess, profileWithRight } from './may-see-profile.ts';
import { readProfile, readRecord, type MarkNeeds, type ReadNeeds, type SaveNeeds } from './profile-record.steps.ts';
import { summaryFacts } from './summary-facts.ts';

export const readCandidateProfileHandler = handler(
  contract['candidate-profile'].readCandidateProfile,
  async ({ params, actor }, needs: ReadNeeds & MarkNeeds) => readProfile(actor, params.candidateId, needs),
);

export const readOverseenCandidateHandler = handler(
  contract['candidate-profile'].readOverseenCandidate,
  async ({ params, actor }, needs: ReadNeeds & MarkNeeds) => readProfile(actor, params.id, needs),
);

interface ReadCandidateSummaryNeeds extends ReadNeeds, StageSummaries {
  summaryAllowance: SummaryAllowance;
  clock: Pick<Clock, 'now'>;
}

export const readCandidateSummaryHandler = handler(
  contract['candidate-profile'].readCandidateSummary,
  async (
    { params: { candidateId }, actor, refuse },
    { summarize, usesModel, summaryAllowance, clock, ...needs }: ReadCandidateSummaryNeeds,
  ) => {
    const { access, record } = await readRecord(actor, candidateId, needs);
    if (!access.may('summary')) throw refuse.forbidden('You do not work with this candidate');
    if (usesModel) await summaryAllowance.take(actor.id, clock.now());
    return { ...(await summarize(summaryFacts(access.person, record))), writtenAt: clock.now() };
  },
);

interface ListJobsOfCandidateNeeds {
  candidateProfileStore: Pick<CandidateProfileStore, 'account' | 'standingOf'>;
  jobsOfCandidateStore: JobsOfCandidateStore;
  clock: Pick<Clock, 'now'>;
}

export const listJobsOfCandidateHandler = handler(
  contract['candidate-profile'].listJobsOfCandidate,
  async (
    { params: { candidateId }, query, actor, refuse },
    { candidateProfileStore, jobsOfCandidateStore, clock }: ListJobsOfCandidateNeeds,
  ) => {
    const [person, standing, jobs] = await Promise.all([
      candidateProfileStore.account(candidateId),
      candidateProfileStore.standingOf(actor, candidateId),
      jobsOfCandidateStore.jobsAround(actor, candidateId),
    ]);
    const { may } = profileAccess(actor, person, standing);
    if (!may('jobs')) throw refuse.forbidden('You do not work with this candidate');
    const seen = { viewer: actor, may, at: clock.now() };
    return pageOf(
      jobs.flatMap((one) => jobOfCandidate(one, seen) ?? []),
      query,
    );
  },
);

export const favoriteCandidateHandler = handler(
  contract['candidate-profile'].favoriteCandidate,
  async (
    { params: { candidateId }, body: { isFavorite }, actor },
    { candidateProfileStore, profileMarksStore, clock }: SaveNeeds & MarkNeeds,
  ) => {
    const { account, standingOf } = candidateProfileStore;
    const [person, standing] = await Promise.all([account(candidateId), standingOf(actor, candidateId)]);
    profileWithRight('favorite', actor, person, standing);
    await profileMarksStore.saveFavorite(actor.id, candidateId, isFavorite ? clock.now() : undefined);
    return { id: candidateId, isFavorite };
  },
);
