import type { RecruiterInvitation } from '../../shared/model/recruiter.ts';
import type { StoredAccount } from './account.ts';
import { keys } from '../table/keys.ts';
import type { TargetOf } from './mailed-token.ts';
import type { Table } from '../table/table.ts';
import type { Write } from '../table/write.ts';
import type { InvitationKind, SentInvitation } from './mailed-invitation.ts';
import { acceptedWrites, hasNoAccount, mailedInvitationsIn } from './mailed-invitation.ts';
import { employmentWrites } from './recruiter-of-manager.ts';

/** An invitation of a recruiter as stored. */
export interface StoredRecruiterInvitation extends RecruiterInvitation {
  managerId: number;
}
export type InvitedRecruiter = SentInvitation<StoredRecruiterInvitation>;
type Purpose = TargetOf<'recruiter-invitation'>;

/** Invitations of recruiters by managers. */
export const recruiterInvitationKind: InvitationKind<StoredRecruiterInvitation, 'recruiter-invitation'> = {
  noun: 'invitation',
  link: 'recruiter-invitation',
  open: 'invited',
  takenBack: 'withdrawn',
  place: ({ managerId, id, email }) => ({ senderId: managerId, id, email }),
  placeBehind: ({ managerId, invitationId, email }) => ({ senderId: managerId, id: invitationId, email }),
  key: keys.recruiterInvitation,
  claim: ({ senderId, email }) => keys.invitedEmail(senderId, email),
  sentBy: keys.recruiterInvitations,
  guards: hasNoAccount,
  refusals: {
    notOpen: 'This invitation was withdrawn',
    changedMeanwhile: 'This invitation was answered, or sent again, at the same time',
  },
};

/** Reads and saves invitations of recruiters. */
export function recruiterInvitationsIn(table: Table) {
  const all = mailedInvitationsIn(table, recruiterInvitationKind);

  /** The invitation that a link leads to, the inviting manager, and whether the address has an account now. */
  async function behindLink(purpose: Purpose) {
    const { invitation, hasAccount, others } = await all.behindLink(purpose, [keys.account(purpose.managerId)]);
    return { invitation, hasAccount, manager: others[0] as StoredAccount | undefined };
  }

  return { ...all, behindLink };
}
export type RecruiterInvitations = ReturnType<typeof recruiterInvitationsIn>;

/** The writes of a recruiter's accepting: recruiter and manager are linked from then on. */
export function acceptedRecruiterInvitation(purpose: Purpose, recruiter: StoredAccount, at: string): Write[] {
  return [
    ...acceptedWrites(recruiterInvitationKind, purpose, { recruiterId: recruiter.id }),
    ...employmentWrites(purpose.managerId, recruiter, at),
  ];
}
