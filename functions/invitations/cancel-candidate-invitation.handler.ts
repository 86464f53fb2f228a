import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import type { CandidateInvitations } from '../records/candidate-invitation.ts';
import { candidateInvitationKind } from '../records/candidate-invitation.ts';
import { takeBack } from '../records/mailed-invitation.steps.ts';

export const cancelCandidateInvitationHandler = handler(
  contract.invitations.cancelCandidateInvitation,
  ({ params, actor }, { candidateInvitations }: { candidateInvitations: CandidateInvitations }) =>
    takeBack({ actor, id: params.inviteId }, candidateInvitationKind, candidateInvitations),
);
