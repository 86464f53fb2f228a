import type { EventOf } from '../../events/catalogue.ts';
import type { EventActor } from '../../events/envelope.ts';
import type { CandidateInvitation } from '../../shared/model/invitation.ts';
import type { PersonReference } from '../../shared/model/person.ts';
import type { Actor } from '../platform/door/actor.ts';
import { eventActor, eventOf } from '../platform/table/outbox.ts';
import { referenceOf } from './account.ts';
import { linkExpiry } from './mailed-token.ts';
import { keys } from '../platform/table/keys.ts';
import type { TargetOf } from './mailed-token.ts';
import type { Table } from '../platform/table/table.ts';
import type { Write } from '../platform/table/write.ts';
import type { InvitationKind, SentInvitation } from './mailed-invitation.ts';
import { acceptedWrites, mailedInvitationsIn } from './mailed-invitation.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** An invitation of a candidate as stored. */
export interface StoredCandidateInvitation extends CandidateInvitation {
  inviterId: number;
  inviter: PersonReference;
}
export type InvitedCandidate = SentInvitation<StoredCandidateInvitation>;

/** Invitations of candidates, by recruiters and by other candidates. */
export const candidateInvitationKind: InvitationKind<StoredCandidateInvitation, 'candidate-invitation'> = {
  noun: 'invitation',
  link: 'candidate-invitation',
  open: 'waiting',
  takenBack: 'cancelled',
  place: ({ inviterId, id, email }) => ({ senderId: inviterId, id, email }),
  placeBehind: ({ inviterId, invitationId, email }) => ({ senderId: inviterId, id: invitationId, email }),
  key: keys.candidateInvitation,
  claim: ({ senderId, email }) => keys.invitedCandidate(senderId, email),
  sentBy: keys.candidateInvitations,
  guards: () => [],
  refusals: {
    notOpen: 'This invitation was already answered or cancelled',
    changedMeanwhile: 'This invitation has changed meanwhile',
  },
};

/** Reads and saves invitations of candidates. */
export const candidateInvitationsIn = (table: Table) => mailedInvitationsIn(table, candidateInvitationKind);
export type CandidateInvitations = ReturnType<typeof candidateInvitationsIn>;

/** The writes of a candidate's accepting; a cancelled or declined invitation refuses. */
export function acceptedCandidateInvitation(
  purpose: TargetOf<'candidate-invitation'>,
  candidate: PersonReference,
): Write[] {
  return acceptedWrites(candidateInvitationKind, purpose, { candidate });
}

interface Moment {
  at: string;
  eventId: number;
}

/** Decides a new invitation; its link is valid for a week. */
export function inviteCandidate(
  email: string,
  id: number,
  { actor, at, eventId }: Moment & { actor: Actor },
): InvitedCandidate {
  const inviter = referenceOf(actor);
  const invitation: StoredCandidateInvitation = {
    id,
    email,
    inviterId: actor.id,
    inviter,
    status: 'waiting',
    invitedAt: at,
    expiresAt: linkExpiry('candidate-invitation', at),
    candidate: null,
  };
  return { invitation, event: invitedEvent(invitation, eventActor(actor), { at, eventId }) };
}

/** The event whose reaction mails an invitation. */
export function invitedEvent(
  { id, inviter }: StoredCandidateInvitation,
  actor: EventActor,
  { at, eventId }: Moment,
): EventOf<'candidate-invited'> {
  return eventOf('candidate-invited', {
    id: eventId,
    at,
    actor,
    subject: keys.invitationSubject(id),
    data: { invitationId: id, inviter },
  });
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  candidateInvitation: {
    holds: 'names and addresses that a user invited as candidates; those of the invited are found by address',
    own: (userId) => keys.candidateInvitations(userId),
    exported: { file: 'candidate-invitations' },
    erasure: remove,
  },
  candidateInvitations: { leadsTo: 'candidateInvitation' },
  invitedCandidate: {
    holds: 'the address of an open invitation',
    found: 'in the inviter’s partition, and by address',
    exported: { file: 'candidate-invitations' },
    erasure: remove,
  },
} satisfies PersonalData;
