import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { environment } from '../../platform/environment.ts';
import { accountsIn } from '../../records/account.ts';
import { mailAllowanceIn } from '../../records/mail-allowance.ts';
import { mailedTokensIn } from '../../records/mailed-token.ts';
import { assignCandidateHandler } from './assign-candidate.handler.ts';
import { assignableJobsStore } from './assignable-jobs.store.ts';
import { claimsStore } from './claims.store.ts';
import { confirmClaimByLinkHandler } from './confirm-claim-by-link.handler.ts';
import { confirmClaimHandler } from './confirm-claim.handler.ts';
import { declineClaimByLinkHandler } from './decline-claim-by-link.handler.ts';
import { declineClaimHandler } from './decline-claim.handler.ts';
import { endCandidateClaimHandler } from './end-candidate-claim.handler.ts';
import { endRecruiterClaimHandler } from './end-recruiter-claim.handler.ts';
import { listAssignableJobsHandler } from './list-assignable-jobs.handler.ts';
import { listCandidateClaimsHandler } from './list-candidate-claims.handler.ts';
import { listManagerClaimsHandler } from './list-manager-claims.handler.ts';
import { listRecruiterClaimsHandler } from './list-recruiter-claims.handler.ts';
import { previewClaimHandler } from './preview-claim.handler.ts';
import { proposeCandidateHandler } from './propose-candidate.handler.ts';
import { readClaimLinkHandler } from './read-claim-link.handler.ts';
import { readClaimHandler } from './read-claim.handler.ts';
import { unassignCandidateHandler } from './unassign-candidate.handler.ts';

export const handler = httpFunction(
  [
    previewClaimHandler,
    proposeCandidateHandler,
    listAssignableJobsHandler,
    assignCandidateHandler,
    unassignCandidateHandler,
    listRecruiterClaimsHandler,
    endRecruiterClaimHandler,
    listCandidateClaimsHandler,
    confirmClaimHandler,
    declineClaimHandler,
    endCandidateClaimHandler,
    readClaimLinkHandler,
    confirmClaimByLinkHandler,
    declineClaimByLinkHandler,
    listManagerClaimsHandler,
    readClaimHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    claimsStore: claimsStore(theTable()),
    assignableJobsStore: assignableJobsStore(theTable()),
    mailedTokens: mailedTokensIn(theTable()),
    mailAllowance: mailAllowanceIn(theTable()),
    claimDays: () => environment('claims').CLAIM_DAYS,
    proposalDays: () => environment('claims').PROPOSAL_DAYS,
    answerDays: () => environment('claims').ANSWER_DAYS,
    clock,
  }),
);
