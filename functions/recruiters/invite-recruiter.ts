import type { EventOf } from '../../events/catalogue.ts';
import type { RecruiterInvitation } from '../../shared/model/recruiter.ts';
import type { Actor } from '../door/actor.ts';
import { refuse } from '../door/refusal.ts';
import { referenceOf } from '../records/account.ts';
import { tokenHours } from '../records/mailed-token.ts';
import { eventActor, eventOf } from '../table/outbox.ts';

/** An invitation as stored. */
export interface StoredInvitation extends RecruiterInvitation {
  managerId: number;
}
export interface Invited {
  invitation: StoredInvitation;
  event: EventOf<'recruiter-invited'>;
}

interface Circumstances {
  actor: Actor;
  at: string;
  eventId: number;
}

/** Decides a new invitation; its link is good for a week. */
export function inviteRecruiter(email: string, id: number, circumstances: Circumstances): Invited {
  const invitation: StoredInvitation = {
    id,
    email,
    managerId: circumstances.actor.id,
    status: 'invited',
    invitedAt: circumstances.at,
    expiresAt: expiry(circumstances.at),
  };
  return { invitation, event: invitedEvent(invitation, circumstances) };
}

/** Decides sending an open invitation again, with a fresh week. */
export function resendInvitation(invitation: StoredInvitation, circumstances: Circumstances): Invited {
  if (invitation.status !== 'invited') throw refuse.conflict(`This invitation was ${invitation.status} already`);
  return {
    invitation: { ...invitation, expiresAt: expiry(circumstances.at) },
    event: invitedEvent(invitation, circumstances),
  };
}

function invitedEvent({ id }: StoredInvitation, { actor, at, eventId }: Circumstances): EventOf<'recruiter-invited'> {
  return eventOf('recruiter-invited', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: `INVITATION#${id}`,
    data: { invitationId: id, manager: referenceOf(actor) },
  });
}

function expiry(at: string): string {
  return new Date(Date.parse(at) + tokenHours('recruiter-invitation') * 3_600_000).toISOString();
}
