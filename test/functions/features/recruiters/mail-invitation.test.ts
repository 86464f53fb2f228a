import { describe, expect, it } from 'vitest';
import { recruiterInvitedExamples } from '../../../../events/recruiters/recruiter-invited.ts';
import { inviteRecruiter } from '../../../../functions/features/recruiters/invite-recruiter.ts';
import type { StoredRecruiterInvitation } from '../../../../functions/records/recruiter-invitation.ts';
import { mailInvitation } from '../../../../functions/features/recruiters/mail-invitation.steps.ts';
import type { Mail } from '../../../../functions/platform/outside/mail/port.ts';
import { aClock, anActor, someTime } from '../../../support/builders.ts';

const event = recruiterInvitedExamples[0]!;
const { invitation } = inviteRecruiter('olivia.brandt@example.com', event.data.invitationId, {
  actor: anActor('manager', { id: event.data.manager.id }),
  at: someTime,
  eventId: event.id,
});

async function mailed(status: StoredRecruiterInvitation['status']) {
  const mails: Mail[] = [];
  const saved: unknown[] = [];
  await mailInvitation(event, {
    recruiterInvitations: { one: async () => ({ ...invitation, status }) },
    mailedTokens: { save: async (...token) => void saved.push(token) },
    send: async (mail) => void mails.push(mail),
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
});
