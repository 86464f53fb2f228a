import type { EventOf } from '../../../events/catalogue.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import { accountsIn, type StoredAccount } from '../../records/account.ts';
import { answeredJoinInvitationWrite } from '../../records/join-invitation.ts';
import { mailedInvitationsIn } from '../../records/mailed-invitation.ts';
import {
  type InvitedRecruiter,
  pointerWrites,
  recruiterInvitationKind,
  type RecruiterInvitationPlace,
  removedRecruiterInvitationWrites,
  type StoredRecruiterInvitation,
} from '../../records/recruiter-invitation.ts';

/** Reads and saves invitations of recruiters. */
export function recruiterInvitationsIn(table: Table) {
  const all = mailedInvitationsIn(table, recruiterInvitationKind);

  /** The invitation that a link leads to, the inviting manager, and whether the address has an account now. */
  async function behindLink(purpose: RecruiterInvitationPlace) {
    const { invitation, hasAccount, others } = await all.behindLink(purpose, keys.account(purpose.managerId));
    return { invitation, hasAccount, manager: others[0] as StoredAccount | undefined };
  }

  /** The account that an address belongs to; undefined if it has none. */
  async function ownerOf(email: string): Promise<StoredAccount | undefined> {
    return accountsIn(table).accountByEmail(email);
  }

  /** Saves a new invitation; returns false when the address is not available (RECR-05). */
  async function saveNew(invited: InvitedRecruiter): Promise<boolean> {
    return all.saveNew(invited, pointerWrites(invited.invitation));
  }

  /** Saves that an open invitation was sent again; its recipient may have registered as a recruiter meanwhile. */
  async function saveResent(invited: InvitedRecruiter, before: StoredRecruiterInvitation): Promise<void> {
    const { recruiterId, resentAt } = invited.invitation;
    await all.saveResent(invited, before, {
      facts: { ...(recruiterId !== undefined && { recruiterId }), ...(resentAt && { resentAt }) },
      writes: pointerWrites(invited.invitation),
    });
  }

  /** Withdraws an open invitation; a registered recruiter no longer sees it. */
  async function saveWithdrawn(
    invitation: StoredRecruiterInvitation,
    event: EventOf<'join-invitation-withdrawn'> | undefined,
  ): Promise<void> {
    const { id, recruiterId } = invitation;
    await all.saveTakenBack(invitation, [
      ...(recruiterId === undefined ? [] : [answeredJoinInvitationWrite(recruiterId, id)]),
      ...(event ? [eventWrite(event)] : []),
    ]);
  }

  /**
   * Removes an invitation that is over; one that is still open refuses. Its events stay, so they leave both people a
   * trace.
   */
  async function saveRemoved(invitation: StoredRecruiterInvitation): Promise<void> {
    await table.write(removedRecruiterInvitationWrites(invitation));
  }

  return { ...all, behindLink, ownerOf, saveNew, saveResent, saveWithdrawn, saveRemoved };
}
export type RecruiterInvitations = ReturnType<typeof recruiterInvitationsIn>;
