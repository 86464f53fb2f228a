import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { inviteCandidate, type CandidateInvitations } from '../../records/candidate-invitation.ts';
import type { SendingNeeds } from '../../domain/invitations/mailed-invitation.steps.ts';
import { inviteEach } from '../../domain/invitations/mailed-invitation.steps.ts';

export const inviteCandidatesHandler = handler(
  contract.invitations.inviteCandidates,
  ({ body, actor }, needs: SendingNeeds & { candidateInvitations: CandidateInvitations }) =>
    inviteEach(body.emails, actor, inviteCandidate, { ...needs, invitations: needs.candidateInvitations }),
);
