import { describe, expect, it } from 'vitest';
import {
  acceptJoinInvitation,
  declineJoinInvitation,
  withdrawJoinInvitation,
} from '../../../../functions/features/recruiters/answer-join-invitation.ts';
import type { StoredRecruiterInvitation } from '../../../../functions/records/recruiter-invitation.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { messageOf } from '../../../support/handle.ts';

const recruiter = anActor('recruiter');
const circumstances = { actor: recruiter, at: someTime, eventId: 9 };
const invitation: StoredRecruiterInvitation = {
  id: 5,
  email: recruiter.email,
  managerId: 1001,
  recruiterId: recruiter.id,
  status: 'invited',
  invitedAt: '2026-08-28T10:00:00.000Z',
  expiresAt: '2026-09-04T10:00:00.000Z',
};

/** What the answer to an invitation with this status says; undefined where it is allowed. */
const refused: Record<StoredRecruiterInvitation['status'], string | undefined> = {
  invited: undefined,
  accepted: 'This invitation was already accepted',
  declined: 'This invitation was already declined',
  withdrawn: 'This invitation was already withdrawn',
};

describe('The answer of a registered recruiter', () => {
  it.each(Object.entries(refused))('to an invitation that is %s', (status, message) => {
    const one = { ...invitation, status: status as StoredRecruiterInvitation['status'] };
    expect(messageOf(() => acceptJoinInvitation(one, circumstances))).toBe(message);
    expect(messageOf(() => declineJoinInvitation(one, circumstances))).toBe(message);
  });

  it('says who works with whom from now on (RECR-12)', () => {
    expect(acceptJoinInvitation(invitation, circumstances)).toMatchObject({
      type: 'join-invitation-accepted',
      actor: { id: recruiter.id },
      data: { invitationId: 5, managerId: 1001, recruiter: { id: recruiter.id, firstName: recruiter.firstName } },
    });
  });

  it('can be a decline, which names the recruiter by id (RECR-11)', () => {
    expect(declineJoinInvitation(invitation, circumstances)).toMatchObject({
      type: 'join-invitation-declined',
      data: { invitationId: 5, managerId: 1001, recruiterId: recruiter.id },
    });
  });

  it('to an expired invitation can only be a decline', () => {
    const expired = { ...invitation, expiresAt: '2026-08-31T10:00:00.000Z' };
    expect(messageOf(() => acceptJoinInvitation(expired, circumstances))).toMatch(/has expired/);
    expect(messageOf(() => declineJoinInvitation(expired, circumstances))).toBeUndefined();
  });

  it('is the invited recruiter’s alone; another does not find the invitation', () => {
    const actor = anActor('recruiter', { id: 2002 });
    const { recruiterId: _, ...mailed } = invitation;
    for (const one of [invitation, mailed])
      for (const answer of [acceptJoinInvitation, declineJoinInvitation])
        expect(messageOf(() => answer(one, { ...circumstances, actor }))).toBe('There is no such invitation');
  });
});

describe('Withdrawing an invitation', () => {
  it('of a registered recruiter has an event, of a mailed one none (RECR-13)', () => {
    const withdrawn = { ...circumstances, actor: anActor('manager') };
    const { recruiterId, ...mailed } = invitation;
    expect(withdrawJoinInvitation(invitation, withdrawn)).toMatchObject({
      type: 'join-invitation-withdrawn',
      data: { invitationId: 5, managerId: 1001, recruiterId },
    });
    expect(withdrawJoinInvitation(mailed, withdrawn)).toBeUndefined();
  });
});
