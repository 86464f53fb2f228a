import { describe, expect, it } from 'vitest';
import {
  declineInvitation,
  renewInvitation,
  resendInvitation,
} from '../../../../functions/features/invitations/invite-candidate.ts';
import { inviteCandidate } from '../../../../functions/records/candidate-invitation.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { eventActor } from '../../../../functions/platform/table/outbox.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { refusalText } from '../../../support/outcomes.ts';

const recruiter = anActor('recruiter');
const { id, firstName, lastName } = recruiter;
const inviter = { id, firstName, lastName, avatar: null };
const week = (at: string) => new Date(Date.parse(at) + 7 * 86_400_000).toISOString();
const { invitation, event } = inviteCandidate('ann@example.com', 50, { actor: recruiter, at: someTime, eventId: 51 });
const expired = week(someTime);
const outcome = (decide: () => unknown) => {
  try {
    return decide();
  } catch (error) {
    return refusalText(error);
  }
};

describe('An invitation of a candidate', () => {
  it('waits for a week, and its event says who invited whom to what', () => {
    expect(invitation).toEqual({
      id: 50,
      email: 'ann@example.com',
      inviterId: recruiter.id,
      inviter,
      status: 'waiting',
      invitedAt: someTime,
      expiresAt: expired,
      candidate: null,
    });
    expect(event).toMatchObject({
      id: 51,
      time: someTime,
      type: 'candidate-invited',
      actor: eventActor(recruiter),
      subject: keys.invitationSubject(50),
      data: { invitationId: 50, inviter },
    });
  });

  it('is sent again with a fresh week while it waits', () => {
    const later = '2026-09-03T10:00:00.000Z';
    const sent = resendInvitation(invitation, eventActor(recruiter), { at: later, eventId: 52 });
    expect(sent.invitation).toEqual({ ...invitation, expiresAt: week(later) });
    expect(sent.event).toMatchObject({ id: 52, time: later, actor: eventActor(recruiter), data: { invitationId: 50 } });
    const declined = { ...invitation, status: 'declined' as const };
    expect(outcome(() => resendInvitation(declined, eventActor(recruiter), { at: later, eventId: 52 }))).toBe(
      'conflict | This invitation was already declined',
    );
  });

  it('is renewed by its holder when it has expired, and not before', () => {
    const renewed = renewInvitation(invitation, { at: expired, eventId: 53 });
    expect(renewed.invitation.expiresAt).toBe(week(expired));
    expect(renewed.event).toMatchObject({ actor: { kind: 'system' }, time: expired });
    const justBefore = new Date(Date.parse(expired) - 1).toISOString();
    expect(outcome(() => renewInvitation(invitation, { at: justBefore, eventId: 53 }))).toBe(
      'conflict | A newer link is on its way; check your mail',
    );
  });

  it('is declined once, by nobody who is known', () => {
    expect(declineInvitation(invitation, { at: expired, eventId: 54 })).toMatchObject({
      id: 54,
      time: expired,
      type: 'candidate-invitation-declined',
      actor: { kind: 'system' },
      subject: keys.invitationSubject(50),
      data: { invitationId: 50, inviterId: recruiter.id },
    });
    const accepted = { ...invitation, status: 'accepted' as const };
    expect(outcome(() => declineInvitation(accepted, { at: expired, eventId: 54 }))).toBe(
      'gone | This invitation was already accepted | token',
    );
  });
});
