import { contract } from '../../../shared/contract/contract.ts';
import type { Claim } from '../../../shared/model/claim.ts';
import { clientOf, termsOf } from '../../domain/claims/claim-terms.ts';
import { silentSince } from '../../domain/managers/silent-manager.ts';
import type { Reader } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { noSuch } from '../../platform/door/refusal.ts';
import type { StoredClaim } from '../../records/claim.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import { confirm, ownClaim, decline, end, type AnswerNeeds } from './answer.steps.ts';
import type { ClaimsStore } from './claims.store.ts';
import { whyNotPropose } from './propose-candidate.ts';
import { showClaim, isConcerned, showRival, stepsOf } from './show-claim.ts';

async function shownClaims(
  claims: readonly StoredClaim[],
  viewer: Reader,
  { shownAmong }: Pick<ClaimsStore, 'shownAmong'>,
): Promise<Claim[]> {
  const candidates = claims.map(({ candidate }) => candidate.id);
  const shown = await shownAmong(viewer, candidates, { hasMet: true });
  return claims.map((claim) => showClaim(claim, viewer, shown.has(claim.candidate.id)));
}

export const listManagerClaimsHandler = handler(
  contract.claims.listManagerClaims,
  async ({ query, actor }, { claimsStore }: { claimsStore: ClaimsStore }) => {
    const claims = await claimsStore.claimsOfManager(actor.id);
    const wanted = claims.filter(({ job }) => query.jobId === undefined || job.id === query.jobId);
    return pageOf(await shownClaims(wanted, actor, claimsStore), query);
  },
);

export const listRecruiterClaimsHandler = handler(
  contract.claims.listRecruiterClaims,
  async ({ query, actor }, { claimsStore }: { claimsStore: ClaimsStore }) =>
    pageOf(await shownClaims(await claimsStore.claimsOfRecruiter(actor.id), actor, claimsStore), query),
);

export const listCandidateClaimsHandler = handler(
  contract.claims.listCandidateClaims,
  async ({ query, actor }, { claimsStore }: { claimsStore: ClaimsStore }) =>
    pageOf(await claimsStore.claimsOfCandidate(actor.id), query),
);

export const readClaimHandler = handler(
  contract.claims.readClaim,
  async ({ params, actor }, { claimsStore }: { claimsStore: ClaimsStore }) => {
    const { claim, events } = await claimsStore.storyOf(params.id);
    if (!claim || !isConcerned(actor, claim)) throw noSuch('claim');
    const [others, shown] = await Promise.all([
      claimsStore.rivalsOf(claim),
      claimsStore.shownAmong(actor, [claim.candidate.id], { hasMet: true }),
    ]);
    const isShown = shown.has(claim.candidate.id);
    const rivals = others.filter(({ recruiter }) => recruiter.id !== claim.recruiter.id);
    return {
      claim: showClaim(claim, actor, isShown),
      steps: stepsOf(claim, events, actor, isShown),
      rivals: rivals.map((rival) => showRival(rival, claim, actor)),
    };
  },
);

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

export const confirmClaimHandler = handler(
  contract.claims.confirmClaim,
  async ({ params, actor }, needs: AnswerNeeds) =>
    confirm(
      await ownClaim({ claimId: params.id, userId: actor.id }, needs),
      { actor: eventActor(actor), way: 'app' },
      needs,
    ),
);

export const declineClaimHandler = handler(
  contract.claims.declineClaim,
  async ({ params, body, actor }, needs: AnswerNeeds) =>
    decline(
      await ownClaim({ claimId: params.id, userId: actor.id }, needs),
      { actor: eventActor(actor), reason: body.reason },
      needs,
    ),
);

export const endRecruiterClaimHandler = handler(
  contract.claims.endRecruiterClaim,
  async ({ params, body, actor }, needs: AnswerNeeds) =>
    end(
      await ownClaim({ claimId: params.id, userId: actor.id }, needs),
      { actor: eventActor(actor), by: 'recruiter', reason: body.reason },
      needs,
    ),
);

export const endCandidateClaimHandler = handler(
  contract.claims.endCandidateClaim,
  async ({ params, body, actor }, needs: AnswerNeeds) =>
    end(
      await ownClaim({ claimId: params.id, userId: actor.id }, needs),
      { actor: eventActor(actor), by: 'candidate', reason: body.reason },
      needs,
    ),
);
