import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { CandidateInvitations } from '../../records/candidate-invitation.ts';
import { linkState, unknownLink } from '../../records/link-state.ts';
import type { LinkNeeds } from '../../domain/invitations/mailed-invitation.steps.ts';

type Needs = LinkNeeds & { candidateInvitations: CandidateInvitations };

export const readInvitationLinkHandler = handler(
  contract.invitations.readInvitationLink,
  async ({ body }, { candidateInvitations, mailedTokens, clock }: Needs) => {
    const { state, purpose } = await mailedTokens.look(body.token, 'candidate-invitation', clock.now());
    if (!purpose) return unknownLink;
    const { invitation, hasAccount } = await candidateInvitations.behindLink(purpose);
    return {
      state: linkState(state, invitation?.status),
      email: purpose.email,
      sender: invitation?.inviter ?? null,
      hasAccount,
    };
  },
);
