import { contract } from '../../../shared/contract/contract.ts';
import { clientOf, termsOf } from '../../domain/claims/claim-terms.ts';
import { hireBountyOf } from '../../domain/points/hire-bounty.ts';
import { silentSince } from '../../domain/managers/silent-manager.ts';
import type { Reader } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import type { StoredClaim } from '../../records/claim.ts';
import { isKnown } from '../../records/claim.ts';
import { confirm, ownClaim, decline, end, undo, type AnswerNeeds, type UndoNeeds } from './answer.steps.ts';
import type { ClaimsStore } from './claims.store.ts';
import { whyNotPropose } from './propose-candidate.ts';
import { fileSteps, proofSteps } from './proof-steps.ts';
import { mayAddFiles, shownFiles } from './claim-files.ts';
import { openClaim } from './open-claim.steps.ts';
import { inTime, showRival, stepsOf } from './show-claim.ts';
import { forChoice, shownClaim, shownClaims, withVerification } from './shown-claims.steps.ts';

/** What holds and whom a reader sees is read for the claims of one page alone. */
const shownPage = async (
  { data, meta }: ReturnType<typeof pageOf<StoredClaim>>,
  actor: Reader,
  claimsStore: ClaimsStore,
) => ({ data: await shownClaims(await claimsStore.asTheyHold(data), actor, claimsStore), meta });

export const listManagerClaimsHandler = handler(
  contract.claims.listManagerClaims,
  async ({ query, actor }, { claimsStore }: { claimsStore: ClaimsStore }) => {
    const claims = (await claimsStore.claimsOfManager(actor.id)).filter(isKnown);
    const wanted = claims.filter(({ job }) => query.jobId === undefined || job.id === query.jobId);
    return shownPage(pageOf(wanted, query), actor, claimsStore);
  },
);

export const listRecruiterClaimsHandler = handler(
  contract.claims.listRecruiterClaims,
  async ({ query, actor }, { claimsStore }: { claimsStore: ClaimsStore }) => {
    const claims = (await claimsStore.claimsOfRecruiter(actor.id)).filter(isKnown);
    return shownPage(pageOf(claims, query), actor, claimsStore);
  },
);

export const listCandidateClaimsHandler = handler(
  contract.claims.listCandidateClaims,
  async ({ query, actor }, { claimsStore, claimDays }: Pick<AnswerNeeds, 'claimsStore' | 'claimDays'>) => {
    const { data, meta } = pageOf(await claimsStore.claimsOfCandidate(actor.id), query);
    const shown = (await claimsStore.asTheyHold(data)).map((one) => forChoice(one, claimDays()));
    return { data: await withVerification(shown, claimsStore), meta };
  },
);

export const readClaimHandler = handler(
  contract.claims.readClaim,
  async ({ params, actor }, { claimsStore, clock }: { claimsStore: ClaimsStore; clock: Clock }) => {
    const story = await claimsStore.storyOf(params.id);
    const [held] = await claimsStore.asTheyHold(story.claim ? [story.claim] : []);
    const { claim, shown } = await openClaim(held, actor, claimsStore);
    const [others, proof] = await Promise.all([claimsStore.rivalsOf(claim), claimsStore.proofOf(claim)]);
    const rivals = others.filter(({ recruiter }) => recruiter.id !== claim.recruiter.id);
    const isShown = shown.candidate !== null;
    const { award, said } = proof;
    const files = isShown ? shownFiles(story.files, actor) : [];
    return {
      claim: shown,
      steps: inTime([
        ...stepsOf(claim, story.events, actor, isShown),
        ...(isShown ? [...proofSteps(proof, claim), ...fileSteps(claim, files)] : []),
      ]),
      files,
      mayAddFiles: isShown && mayAddFiles(actor, claim, said),
      rivals: rivals.map((rival) => showRival(rival, claim, actor)),
      bounty: isShown && award ? hireBountyOf(award, said, clock.now()) : null,
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

export const undoChoiceHandler = handler(
  contract.claims.undoChoice,
  async ({ params, actor, refuse }, needs: UndoNeeds) => {
    const claim = await ownClaim({ claimId: params.id, userId: actor.id }, needs);
    if (claim.candidate.id !== actor.id) throw refuse.noSuch('claim');
    return forChoice(await undo(claim, { actor: eventActor(actor) }, needs), needs.claimDays());
  },
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
  async ({ params, body, actor }, needs: AnswerNeeds) => {
    const claim = await ownClaim({ claimId: params.id, userId: actor.id }, needs);
    const ended = await end(claim, { actor: eventActor(actor), by: 'recruiter', reason: body.reason }, needs);
    return shownClaim(ended, actor, needs.claimsStore);
  },
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
