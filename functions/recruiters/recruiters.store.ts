import type { RecruiterRow } from '../../shared/model/recruiter.ts';
import { refuse } from '../door/refusal.ts';
import { keys, sortable } from '../table/keys.ts';
import { eventWrite } from '../table/outbox.ts';
import type { Table } from '../table/table.ts';
import { isNew } from '../table/write.ts';
import type { Invited, StoredInvitation } from './invite-recruiter.ts';

const unavailable = refuse.conflict('This address is not available', 'email');

/** Reads a manager's recruiters and keeps invitations. */
export function recruitersStore(table: Table) {
  /** The manager's recruiters by name. */
  async function recruitersOf(managerId: number): Promise<RecruiterRow[]> {
    const recruiters = await table.query<RecruiterRow>(keys.recruitersOfManager(managerId));
    return recruiters.sort(
      (a, b) => `${a.firstName} ${a.lastName}`.localeCompare(`${b.firstName} ${b.lastName}`) || a.id - b.id,
    );
  }

  /** The manager's invitations, newest first. */
  async function invitationsOf(managerId: number): Promise<StoredInvitation[]> {
    return table.query<StoredInvitation>(keys.recruiterInvitations(managerId), { newestFirst: true });
  }

  /** One invitation of the manager. */
  async function invitation(managerId: number, invitationId: number): Promise<StoredInvitation> {
    const found = await table.get<StoredInvitation>(keys.recruiterInvitation(managerId, invitationId), {
      consistent: true,
    });
    if (!found) throw refuse.notFound('There is no such invitation');
    return found;
  }

  /** Saves a new invitation; answers false when the address has an account, or an open invitation of this manager. */
  async function saveNew({ invitation, event }: Invited): Promise<boolean> {
    const { managerId, email, id } = invitation;
    try {
      await table.write([
        { check: keys.emailOwner(email), when: isNew, refusal: unavailable },
        { put: { ...keys.invitedEmail(managerId, email), invitationId: id }, when: isNew, refusal: unavailable },
        {
          put: {
            ...keys.recruiterInvitation(managerId, id),
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
   * Saves that an open invitation was sent again; of two at the same moment one is told. An address that has an account
   * by now is not mailed.
   */
  async function saveResent({ invitation, event }: Invited, before: StoredInvitation): Promise<void> {
    await table.write([
      {
        check: keys.emailOwner(invitation.email),
        when: isNew,
        refusal: refuse.conflict('This address has an account by now'),
      },
      {
        update: keys.recruiterInvitation(invitation.managerId, invitation.id),
        set: { expiresAt: invitation.expiresAt },
        when: {
          expression: '#status = :invited AND #expiresAt = :before',
          values: { invited: 'invited', before: before.expiresAt },
        },
        refusal: refuse.conflict('This invitation was answered, or sent again, at the same moment'),
      },
      eventWrite(event),
    ]);
  }

  /** Withdraws an open invitation; its address may be invited again. */
  async function saveWithdrawn({ managerId, id, email }: StoredInvitation): Promise<void> {
    const isOpen = { expression: '#status = :invited', values: { invited: 'invited' } };
    await table.write([
      {
        update: keys.recruiterInvitation(managerId, id),
        set: { status: 'withdrawn' },
        when: isOpen,
        refusal: refuse.conflict('This invitation was answered already'),
      },
      { remove: keys.invitedEmail(managerId, email) },
    ]);
  }

  return { recruitersOf, invitationsOf, invitation, saveNew, saveResent, saveWithdrawn };
}
export type RecruitersStore = ReturnType<typeof recruitersStore>;
