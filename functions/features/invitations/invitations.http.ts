import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { askedAddressesIn } from '../../domain/claims/asked-addresses.ts';
import { candidateInvitationsIn } from '../../records/candidate-invitation.ts';
import { mergesBy } from '../../records/candidate-merge.ts';
import { accountsIn } from '../../records/account.ts';
import { mailAllowanceIn } from '../../records/mail-allowance.ts';
import { mailedTokensIn } from '../../domain/mailed-links/mailed-tokens.ts';
import { earnedByInviting } from './earned-by-inviting.store.ts';
import {
  cancelCandidateInvitationHandler,
  declineCandidateInvitationHandler,
  inviteCandidatesHandler,
  listCandidateInvitationsHandler,
  resendCandidateInvitationHandler,
} from './candidate-invitation.handlers.ts';
import { readInvitationLinkHandler, renewInvitationLinkHandler } from './invitation-link.handlers.ts';

export const handler = httpFunction(
  [
    inviteCandidatesHandler,
    listCandidateInvitationsHandler,
    readInvitationLinkHandler,
    renewInvitationLinkHandler,
    declineCandidateInvitationHandler,
    resendCandidateInvitationHandler,
    cancelCandidateInvitationHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    candidateInvitations: candidateInvitationsIn(theTable()),
    earnedByInviting: (candidateId: number) => earnedByInviting(theTable(), candidateId),
    askedBy: askedAddressesIn(theTable()).waitingFor,
    mergesOf: (recruiterId: number) => mergesBy(theTable(), recruiterId),
    mailedTokens: mailedTokensIn(theTable()),
    mailAllowance: mailAllowanceIn(theTable()),
    clock,
  }),
);
