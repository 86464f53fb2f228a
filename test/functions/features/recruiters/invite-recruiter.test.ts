import { describe, expect, it } from 'vitest';
import { inviteRecruiter, resendInvitation } from '../../../../functions/features/recruiters/invite-recruiter.ts';
import type { StoredAccount } from '../../../../functions/records/account.ts';
import type { Role } from '../../../../shared/constants/roles.ts';
import { anActor, someTime } from '../../../support/builders.ts';

const circumstances = { actor: anActor('manager'), at: someTime, eventId: 9 };
const recruiterId = 2001;
const mailed = ['recruiter-invited', undefined];
const pointed = ['join-invitation-sent', recruiterId];

/** What is sent to the owner of an address, by their role and the status of their account. */
const sent: Record<Role, Record<StoredAccount['status'], unknown[]>> = {
  recruiter: { active: pointed, unconfirmed: mailed, disabled: mailed },
  candidate: { active: mailed, unconfirmed: mailed, disabled: mailed },
  manager: { active: mailed, unconfirmed: mailed, disabled: mailed },
  super_manager: { active: mailed, unconfirmed: mailed, disabled: mailed },
};
const cases = Object.entries(sent).flatMap(([role, statuses]) =>
  Object.entries(statuses).map(([status, expected]) => ({
    owner: { id: recruiterId, role: role as Role, status: status as StoredAccount['status'] },
    expected,
  })),
);

describe('An invitation of a recruiter', () => {
  it.each(cases)('to an $owner.status $owner.role is a letter, or a pointer to it (RECR-09)', ({ owner, expected }) => {
    const { invitation, event } = inviteRecruiter('olivia@example.com', 5, { ...circumstances, owner });
    expect([event.type, invitation.recruiterId]).toEqual(expected);
  });

  it('to an address without an account is a letter, valid for a week', () => {
    const { invitation, event } = inviteRecruiter('new@example.com', 5, circumstances);
    expect([event.type, invitation.expiresAt]).toEqual(['recruiter-invited', '2026-09-08T10:00:00.000Z']);
  });

  it('carries no address in its event, and names the registered recruiter by id', () => {
    const owner = { id: recruiterId, role: 'recruiter', status: 'active' } as const;
    const { event } = inviteRecruiter('olivia@example.com', 5, { ...circumstances, owner });
    expect(event.data).toMatchObject({ invitationId: 5, recruiterId });
    expect(JSON.stringify(event)).not.toContain('@');
  });

  it('sent again reaches a person on the dashboard who has registered as a recruiter meanwhile (RECR-10)', () => {
    const before = inviteRecruiter('olivia@example.com', 5, circumstances).invitation;
    const owner = { id: recruiterId, role: 'recruiter', status: 'active' } as const;
    const { invitation, event } = resendInvitation(before, { ...circumstances, owner });
    expect([event.type, invitation.recruiterId]).toEqual(pointed);
  });
});
