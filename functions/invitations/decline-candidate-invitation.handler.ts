import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { Clock } from '../door/clock.ts';
import { refuse } from '../door/refusal.ts';
import type { MailedTokens } from '../records/mailed-token.ts';
import type { InvitationsStore } from './invitations.store.ts';
import { declineInvitation } from './invite-candidate.ts';

interface Needs {
  invitationsStore: InvitationsStore;
  mailedTokens: MailedTokens;
  clock: Clock;
}

export const declineCandidateInvitationHandler = answer(
  contract.invitations.declineCandidateInvitation,
  async ({ body }, { invitationsStore, mailedTokens, clock }: Needs) => {
    const at = clock.now();
    const purpose = await mailedTokens.purpose(body.token, 'candidate-invitation', at);
    const { invitation } = await invitationsStore.behindLink(purpose);
    if (!invitation) throw refuse.gone('Token is wrong!', 'token');
    const event = declineInvitation(invitation, { at, eventId: clock.newId() });
    await invitationsStore.saveDeclined(invitation, event, mailedTokens.use(body.token, at));
    return { done: true as const };
  },
);
