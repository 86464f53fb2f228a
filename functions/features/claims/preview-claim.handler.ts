import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { clientOf, termsOf } from '../../domain/claims/claim-terms.ts';
import type { ClaimsStore } from './claims.store.ts';
import { whyNotPropose } from './propose-candidate.ts';
import { silentSince } from '../../domain/managers/silent-manager.ts';

interface Needs {
  claimsStore: ClaimsStore;
  answerDays: () => number;
  clock: Clock;
}

export const previewClaimHandler = handler(
  contract.claims.previewClaim,
  async ({ query, actor }, { claimsStore, answerDays, clock }: Needs) => {
    const at = clock.now();
    const days = answerDays();
    const [facts, onJob] = await Promise.all([
      claimsStore.factsFor(actor.id, query),
      claimsStore.candidatesOn(query.jobId),
    ]);
    return {
      terms: termsOf(facts.job),
      client: clientOf(facts.job),
      refusal: whyNotPropose(facts, { actor, candidateId: query.candidateId, at }),
      silentSince: silentSince(onJob, { managerId: facts.job.managerId, at, answerDays: days }),
      answerDays: days,
    };
  },
);
