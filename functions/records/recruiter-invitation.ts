import type { RecruiterInvitation } from '../../shared/model/recruiter.ts';
import { refuse } from '../platform/door/refusal.ts';
import type { StoredAccount } from './account.ts';
import { activeRecruiterCheck } from './account.ts';
import { keys } from '../platform/table/keys.ts';
import { answeredJoinInvitationWrite, joinInvitationWrite } from './join-invitation.ts';
import type { TargetOf } from './mailed-token.ts';
import type { Write } from '../platform/table/write.ts';
import type { InvitationKind, SentInvitation } from './mailed-invitation.ts';
import { acceptedWrites } from './mailed-invitation.ts';
import { employmentWrites, notEmployedCheck } from './recruiter-of-manager.ts';
import { traceWrite } from './trace.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** An invitation of a recruiter as stored. */
export interface StoredRecruiterInvitation extends Omit<RecruiterInvitation, 'status' | 'resentAt'> {
  status: 'invited' | 'accepted' | 'declined' | 'withdrawn';
  /** When it was last sent again. */
  resentAt?: string;
  managerId: number;
  /** The registered recruiter whom it invites, or who set up an account with it. */
  recruiterId?: number;
}
export type InvitedRecruiter = SentInvitation<StoredRecruiterInvitation>;
/** Where an invitation is stored, according to its link. */
export type RecruiterInvitationPlace = TargetOf<'recruiter-invitation'>;

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
  guards: mayBeInvited,
  refusals: {
    notOpen: 'This invitation was withdrawn',
    changedMeanwhile: 'This invitation was answered, or sent again, at the same time',
  },
};

/** An invitation as its manager sees it: an open one that was sent again is resent, a withdrawn one closed (RECR-57). */
export function sentToManager(invitation: StoredRecruiterInvitation): RecruiterInvitation {
  const { id, email, status, invitedAt, expiresAt, resentAt = null, mailReturns } = invitation;
  const open = resentAt ? 'resent' : 'invited';
  const states = { invited: open, accepted: 'accepted', declined: 'declined', withdrawn: 'closed' } as const;
  return { id, email, status: states[status], invitedAt, resentAt, expiresAt, ...(mailReturns && { mailReturns }) };
}

// A registered recruiter is invited while they do not work for the manager.
function mayBeInvited({ managerId, recruiterId, email }: StoredRecruiterInvitation, refusal: Error): Write[] {
  if (recruiterId === undefined) return [];
  return [activeRecruiterCheck(recruiterId, email, refusal), notEmployedCheck(managerId, recruiterId, refusal)];
}

/** The writes by which a registered recruiter sees an invitation. */
export function pointerWrites({ recruiterId, ...invitation }: StoredRecruiterInvitation): Write[] {
  return recruiterId === undefined ? [] : [joinInvitationWrite({ ...invitation, recruiterId })];
}

/** The writes that remove an invitation, and leave both people a trace to its events; one that is still open refuses. */
export function removedRecruiterInvitationWrites({ id, managerId, recruiterId }: StoredRecruiterInvitation): Write[] {
  const subject = { pk: keys.invitationSubject(id) };
  return [
    {
      remove: keys.recruiterInvitation(managerId, id),
      when: {
        expression: 'attribute_exists(pk) AND #status <> :open',
        values: { open: recruiterInvitationKind.open },
      },
      refusal: refuse.conflict('This invitation is still open; close it first'),
    },
    traceWrite(managerId, subject),
    ...(recruiterId === undefined ? [] : [traceWrite(recruiterId, subject)]),
  ];
}

/** The writes of a recruiter's accepting: recruiter and manager are linked from then on. */
export function acceptedRecruiterInvitation(
  purpose: RecruiterInvitationPlace,
  recruiter: StoredAccount,
  at: string,
): Write[] {
  return [
    ...acceptedWrites(recruiterInvitationKind, purpose, { recruiterId: recruiter.id }),
    ...employmentWrites(purpose.managerId, recruiter, at),
  ];
}

/**
 * The writes of a registered recruiter's answer, which frees the address. One that is no longer open refuses, and to
 * accept it, one that has expired at this moment.
 */
export function answeredByRecruiterWrites(
  { id, managerId, email, recruiterId = 0 }: StoredRecruiterInvitation,
  status: 'accepted' | 'declined',
  at: string,
): Write[] {
  const expression = '#status = :open AND #recruiterId = :recruiter';
  const values = { open: recruiterInvitationKind.open, recruiter: recruiterId };
  return [
    {
      update: keys.recruiterInvitation(managerId, id),
      set: { status },
      when:
        status === 'declined'
          ? { expression, values }
          : { expression: `${expression} AND #expiresAt >= :at`, values: { ...values, at } },
      refusal: refuse.conflict('This invitation was answered or withdrawn at the same time'),
    },
    { remove: keys.invitedEmail(managerId, email) },
    answeredJoinInvitationWrite(recruiterId, id),
  ];
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  recruiterInvitation: {
    holds: 'addresses that a manager invited; those of the invited are found by address',
    own: (userId) => keys.recruiterInvitations(userId),
    exported: { file: 'recruiter-invitations' },
    erasure: remove,
  },
  invitationSubject: { leadsTo: 'event' },
  recruiterInvitations: { leadsTo: 'recruiterInvitation' },
  invitedEmail: {
    holds: 'the address of an open invitation',
    found: 'in the inviter’s partition, and by address',
    exported: { file: 'recruiter-invitations' },
    erasure: remove,
  },
} satisfies PersonalData;
