import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { acceptJoinInvitation, declineJoinInvitation } from './answer-join-invitation.ts';
import type { JoinInvitationsStore } from './join-invitations.store.ts';

interface Needs {
  joinInvitations: JoinInvitationsStore;
  clock: Clock;
}

export const listJoinInvitationsHandler = handler(
  contract.recruiters.listJoinInvitations,
  async ({ query, actor }, { joinInvitations, clock }: Needs) =>
    pageOf(await joinInvitations.openOf(actor.id, clock.now()), query),
);

export const acceptJoinInvitationHandler = handler(
  contract.recruiters.acceptJoinInvitation,
  async ({ params, actor }, { joinInvitations, clock }: Needs) => {
    const invitation = await joinInvitations.one(actor.id, params.id);
    const event = acceptJoinInvitation(invitation, { actor, at: clock.now(), eventId: clock.newId() });
    await joinInvitations.saveAccepted(invitation, actor, event);
    return { id: invitation.id };
  },
);

export const declineJoinInvitationHandler = handler(
  contract.recruiters.declineJoinInvitation,
  async ({ params, actor }, { joinInvitations, clock }: Needs) => {
    const invitation = await joinInvitations.one(actor.id, params.id);
    const event = declineJoinInvitation(invitation, { actor, at: clock.now(), eventId: clock.newId() });
    await joinInvitations.saveDeclined(invitation, event);
    return { id: invitation.id };
  },
);
