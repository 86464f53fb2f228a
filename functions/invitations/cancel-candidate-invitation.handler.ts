import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { InvitationsStore } from './invitations.store.ts';
import { mustWait } from './invite-candidate.ts';

export const cancelCandidateInvitationHandler = answer(
  contract.invitations.cancelCandidateInvitation,
  async ({ params, actor }, { invitationsStore }: { invitationsStore: InvitationsStore }) => {
    const invitation = await invitationsStore.invitation(actor.id, params.inviteId);
    mustWait(invitation);
    await invitationsStore.saveCancelled(invitation);
    return { id: invitation.id };
  },
);
