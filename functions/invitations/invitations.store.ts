import type { EventOf } from '../../events/catalogue.ts';
import { refuse } from '../door/refusal.ts';
import { keys, sortable } from '../table/keys.ts';
import { eventWrite } from '../table/outbox.ts';
import type { Table } from '../table/table.ts';
import type { Write } from '../table/write.ts';
import { isNew } from '../table/write.ts';
import type { InvitedCandidate, StoredCandidateInvitation } from './invite-candidate.ts';

const unavailable = refuse.conflict('This address is not available', 'email');
const stillWaiting = { expression: '#status = :waiting', values: { waiting: 'waiting' } };

/** Keeps invitations of candidates. */
export function invitationsStore(table: Table) {
  /** Whom this user has invited, newest first. */
  async function invitationsOf(inviterId: number): Promise<StoredCandidateInvitation[]> {
    return table.query<StoredCandidateInvitation>(keys.candidateInvitations(inviterId), { newestFirst: true });
  }

  /** One invitation of this user. */
  async function invitation(inviterId: number, inviteId: number): Promise<StoredCandidateInvitation> {
    const found = await table.get<StoredCandidateInvitation>(keys.candidateInvitation(inviterId, inviteId), {
      consistent: true,
    });
    if (!found) throw refuse.notFound('There is no such invitation');
    return found;
  }

  /** The invitation that a link leads to, and whether its address has an account by now. */
  async function behindLink({
    inviterId,
    invitationId,
    email,
  }: {
    inviterId: number;
    invitationId: number;
    email: string;
  }) {
    const [found, owner] = await table.batchGet(
      [keys.candidateInvitation(inviterId, invitationId), keys.emailOwner(email)],
      { consistent: true },
    );
    return { invitation: found as StoredCandidateInvitation | undefined, hasAccount: owner !== undefined };
  }

  /**
   * Saves a new invitation; answers false when the address has an account, or an open invitation of this user
   * (RECR-05).
   */
  async function saveNew({ invitation, event }: InvitedCandidate): Promise<boolean> {
    const { inviterId, email, id } = invitation;
    try {
      await table.write([
        { check: keys.emailOwner(email), when: isNew, refusal: unavailable },
        { put: { ...keys.invitedCandidate(inviterId, email), invitationId: id }, when: isNew, refusal: unavailable },
        {
          put: {
            ...keys.candidateInvitation(inviterId, id),
            ...invitation,
            ...keys.itemsNaming(email),
            gsi2sk: sortable(id),
          },
          when: isNew,
        },
        eventWrite(event),
      ]);
      return true;
    } catch (error) {
      if (error === unavailable) return false;
      throw error;
    }
  }

  /**
   * Saves that a waiting invitation was sent again, once of two tries at the same moment; an address that has an
   * account by now is not mailed.
   */
  async function saveResent({ invitation, event }: InvitedCandidate, before: StoredCandidateInvitation): Promise<void> {
    await table.write([
      {
        check: keys.emailOwner(invitation.email),
        when: isNew,
        refusal: refuse.conflict('This address has an account by now'),
      },
      {
        update: keys.candidateInvitation(invitation.inviterId, invitation.id),
        set: { expiresAt: invitation.expiresAt },
        when: {
          expression: '#status = :waiting AND #expiresAt = :before',
          values: { waiting: 'waiting', before: before.expiresAt },
        },
        refusal: refuse.conflict('This invitation was changed meanwhile'),
      },
      eventWrite(event),
    ]);
  }

  /** Cancels a waiting invitation; its address may be invited again. */
  async function saveCancelled({ inviterId, id, email }: StoredCandidateInvitation): Promise<void> {
    await table.write([
      {
        update: keys.candidateInvitation(inviterId, id),
        set: { status: 'cancelled' },
        when: stillWaiting,
        refusal: refuse.conflict('This invitation was answered already'),
      },
      { remove: keys.invitedCandidate(inviterId, email) },
    ]);
  }

  /** Saves that the holder of the link declined, using the link up. */
  async function saveDeclined(
    { inviterId, id, email }: StoredCandidateInvitation,
    event: EventOf<'candidate-invitation-declined'>,
    useToken: Write,
  ): Promise<void> {
    await table.write([
      useToken,
      {
        update: keys.candidateInvitation(inviterId, id),
        set: { status: 'declined' },
        when: stillWaiting,
        refusal: refuse.gone('This invitation was answered already', 'token'),
      },
      { remove: keys.invitedCandidate(inviterId, email) },
      eventWrite(event),
    ]);
  }

  return { invitationsOf, invitation, behindLink, saveNew, saveResent, saveCancelled, saveDeclined };
}
export type InvitationsStore = ReturnType<typeof invitationsStore>;
