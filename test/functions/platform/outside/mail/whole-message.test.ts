import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { rawMessage } from '../../../../../functions/platform/outside/mail/raw-message.ts';
import { sesMail } from '../../../../../functions/platform/outside/mail/ses.ts';

const mail = { to: 'ann@example.com', subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' };
const calendar = { method: 'REQUEST' as const, text: 'BEGIN:VCALENDAR' };
const headers = { 'X-Topic': 'jobs' };
const encoded = (text: string) => Buffer.from(text).toString('base64');

it('A mail with an invitation is text, page and invitation as alternatives, and the invitation as a file', () => {
  expect(rawMessage({ ...mail, headers, calendar }, 'HireHub <us@example.com>', 7).split('\r\n')).toEqual([
    'From: HireHub <us@example.com>',
    'To: ann@example.com',
    'Subject: Hi',
    'X-Topic: jobs',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="=_mail_7"',
    '',
    '--=_mail_7',
    'Content-Type: multipart/alternative; boundary="=_parts_7"',
    '',
    '--=_parts_7',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    encoded('Hi'),
    '--=_parts_7',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    encoded('<p>Hi</p>'),
    '--=_parts_7',
    'Content-Type: text/calendar; charset=utf-8; method=REQUEST',
    'Content-Transfer-Encoding: base64',
    '',
    encoded(calendar.text),
    '--=_parts_7--',
    '--=_mail_7',
    'Content-Type: application/ics; name="invite.ics"',
    'Content-Disposition: attachment; filename="invite.ics"',
    'Content-Transfer-Encoding: base64',
    '',
    encoded(calendar.text),
    '--=_mail_7--',
    '',
  ]);
});

it('A mail without an invitation has no file, and a subject beyond ASCII is in words that split no character', () => {
  const subject = `Zoë ${'日'.repeat(14)}`;
  const lines = rawMessage({ ...mail, subject }, 'us@example.com', 8).split('\r\n');
  expect(lines.slice(0, 5)).toEqual([
    'From: us@example.com',
    'To: ann@example.com',
    `Subject: =?utf-8?B?${encoded(`Zoë ${'日'.repeat(12)}`)}?=`,
    ` =?utf-8?B?${encoded('日日')}?=`,
    'MIME-Version: 1.0',
  ]);
  expect(lines.filter((line) => /calendar|ics/.test(line))).toEqual([]);
});

it('SES gets a letter with its headers, and a mail with an invitation as a whole message', async () => {
  const ses = mockClient(SESv2Client);
  ses.on(SendEmailCommand).resolves({});
  const send = sesMail('us@example.com', 'Mails', new SESv2Client({ region: 'us-east-1' }));
  await send(mail, 1);
  await send({ ...mail, headers }, 2);
  await send({ ...mail, calendar }, 3);
  const FromEmailAddress = 'HireHub <us@example.com>';
  const common = {
    FromEmailAddress,
    Destination: { ToAddresses: ['ann@example.com'] },
    ConfigurationSetName: 'Mails',
  };
  const Simple = {
    Subject: { Data: 'Hi', Charset: 'UTF-8' },
    Body: { Html: { Data: '<p>Hi</p>', Charset: 'UTF-8' }, Text: { Data: 'Hi', Charset: 'UTF-8' } },
  };
  expect(ses.commandCalls(SendEmailCommand).map(({ args }) => args[0].input)).toStrictEqual([
    { ...common, Content: { Simple } },
    {
      ...common,
      Content: { Simple: { ...Simple, Headers: [{ Name: 'X-Topic', Value: 'jobs' }] } },
    },
    {
      ...common,
      Content: { Raw: { Data: Buffer.from(rawMessage({ ...mail, calendar }, FromEmailAddress, 3)) } },
    },
  ]);
});

it('SES’s error without a message of its own is passed on without addresses', async () => {
  mockClient(SESv2Client)
    .on(SendEmailCommand)
    .callsFake(() => {
      throw 'refused <ann@example.com>: ann@example.com,us@example.com';
    });
  const send = sesMail('us@example.com', 'Mails', new SESv2Client({ region: 'us-east-1' }));
  await expect(send(mail, 1)).rejects.toThrow('refused <(address)>: (address),(address)');
});
