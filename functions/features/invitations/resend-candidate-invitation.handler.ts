import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { CandidateInvitations } from '../../records/candidate-invitation.ts';
import type { SendingNeeds } from '../../domain/invitations/mailed-invitation.steps.ts';
import { sendAgain } from '../../domain/invitations/mailed-invitation.steps.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import { resendInvitation } from './invite-candidate.ts';

export const resendCandidateInvitationHandler = handler(
  contract.invitations.resendCandidateInvitation,
  ({ params, actor }, needs: SendingNeeds & { candidateInvitations: CandidateInvitations }) =>
    sendAgain({ actor, id: params.inviteId }, (before, moment) => resendInvitation(before, eventActor(actor), moment), {
      ...needs,
      invitations: needs.candidateInvitations,
    }),
);
