import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { Write } from '../platform/table/write.ts';
import { exists } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/**
 * A registered recruiter's pointer to a manager's open invitation, as stored. It exists exactly as long as the invitation
 * is open, and holds ids only, so that no name has to follow its owner.
 */
export interface StoredJoinInvitation {
  id: number;
  managerId: number;
  recruiterId: number;
  invitedAt: string;
  expiresAt: string;
}

/** A recruiter's open invitations, newest first. */
export async function joinInvitationsOf(table: Table, recruiterId: number): Promise<StoredJoinInvitation[]> {
  return table.query(keys.joinInvitations(recruiterId), { newestFirst: true });
}

/** One open invitation of this recruiter; undefined if there is none. */
export async function joinInvitationOf(
  table: Table,
  recruiterId: number,
  id: number,
): Promise<StoredJoinInvitation | undefined> {
  return table.get(keys.joinInvitation(recruiterId, id), { consistent: true });
}

/** The write of a pointer, also when its invitation is sent again. */
export function joinInvitationWrite({ id, managerId, recruiterId, invitedAt, expiresAt }: StoredJoinInvitation): Write {
  return { put: { ...keys.joinInvitation(recruiterId, id), id, managerId, recruiterId, invitedAt, expiresAt } };
}

/** The write that removes the pointer of an invitation that is no longer open; one that is gone refuses. */
export function answeredJoinInvitationWrite(recruiterId: number, id: number): Write {
  return {
    remove: keys.joinInvitation(recruiterId, id),
    when: exists,
    refusal: refuse.conflict('This invitation was already answered'),
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  joinInvitation: {
    holds:
      'which managers have open invitations for a registered recruiter, by id; a manager’s are found by the invitation',
    own: (userId) => keys.joinInvitations(userId),
    exported: { file: 'join-invitations' },
    erasure: remove,
  },
  joinInvitations: { leadsTo: 'joinInvitation' },
} satisfies PersonalData;
