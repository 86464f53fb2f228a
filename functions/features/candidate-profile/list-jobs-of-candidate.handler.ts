import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { CandidateProfileStore } from './candidate-profile.store.ts';
import { jobOfCandidate } from './job-of-candidate.ts';
import type { JobsOfCandidateStore } from './jobs-of-candidate.store.ts';
import { profileAccess } from './may-see-profile.ts';

interface Needs {
  candidateProfileStore: Pick<CandidateProfileStore, 'account' | 'relationTo'>;
  jobsOfCandidateStore: JobsOfCandidateStore;
  clock: Pick<Clock, 'now'>;
}

export const listJobsOfCandidateHandler = handler(
  contract['candidate-profile'].listJobsOfCandidate,
  async ({ params: { candidateId }, query, actor }, { candidateProfileStore, jobsOfCandidateStore, clock }: Needs) => {
    const [person, relation, jobs] = await Promise.all([
      candidateProfileStore.account(candidateId),
      candidateProfileStore.relationTo(actor, candidateId),
      jobsOfCandidateStore.jobsAround(actor, candidateId),
    ]);
    const { may } = profileAccess(actor, person, relation);
    if (!may('jobs')) throw refuse.forbidden('You do not work with this candidate');
    const seen = { viewer: actor, may, at: clock.now() };
    return pageOf(
      jobs.flatMap((one) => jobOfCandidate(one, seen) ?? []),
      query,
    );
  },
);
