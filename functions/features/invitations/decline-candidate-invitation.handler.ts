import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { CandidateInvitations } from '../../records/candidate-invitation.ts';
import { candidateInvitationKind } from '../../records/candidate-invitation.ts';
import type { LinkNeeds } from '../../domain/invitations/mailed-invitation.steps.ts';
import { declineByLink } from '../../domain/invitations/mailed-invitation.steps.ts';
import { declineInvitation } from './invite-candidate.ts';

export const declineCandidateInvitationHandler = handler(
  contract.invitations.declineCandidateInvitation,
  ({ body }, needs: LinkNeeds & { candidateInvitations: CandidateInvitations }) =>
    declineByLink(body, candidateInvitationKind, declineInvitation, {
      ...needs,
      invitations: needs.candidateInvitations,
    }),
);
