import { contract } from '../../../shared/contract/contract.ts';
import type { LinkNeeds } from '../../domain/invitations/mailed-invitation.steps.ts';
import { handler } from '../../platform/door/handler.ts';
import type { CandidateInvitations } from '../../records/candidate-invitation.ts';
import type { AskedAddresses } from '../../domain/claims/asked-addresses.ts';
import { linkState, unknownLink } from '../../records/link-state.ts';
import { renewInvitation } from './invite-candidate.ts';

type Needs = LinkNeeds & { candidateInvitations: CandidateInvitations };
type ReadNeeds = Needs & { askedBy: AskedAddresses['waitingFor'] };

export const readInvitationLinkHandler = handler(
  contract.invitations.readInvitationLink,
  async ({ body }, { candidateInvitations, askedBy, mailedTokens, clock }: ReadNeeds) => {
    const at = clock.now();
    const { state, purpose } = await mailedTokens.look(body.token, 'candidate-invitation', at);
    if (!purpose) return { ...unknownLink, jobs: [] };
    const [{ invitation, hasAccount }, asked] = await Promise.all([
      candidateInvitations.behindLink(purpose),
      askedBy(purpose.inviterId, purpose.email, at),
    ]);
    return {
      state: linkState(state, invitation?.status),
      email: purpose.email,
      sender: invitation?.inviter ?? null,
      hasAccount,
      jobs: asked.map(({ job, client }) => ({
        title: job.title,
        company: client.id === null ? null : client.companyName,
      })),
    };
  },
);

export const renewInvitationLinkHandler = handler(
  contract.invitations.renewInvitationLink,
  async ({ body, refuse }, { candidateInvitations, mailedTokens, clock }: Needs) => {
    const at = clock.now();
    const { state, purpose } = await mailedTokens.look(body.token, 'candidate-invitation', at);
    if (!purpose) throw refuse.wrongToken();
    if (state !== 'expired') throw refuse.gone('Only an expired link is replaced by a new one', 'token');
    const { invitation } = await candidateInvitations.behindLink(purpose);
    if (!invitation) throw refuse.wrongToken();
    const invited = renewInvitation(invitation, { at, eventId: clock.newId() });
    await candidateInvitations.saveResent(invited, invitation);
    return { done: true as const };
  },
);
