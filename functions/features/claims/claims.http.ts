import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { environment } from '../../platform/environment.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { accountsIn } from '../../records/account.ts';
import { mailAllowanceIn } from '../../records/mail-allowance.ts';
import { mailedTokensIn } from '../../domain/mailed-links/mailed-tokens.ts';
import {
  askAddressesHandler,
  listAskedAddressesHandler,
  listJobsToProposeHandler,
  takeBackAskedAddressHandler,
} from './asked-address.handlers.ts';
import { askedAddressesStore } from './asked-addresses.store.ts';
import { assignCandidateHandler, listAssignableJobsHandler, unassignCandidateHandler } from './assignment.handlers.ts';
import { assignableJobsStore } from './assignable-jobs.store.ts';
import { choicesStore } from './choices.store.ts';
import { addClaimFileHandler, downloadClaimFileHandler } from './claim-file.handlers.ts';
import { claimFilesStore } from './claim-files.store.ts';
import { claimsStore } from './claims.store.ts';
import {
  confirmClaimByLinkHandler,
  declineClaimByLinkHandler,
  readClaimLinkHandler,
  undoChoiceByLinkHandler,
} from './claim-link.handlers.ts';
import {
  confirmClaimHandler,
  declineClaimHandler,
  endCandidateClaimHandler,
  endRecruiterClaimHandler,
  listCandidateClaimsHandler,
  listManagerClaimsHandler,
  listRecruiterClaimsHandler,
  previewClaimHandler,
  readClaimHandler,
  undoChoiceHandler,
} from './claim.handlers.ts';
import { proposeCandidateHandler } from './propose-candidate.handler.ts';

export const handler = httpFunction(
  [
    previewClaimHandler,
    proposeCandidateHandler,
    listAssignableJobsHandler,
    assignCandidateHandler,
    unassignCandidateHandler,
    listRecruiterClaimsHandler,
    askAddressesHandler,
    listAskedAddressesHandler,
    takeBackAskedAddressHandler,
    listJobsToProposeHandler,
    endRecruiterClaimHandler,
    listCandidateClaimsHandler,
    confirmClaimHandler,
    undoChoiceHandler,
    declineClaimHandler,
    endCandidateClaimHandler,
    readClaimLinkHandler,
    confirmClaimByLinkHandler,
    undoChoiceByLinkHandler,
    declineClaimByLinkHandler,
    listManagerClaimsHandler,
    readClaimHandler,
    addClaimFileHandler,
    downloadClaimFileHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    claimsStore: claimsStore(theTable()),
    claimFilesStore: claimFilesStore(theTable()),
    files: s3Files(environment('files-upload').FILES_BUCKET),
    choicesStore: choicesStore(theTable()),
    askedAddresses: askedAddressesStore(theTable()),
    assignableJobsStore: assignableJobsStore(theTable()),
    mailedTokens: mailedTokensIn(theTable()),
    mailAllowance: mailAllowanceIn(theTable()),
    claimDays: () => environment('claims').CLAIM_DAYS,
    proposalDays: () => environment('claims').PROPOSAL_DAYS,
    answerDays: () => environment('claims').ANSWER_DAYS,
    clock,
  }),
);
