import type { EventOf } from '../../../events/catalogue.ts';
import type { JoinInvitation } from '../../../shared/model/recruiter.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import { activeAccountCheck, referenceOf, withManagerWrite } from '../../records/account.ts';
import { joinInvitationOf, joinInvitationsOf } from '../../records/join-invitation.ts';
import type { StoredRecruiterInvitation } from '../../records/recruiter-invitation.ts';
import { answeredByRecruiterWrites } from '../../records/recruiter-invitation.ts';
import { recruiterInvitationsIn } from '../../domain/invitations/recruiter-invitations.ts';
import { newEmploymentWrites } from '../../records/recruiter-of-manager.ts';
import { markVerified } from '../../domain/verification/verified.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';

/** Reads a registered recruiter's open invitations and saves the answers to them. */
export function joinInvitationsStore(table: Table) {
  /** The open invitations that have not expired, newest first; those of closed accounts are left out. */
  async function openOf(recruiterId: number, at: string): Promise<JoinInvitation[]> {
    const open = (await joinInvitationsOf(table, recruiterId)).filter(({ expiresAt }) => expiresAt >= at);
    const managerIds = [...new Set(open.map(({ managerId }) => managerId))];
    const [managers, verified] = await readLists(table, [
      managerIds.map(keys.account),
      managerIds.map(keys.verification),
    ]);
    const shown = open.flatMap(({ id, managerId, invitedAt, expiresAt }) => {
      const manager = managers.find((one) => one?.id === managerId);
      return manager?.status === 'active' ? [{ id, manager: referenceOf(manager), invitedAt, expiresAt }] : [];
    });
    return markVerified(shown, new Set(verified.flatMap((one) => one?.userId ?? [])), ({ manager }) => manager.id);
  }

  /** The open invitation of this recruiter with this id. */
  async function one(recruiterId: number, id: number): Promise<StoredRecruiterInvitation> {
    const pointer = await joinInvitationOf(table, recruiterId, id);
    if (!pointer) throw noSuch('invitation');
    return recruiterInvitationsIn(table).one(pointer.managerId, id);
  }

  /** Saves that the recruiter works for the manager, unless either account was closed meanwhile. */
  async function saveAccepted(
    invitation: StoredRecruiterInvitation,
    recruiter: Actor,
    event: EventOf<'join-invitation-accepted'>,
  ): Promise<void> {
    const { managerId } = invitation;
    await table.write([
      ...answeredByRecruiterWrites(invitation, 'accepted', event.time),
      withManagerWrite(recruiter.id, refuse.conflict('Your account is closed')),
      activeAccountCheck(managerId, refuse.conflict('This manager’s account is closed')),
      ...newEmploymentWrites(managerId, recruiter, event.time),
      eventWrite(event),
    ]);
  }

  /** Saves that the recruiter declined; the manager may invite the address again. */
  async function saveDeclined(
    invitation: StoredRecruiterInvitation,
    event: EventOf<'join-invitation-declined'>,
  ): Promise<void> {
    await table.write([...answeredByRecruiterWrites(invitation, 'declined', event.time), eventWrite(event)]);
  }

  return { openOf, one, saveAccepted, saveDeclined };
}
export type JoinInvitationsStore = ReturnType<typeof joinInvitationsStore>;
