import type { EventOf } from '../../../events/catalogue.ts';
import type { EventActor } from '../../../events/envelope.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { InvitedCandidate, StoredCandidateInvitation } from '../../records/candidate-invitation.ts';
import { candidateInvitationKind, invitedEvent } from '../../records/candidate-invitation.ts';
import { mayDecline, sentAgain } from '../../records/mailed-invitation.ts';
import { eventOf } from '../../platform/table/outbox.ts';
import { keys } from '../../platform/table/keys.ts';

interface Moment {
  at: string;
  eventId: number;
}

/** Decides sending a waiting invitation again, with a fresh week. */
export function resendInvitation(
  invitation: StoredCandidateInvitation,
  actor: EventActor,
  moment: Moment,
): InvitedCandidate {
  return sentAgain(candidateInvitationKind, invitation, invitedEvent(invitation, actor, moment));
}

/** Decides a new link for the holder of an expired one; refused while a newer link is on its way. */
export function renewInvitation(invitation: StoredCandidateInvitation, moment: Moment): InvitedCandidate {
  if (invitation.expiresAt > moment.at) throw refuse.conflict('A newer link is on its way; check your mail');
  return resendInvitation(invitation, { kind: 'system' }, moment);
}

/** Decides that the holder of the link declines; the actor is unknown, only the link is known. */
export function declineInvitation(
  invitation: StoredCandidateInvitation,
  { at, eventId }: Moment,
): EventOf<'candidate-invitation-declined'> {
  mayDecline(candidateInvitationKind, invitation);
  const { id, inviterId } = invitation;
  return eventOf('candidate-invitation-declined', {
    id: eventId,
    at,
    actor: { kind: 'system' },
    subject: keys.invitationSubject(id),
    data: { invitationId: id, inviterId },
  });
}
