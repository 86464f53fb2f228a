import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { acceptJoinInvitation } from './answer-join-invitation.ts';
import type { JoinInvitationsStore } from './join-invitations.store.ts';

interface Needs {
  joinInvitations: JoinInvitationsStore;
  clock: Clock;
}

export const acceptJoinInvitationHandler = handler(
  contract.recruiters.acceptJoinInvitation,
  async ({ params, actor }, { joinInvitations, clock }: Needs) => {
    const invitation = await joinInvitations.one(actor.id, params.id);
    const event = acceptJoinInvitation(invitation, { actor, at: clock.now(), eventId: clock.newId() });
    await joinInvitations.saveAccepted(invitation, actor, event);
    return { id: invitation.id };
  },
);
