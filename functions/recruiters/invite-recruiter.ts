import type { EventOf } from '../../events/catalogue.ts';
import type { Actor } from '../door/actor.ts';
import { sentAgain } from '../records/mailed-invitation.ts';
import type { InvitedRecruiter, StoredRecruiterInvitation } from '../records/recruiter-invitation.ts';
import { recruiterInvitationKind } from '../records/recruiter-invitation.ts';
import { referenceOf } from '../records/account.ts';
import { linkExpiry } from '../records/mailed-token.ts';
import { eventActor, eventOf } from '../table/outbox.ts';
import { keys } from '../table/keys.ts';

interface Circumstances {
  actor: Actor;
  at: string;
  eventId: number;
}

/** Decides a new invitation; its link is valid for a week. */
export function inviteRecruiter(email: string, id: number, circumstances: Circumstances): InvitedRecruiter {
  const { actor, at } = circumstances;
  const invitation: StoredRecruiterInvitation = {
    id,
    email,
    managerId: actor.id,
    status: 'invited',
    invitedAt: at,
    expiresAt: linkExpiry('recruiter-invitation', at),
  };
  return { invitation, event: invitedEvent(invitation, circumstances) };
}

/** Decides sending an open invitation again, with a fresh week. */
export function resendInvitation(
  invitation: StoredRecruiterInvitation,
  circumstances: Circumstances,
): InvitedRecruiter {
  return sentAgain(recruiterInvitationKind, invitation, invitedEvent(invitation, circumstances));
}

function invitedEvent(
  { id }: StoredRecruiterInvitation,
  { actor, at, eventId }: Circumstances,
): EventOf<'recruiter-invited'> {
  return eventOf('recruiter-invited', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.invitationSubject(id),
    data: { invitationId: id, manager: referenceOf(actor) },
  });
}
