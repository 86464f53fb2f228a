import type { EventOf } from '../../../events/catalogue.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { sentAgain } from '../../records/mailed-invitation.ts';
import type { InvitedRecruiter, StoredRecruiterInvitation } from '../../records/recruiter-invitation.ts';
import { recruiterInvitationKind } from '../../records/recruiter-invitation.ts';
import type { StoredAccount } from '../../records/account.ts';
import { referenceOf } from '../../records/account.ts';
import { linkExpiry } from '../../records/mailed-token.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { keys } from '../../platform/table/keys.ts';

interface Circumstances {
  actor: Actor;
  at: string;
  eventId: number;
  /** The account that the address belongs to, if any. */
  owner?: Pick<StoredAccount, 'id' | 'role' | 'status'> | undefined;
}

/**
 * Decides a new invitation, valid for a week: a registered recruiter finds it on the dashboard, anyone else gets a link
 * that sets up an account.
 */
export function inviteRecruiter(email: string, id: number, circumstances: Circumstances): InvitedRecruiter {
  const { actor, at, owner } = circumstances;
  const invitation: StoredRecruiterInvitation = {
    id,
    email,
    managerId: actor.id,
    status: 'invited',
    invitedAt: at,
    expiresAt: linkExpiry('recruiter-invitation', at),
    ...registered(owner),
  };
  return { invitation, event: invitedEvent(invitation, circumstances) };
}

/**
 * Decides sending an open invitation again, with a fresh week; an invited person who has registered as a recruiter
 * meanwhile finds it on the dashboard from then on.
 */
export function resendInvitation(before: StoredRecruiterInvitation, circumstances: Circumstances): InvitedRecruiter {
  const invitation = { ...before, ...registered(circumstances.owner), resentAt: circumstances.at };
  return sentAgain(recruiterInvitationKind, invitation, invitedEvent(invitation, circumstances));
}

// An unconfirmed account does not prove the address, and other roles cannot recruit.
function registered(owner: Circumstances['owner']): { recruiterId?: number } {
  return owner?.role === 'recruiter' && owner.status === 'active' ? { recruiterId: owner.id } : {};
}

function invitedEvent(
  { id, recruiterId }: StoredRecruiterInvitation,
  { actor, at, eventId }: Circumstances,
): EventOf<'recruiter-invited'> | EventOf<'join-invitation-sent'> {
  const envelope = { id: eventId, at, actor: eventActor(actor), subject: keys.invitationSubject(id) };
  const data = { invitationId: id, manager: referenceOf(actor) };
  return recruiterId === undefined
    ? eventOf('recruiter-invited', { ...envelope, data })
    : eventOf('join-invitation-sent', { ...envelope, data: { ...data, recruiterId } });
}
