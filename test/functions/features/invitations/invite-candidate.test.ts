import { describe, expect, it } from 'vitest';
import { declineInvitation, resendInvitation } from '../../../../functions/features/invitations/invite-candidate.ts';
import type { AnswerState, LinkState } from '../../../../shared/model/invitation.ts';
import { answerStates } from '../../../../shared/model/invitation.ts';
import { candidateInvitationKind, inviteCandidate } from '../../../../functions/records/candidate-invitation.ts';
import { mustBeOpen } from '../../../../functions/records/mailed-invitation.ts';
import { linkState } from '../../../../functions/records/link-state.ts';
import type { TokenState } from '../../../../functions/records/mailed-token.ts';
import { eventActor } from '../../../../functions/platform/table/outbox.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { messageOf } from '../../../support/handle.ts';

const recruiter = anActor('recruiter');
const { invitation, event } = inviteCandidate('ana@example.com', 7001, {
  actor: recruiter,
  at: someTime,
  eventId: 7002,
});
const later = { at: '2026-09-20T10:00:00.000Z', eventId: 7003 };

describe('An invitation', () => {
  it('is open for a week, and its event contains no address', () => {
    expect(invitation).toMatchObject({
      status: 'waiting',
      inviterId: recruiter.id,
      expiresAt: '2026-09-08T10:00:00.000Z',
      candidate: null,
    });
    expect(event).toMatchObject({
      type: 'candidate-invited',
      subject: 'INVITATION#7001',
      data: { invitationId: 7001, inviter: { id: recruiter.id } },
    });
    expect(JSON.stringify(event)).not.toContain('@');
  });

  const said: Record<AnswerState, string | undefined> = {
    waiting: undefined,
    accepted: 'This invitation was already accepted',
    declined: 'This invitation was already declined',
    cancelled: 'This invitation was already cancelled',
  };
  it.each(answerStates)('that is %s can be resent, cancelled or declined only while it is open', (status) => {
    const stored = { ...invitation, status };
    const changes = [
      () => resendInvitation(stored, eventActor(recruiter), later),
      () => mustBeOpen(candidateInvitationKind, stored),
      () => declineInvitation(stored, later),
    ];
    expect(changes.map(messageOf)).toEqual(changes.map(() => said[status]));
  });

  it('that is resent is valid for another week', () => {
    expect(resendInvitation(invitation, eventActor(recruiter), later).invitation.expiresAt).toBe(
      '2026-09-27T10:00:00.000Z',
    );
  });
});

describe('A mailed link', () => {
  const states: Record<TokenState, Record<AnswerState, LinkState>> = {
    open: { waiting: 'open', accepted: 'used', declined: 'declined', cancelled: 'cancelled' },
    used: { waiting: 'used', accepted: 'used', declined: 'declined', cancelled: 'cancelled' },
    replaced: { waiting: 'replaced', accepted: 'used', declined: 'declined', cancelled: 'cancelled' },
    expired: { waiting: 'expired', accepted: 'used', declined: 'declined', cancelled: 'cancelled' },
    unknown: { waiting: 'unknown', accepted: 'unknown', declined: 'unknown', cancelled: 'unknown' },
  };
  it.each(Object.entries(states))('with a token that is %s says what became of it', (token, byAnswer) => {
    for (const [answer, expected] of Object.entries(byAnswer))
      expect(linkState(token as TokenState, answer as AnswerState)).toBe(expected);
    expect(linkState(token as TokenState, undefined)).toBe('unknown');
  });
});
