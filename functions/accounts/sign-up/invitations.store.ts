import { refuse } from '../../door/refusal.ts';
import type { StoredAccount } from '../../records/account.ts';
import { referenceOf } from '../../records/account.ts';
import { keys } from '../../table/keys.ts';
import type { Write } from '../../table/write.ts';

/** Writes that belong to accepting an invitation. */
export function invitationsStore() {
  /** The invitation is accepted, and recruiter and manager know each other; a withdrawn invitation refuses it. */
  function accepted(
    { managerId, invitationId, email }: { managerId: number; invitationId: number; email: string },
    account: StoredAccount,
    at: string,
  ): Write[] {
    return [
      {
        update: keys.recruiterInvitation(managerId, invitationId),
        set: { status: 'accepted', recruiterId: account.id },
        when: { expression: '#status = :invited', values: { invited: 'invited' } },
        refusal: refuse.gone('This invitation was withdrawn', 'token'),
      },
      { remove: keys.invitedEmail(managerId, email) },
      {
        put: {
          ...keys.recruiterOfManager(managerId, account.id),
          recruiterId: account.id,
          ...referenceOf(account),
          email,
          since: at,
        },
      },
      { put: { ...keys.managerOfRecruiter(account.id, managerId), managerId, since: at } },
    ];
  }

  /** The candidate's invitation is accepted; a cancelled or declined one refuses it. */
  function acceptedByCandidate(
    { inviterId, invitationId, email }: { inviterId: number; invitationId: number; email: string },
    account: StoredAccount,
  ): Write[] {
    return [
      {
        update: keys.candidateInvitation(inviterId, invitationId),
        set: { status: 'accepted', candidate: referenceOf(account) },
        when: { expression: '#status = :waiting', values: { waiting: 'waiting' } },
        refusal: refuse.gone('This invitation was answered or cancelled already', 'token'),
      },
      { remove: keys.invitedCandidate(inviterId, email) },
    ];
  }

  return { accepted, acceptedByCandidate };
}
export type InvitationsStore = ReturnType<typeof invitationsStore>;
