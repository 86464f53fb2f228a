import type { EventOf } from '../../../events/catalogue.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredAccount } from '../../records/account.ts';
import { referenceOf } from '../../records/account.ts';
import type { StoredCollaboration } from '../../records/collaboration.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';

interface Circumstances {
  actor: Actor;
  at: string;
  eventId: number;
}

/** A person named in the events of a collaboration. */
type Person = Pick<StoredAccount, 'id' | 'firstName' | 'lastName' | 'avatar'>;

/** Decides a new request (SUPER-04). */
export function askManager(manager: Person, id: number, circumstances: Circumstances) {
  const { actor, at } = circumstances;
  const request: StoredCollaboration = {
    id,
    superManagerId: actor.id,
    managerId: manager.id,
    isAccepted: false,
    sentAt: at,
    resentAt: null,
    acceptedAt: null,
  };
  return { request, event: requested(request, { sender: actor, recipient: manager }, circumstances) };
}

/** Decides sending a request again (SUPER-05); an accepted one is refused. */
export function askAgain(before: StoredCollaboration, manager: Person, circumstances: Circumstances) {
  mustWait(before);
  return {
    change: { resentAt: circumstances.at },
    event: requested(before, { sender: circumstances.actor, recipient: manager }, circumstances),
  };
}

/** Decides that a manager works with the super manager who asked (RECR-25). */
export function acceptCollaboration(before: StoredCollaboration, sender: Person, circumstances: Circumstances) {
  mustWait(before);
  const { actor, at } = circumstances;
  return {
    change: { isAccepted: true, acceptedAt: at },
    event: eventOf('collaboration-accepted', {
      ...envelopeOf(before, circumstances),
      data: { requestId: before.id, sender: referenceOf(sender), recipient: referenceOf(actor) },
    }),
  };
}

/** Decides the event of a manager's rejecting a request, or ending the work together (RECR-26). */
export function rejectCollaboration(before: StoredCollaboration, sender: Person, circumstances: Circumstances) {
  return eventOf('collaboration-rejected', {
    ...envelopeOf(before, circumstances),
    data: {
      requestId: before.id,
      sender: referenceOf(sender),
      recipient: referenceOf(circumstances.actor),
      wasAccepted: before.isAccepted,
    },
  });
}

/** Decides the event of a super manager's taking a request back, or ending the work together (SUPER-06, SUPER-11). */
export function declineCollaboration(before: StoredCollaboration, circumstances: Circumstances) {
  const { id: requestId, superManagerId, managerId, isAccepted } = before;
  return eventOf('collaboration-declined', {
    ...envelopeOf(before, circumstances),
    data: { requestId, superManagerId, managerId, wasAccepted: isAccepted },
  });
}

function mustWait({ isAccepted }: StoredCollaboration): void {
  if (isAccepted) throw refuse.conflict('You work together already');
}

function requested(
  request: StoredCollaboration,
  { sender, recipient }: { sender: Person; recipient: Person },
  circumstances: Circumstances,
): EventOf<'collaboration-requested'> {
  return eventOf('collaboration-requested', {
    ...envelopeOf(request, circumstances),
    data: { requestId: request.id, sender: referenceOf(sender), recipient: referenceOf(recipient) },
  });
}

function envelopeOf({ id }: StoredCollaboration, { actor, at, eventId }: Circumstances) {
  return { id: eventId, at, actor: eventActor(actor), subject: keys.collaborationSubject(id) };
}
