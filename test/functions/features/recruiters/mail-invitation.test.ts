import { describe, expect, it } from 'vitest';
import { recruiterInvitedExamples } from '../../../../events/recruiters/recruiter-invited.ts';
import { inviteRecruiter } from '../../../../functions/features/recruiters/invite-recruiter.ts';
import type { StoredAccount } from '../../../../functions/records/account.ts';
import type { StoredRecruiterInvitation } from '../../../../functions/records/recruiter-invitation.ts';
import { mailInvitation } from '../../../../functions/features/recruiters/mail-invitation.steps.ts';
import type { Mail } from '../../../../functions/platform/outside/mail/port.ts';
import type { Role } from '../../../../shared/constants/roles.ts';
import { aClock, anActor, someTime } from '../../../support/builders.ts';
import { prepared } from '../../../../functions/platform/outside/mail/send-mail.ts';

const event = recruiterInvitedExamples[0]!;
const { invitation } = inviteRecruiter('olivia.brandt@example.com', event.data.invitationId, {
  actor: anActor('manager', { id: event.data.manager.id }),
  at: someTime,
  eventId: event.id,
});

async function mailed(status: StoredRecruiterInvitation['status'], owner?: { role: Role; status: string }) {
  const mails: Mail[] = [];
  const saved: unknown[] = [];
  await mailInvitation(event, {
    recruiterInvitations: { one: async () => ({ ...invitation, status }), ownerOf: async () => owner as StoredAccount },
    mailedTokens: { save: async (...token) => void saved.push(token) },
    send: prepared(async (mail) => void mails.push(mail)),
    siteUrl: 'https://hirehub.example',
    clock: aClock(),
  });
  return { mails, saved };
}

describe('The mail of an invitation', () => {
  it('goes to the address that the invitation names, because the event carries none', async () => {
    const { mails, saved } = await mailed('invited');
    expect(JSON.stringify(event)).not.toContain('@');
    expect(mails.map(({ to }) => to)).toEqual(['olivia.brandt@example.com']);
    expect(saved).toHaveLength(1);
  });

  it.each(['withdrawn', 'accepted', 'declined'] as const)('is not sent once the invitation is %s', async (status) => {
    expect(await mailed(status)).toEqual({ mails: [], saved: [] });
  });

  it.each([
    ['candidate', 'active', /a candidate’s, and an account has one role/],
    ['manager', 'active', /a hiring manager’s, and an account has one role/],
    ['recruiter', 'unconfirmed', /a recruiter’s, so there is nothing to set up: log in once you have confirmed it/],
  ] as const)('says to the owner of a %s account that is %s what to do (PLUS-43)', async (role, status, words) => {
    expect((await mailed('invited', { role, status })).mails[0]!.text).toMatch(words);
  });

  it('is not sent to a closed account', async () => {
    expect(await mailed('invited', { role: 'recruiter', status: 'disabled' })).toEqual({ mails: [], saved: [] });
  });
});
