import type { AnyEvent } from '../../events/catalogue.ts';
import type { PersonReference } from '../../shared/model/person.ts';
import { refuse } from '../platform/door/refusal.ts';
import { listedIn } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
import { readLists } from '../platform/table/read-lists.ts';
import type { LinkKind, TargetOf } from './mailed-token.ts';
import { linkExpiry } from './mailed-token.ts';
import { eventWrite } from '../platform/table/outbox.ts';
import type { Key, Question, WithKey } from '../platform/table/key.ts';
import type { Table } from '../platform/table/table.ts';
import type { Condition, SingleWrite, Write } from '../platform/table/write.ts';
import { exists, isNew } from '../platform/table/write.ts';
import { tryWrite } from '../platform/table/try-write.ts';
import type { PersonalData } from './personal-data.ts';

/** What every invitation by mail has: to recruit for a manager, to join as a candidate, or to a recommended job. */
export interface MailedInvitation {
  id: number;
  email: string;
  status: string;
  expiresAt: string;
}

/** An invitation as it is found by the address that it names. */
export interface NamingItem extends WithKey {
  id: number;
  candidate?: PersonReference | null;
}

/** The key parts of an invitation and its claim. */
export interface InvitationPlace {
  senderId: number;
  id: number;
  email: string;
}

/** An invitation with the event whose reaction mails it. */
export interface SentInvitation<I extends MailedInvitation> {
  invitation: I;
  event: AnyEvent;
}

/** What differs between the kinds of invitation by mail; the rest of this file is the same for all of them. */
export interface InvitationKind<
  I extends MailedInvitation,
  L extends LinkKind,
  P extends InvitationPlace = InvitationPlace,
> {
  /** The word for it in refusals, and the name of its id in claims. */
  noun: 'invitation' | 'recommendation';
  /** The kind of its mailed link, which determines how long that works. */
  link: L;
  /** The status of one without a response, and of one that its sender cancelled. */
  open: I['status'];
  takenBack: I['status'];
  place(invitation: I): P;
  placeBehind(purpose: TargetOf<L>): P;
  key(senderId: number, id: number): Key<I>;
  /** Makes the address unique among the sender's open invitations. */
  claim(place: P): Key;
  sentBy(senderId: number): Question<I>;
  /**
   * What must hold when one is sent, or sent again: nothing that would say who has an account (PLUS-43), only what its
   * sender knows.
   */
  guards(invitation: I, refusal: Error): Write[];
  refusals: { notOpen: string; changedMeanwhile: string };
}

const unavailable = refuse.conflict('This address is not available', 'email');

const isOpen = ({ open }: { open: string }): Condition => ({ expression: '#status = :open', values: { open } });

/** Refuses actions that only an unanswered invitation allows. */
export function mustBeOpen(kind: { noun: string; open: string }, { status }: { status: string }): void {
  if (status !== kind.open) throw refuse.conflict(`This ${kind.noun} was already ${status}`);
}

/** Refuses a decline through the link of an invitation that was answered or cancelled. */
export function mayDecline(kind: { noun: string; open: string }, { status }: { status: string }): void {
  if (status !== kind.open) throw refuse.gone(`This ${kind.noun} was already ${status}`, 'token');
}

/** Decides sending an open invitation again: its new link is valid for as long as the first was. */
export function sentAgain<I extends MailedInvitation>(
  kind: { noun: string; open: string; link: LinkKind },
  invitation: I,
  event: AnyEvent & { time: string },
): SentInvitation<I> {
  mustBeOpen(kind, invitation);
  return { invitation: { ...invitation, expiresAt: linkExpiry(kind.link, event.time) }, event };
}

/** The writes of accepting, for the transaction that knows who accepted; one that is no longer open refuses. */
export function acceptedWrites<I extends MailedInvitation, L extends LinkKind, P extends InvitationPlace>(
  kind: InvitationKind<I, L, P>,
  purpose: TargetOf<L>,
  acceptedBy: object,
): Write[] {
  const place = kind.placeBehind(purpose);
  return [
    {
      update: kind.key(place.senderId, place.id),
      set: { status: 'accepted', ...acceptedBy },
      when: isOpen(kind),
      refusal: refuse.gone(kind.refusals.notOpen, 'token'),
    },
    { remove: kind.claim(place) },
  ];
}

/** Reads and saves the invitations of one kind. */
export function mailedInvitationsIn<I extends MailedInvitation, L extends LinkKind, P extends InvitationPlace>(
  table: Table,
  kind: InvitationKind<I, L, P>,
) {
  /** The invitations this user has sent, newest first. */
  async function sentBy(senderId: number): Promise<I[]> {
    return table.query(kind.sentBy(senderId), { newestFirst: true });
  }

  /** One invitation of this user. */
  async function one(senderId: number, id: number): Promise<I> {
    const found = await table.get(kind.key(senderId, id), { consistent: true });
    if (!found) throw refuse.notFound(`There is no such ${kind.noun}`);
    return found;
  }

  /** The invitation that a link leads to, whether its address has an account now, and the items of other keys. */
  async function behindLink<const O extends readonly Key[]>(purpose: TargetOf<L>, ...others: O) {
    const place = kind.placeBehind(purpose);
    const [[invitation, owner], found] = await readLists(
      table,
      [[kind.key(place.senderId, place.id), keys.emailOwner(place.email)], others],
      { consistent: true },
    );
    return { invitation, hasAccount: owner !== undefined, others: found };
  }

  /** Saves a new invitation; returns false when the address has an open one from this user (RECR-05). */
  async function saveNew({ invitation, event }: SentInvitation<I>, also: Write[] = []): Promise<boolean> {
    const place = kind.place(invitation);
    return tryWrite(
      table.write([
        ...kind.guards(invitation, unavailable),
        ...also,
        { put: { ...kind.claim(place), [`${kind.noun}Id`]: invitation.id }, when: isNew, refusal: unavailable },
        {
          put: {
            ...kind.key(place.senderId, place.id),
            ...invitation,
            ...listedIn(keys.itemsNaming(invitation.email), sortable(invitation.id)),
          },
          when: isNew,
        },
        eventWrite(event),
      ]),
      unavailable,
    );
  }

  /**
   * Saves that an open invitation was sent again; of two simultaneous attempts one is refused. `also` is what else
   * changes, of the invitation and beside it.
   */
  async function saveResent(
    { invitation, event }: SentInvitation<I>,
    before: I,
    also: { facts?: Record<string, unknown>; writes?: Write[] } = {},
  ): Promise<void> {
    const place = kind.place(invitation);
    await table.write([
      ...kind.guards(invitation, refuse.conflict('This person works for you already')),
      {
        update: kind.key(place.senderId, place.id),
        set: { ...also.facts, expiresAt: invitation.expiresAt },
        // Whether it arrives this time is yet to be seen.
        remove: ['mailReturns'],
        when: {
          expression: '#status = :open AND #expiresAt = :before',
          values: { open: kind.open, before: before.expiresAt },
        },
        refusal: refuse.conflict(kind.refusals.changedMeanwhile),
      },
      ...(also.writes ?? []),
      eventWrite(event),
    ]);
  }

  /** Cancels an open invitation; its address may be invited again. */
  async function saveTakenBack(invitation: I, also: Write[] = []): Promise<void> {
    const place = kind.place(invitation);
    await table.write([
      {
        update: kind.key(place.senderId, place.id),
        set: { status: kind.takenBack },
        when: isOpen(kind),
        refusal: refuse.conflict(`This ${kind.noun} was already answered`),
      },
      { remove: kind.claim(place) },
      ...also,
    ]);
  }

  /** Saves that the holder of the link declined, using the link up. */
  async function saveDeclined(invitation: I, event: AnyEvent, useToken: Write): Promise<void> {
    const place = kind.place(invitation);
    await table.write([
      useToken,
      {
        update: kind.key(place.senderId, place.id),
        set: { status: 'declined' },
        when: isOpen(kind),
        refusal: refuse.gone(`This ${kind.noun} was already answered`, 'token'),
      },
      { remove: kind.claim(place) },
      eventWrite(event),
    ]);
  }

  return { sentBy, one, behindLink, saveNew, saveResent, saveTakenBack, saveDeclined };
}

/** The write by which what was mailed to an address is found by the one that its owner has from now on. */
export function movedNamingWrite({ pk, sk, id }: NamingItem, email: string, refusal: Error): SingleWrite {
  return { update: { pk, sk }, set: listedIn(keys.itemsNaming(email), sortable(id)), when: exists, refusal };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  itemsNaming: { leadsTo: 'recruiterInvitation, candidateInvitation and recommendation' },
} satisfies PersonalData;
