import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { clientOf, termsOf } from '../../domain/claims/claim-terms.ts';
import type { AssignableJobsStore } from './assignable-jobs.store.ts';
import { whyNotPropose } from './propose-candidate.ts';

interface Needs {
  assignableJobsStore: AssignableJobsStore;
  clock: Pick<Clock, 'now'>;
}

export const listAssignableJobsHandler = handler(
  contract.claims.listAssignableJobs,
  async ({ params: { id: candidateId }, actor }, { assignableJobsStore, clock }: Needs) => {
    const at = clock.now();
    const facts = await assignableJobsStore.openJobFacts(actor.id, candidateId);
    if (!facts) throw refuse.notFound('There is no such candidate');
    return facts
      .map((one) => ({
        job: { id: one.job.id, title: one.job.title },
        client: clientOf(one.job),
        terms: termsOf(one.job),
        refusal: whyNotPropose(one, { actor, candidateId, at }),
      }))
      .toSorted((a, b) => a.job.title.localeCompare(b.job.title, 'en') || a.job.id - b.job.id);
  },
);
