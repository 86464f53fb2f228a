import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { Clock } from '../door/clock.ts';
import { refuse } from '../door/refusal.ts';
import type { MailedTokens } from '../records/mailed-token.ts';
import type { InvitationsStore } from './invitations.store.ts';
import { renewInvitation } from './invite-candidate.ts';

interface Needs {
  invitationsStore: InvitationsStore;
  mailedTokens: MailedTokens;
  clock: Clock;
}

export const renewInvitationLinkHandler = answer(
  contract.invitations.renewInvitationLink,
  async ({ body }, { invitationsStore, mailedTokens, clock }: Needs) => {
    const at = clock.now();
    const { state, purpose } = await mailedTokens.look(body.token, 'candidate-invitation', at);
    if (!purpose) throw refuse.gone('Token is wrong!', 'token');
    if (state !== 'expired') throw refuse.gone('Only an expired link is replaced by a new one', 'token');
    const { invitation } = await invitationsStore.behindLink(purpose);
    if (!invitation) throw refuse.gone('Token is wrong!', 'token');
    const invited = renewInvitation(invitation, { at, eventId: clock.newId() });
    await invitationsStore.saveResent(invited, invitation);
    return { done: true as const };
  },
);
