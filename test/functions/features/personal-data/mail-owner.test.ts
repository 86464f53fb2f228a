import { expect, it } from 'vitest';
import { mailOwner } from '../../../../functions/features/personal-data/mail-owner.steps.ts';
import type { Mail } from '../../../../functions/platform/outside/mail/port.ts';
import type { StoredAccount } from '../../../../functions/records/account.ts';
import { prepared } from '../../../../functions/platform/outside/mail/send-mail.ts';

it.each([
  ['active', ['ada@example.com']],
  ['disabled', []],
  [undefined, []],
] as const)('The owner of an account that is %s is mailed to %j, with the way to the profile', async (status, to) => {
  const sent: Mail[] = [];
  const account = { firstName: 'Ada', email: 'ada@example.com', status } as unknown as StoredAccount;
  const needs = {
    siteUrl: 'https://hirehub.example',
    account: async () => (status ? account : undefined),
    send: prepared(async (mail: Mail) => void sent.push(mail)),
  };
  const letter = ({ firstName }: StoredAccount, profileUrl: string) => ({
    subject: 'Your archive is ready',
    paragraphs: [`Hello ${firstName}`],
    action: { label: 'See it', href: profileUrl },
  });
  await mailOwner({ userId: 7, eventId: 9 }, letter, needs as unknown as Parameters<typeof mailOwner>[2]);
  expect(sent.map((mail) => mail.to)).toEqual(to);
  for (const mail of sent) {
    expect(mail.subject).toBe('Your archive is ready');
    expect(mail.text).toContain('Hello Ada');
    expect(mail.text).toContain('https://hirehub.example/profile');
  }
});
