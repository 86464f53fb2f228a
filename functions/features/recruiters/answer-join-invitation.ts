import type { EventOf } from '../../../events/catalogue.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import { referenceOf } from '../../records/account.ts';
import { mustBeOpen } from '../../records/mailed-invitation.ts';
import type { StoredRecruiterInvitation } from '../../records/recruiter-invitation.ts';
import { recruiterInvitationKind } from '../../records/recruiter-invitation.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';

interface Circumstances {
  actor: Actor;
  at: string;
  eventId: number;
}

/** Decides that a registered recruiter works with the inviting manager (RECR-12); an expired invitation is gone. */
export function acceptJoinInvitation(
  invitation: StoredRecruiterInvitation,
  circumstances: Circumstances,
): EventOf<'join-invitation-accepted'> {
  mayAnswer(invitation, circumstances);
  const { actor, at } = circumstances;
  if (invitation.expiresAt < at) throw refuse.gone('This invitation has expired; ask the manager to send it again');
  const { id: invitationId, managerId } = invitation;
  return eventOf('join-invitation-accepted', {
    ...envelopeOf(invitation, circumstances),
    data: { invitationId, managerId, recruiter: referenceOf(actor) },
  });
}

/** Decides that a registered recruiter declines (RECR-11). */
export function declineJoinInvitation(
  invitation: StoredRecruiterInvitation,
  circumstances: Circumstances,
): EventOf<'join-invitation-declined'> {
  mayAnswer(invitation, circumstances);
  const { id: invitationId, managerId } = invitation;
  return eventOf('join-invitation-declined', {
    ...envelopeOf(invitation, circumstances),
    data: { invitationId, managerId, recruiterId: circumstances.actor.id },
  });
}

/** Decides the event of withdrawing an invitation; one that was mailed to a newcomer has none (RECR-13). */
export function withdrawJoinInvitation(
  invitation: StoredRecruiterInvitation,
  circumstances: Circumstances,
): EventOf<'join-invitation-withdrawn'> | undefined {
  const { id: invitationId, managerId, recruiterId } = invitation;
  if (recruiterId === undefined) return undefined;
  return eventOf('join-invitation-withdrawn', {
    ...envelopeOf(invitation, circumstances),
    data: { invitationId, managerId, recruiterId },
  });
}

function mayAnswer(invitation: StoredRecruiterInvitation, { actor }: Circumstances): void {
  if (invitation.recruiterId !== actor.id) throw noSuch('invitation');
  mustBeOpen(recruiterInvitationKind, invitation);
}

function envelopeOf({ id }: StoredRecruiterInvitation, { actor, at, eventId }: Circumstances) {
  return { id: eventId, at, actor: eventActor(actor), subject: keys.invitationSubject(id) };
}
