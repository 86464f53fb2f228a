import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSes } from '../../../services/ses/start-ses.ts';
import type { SesService } from '../../../services/ses/start-ses.ts';
import { clientOf, recordingAuthorizer, temporaryFolder } from '../endpoint-client.ts';

const { asked, authorize, refused } = recordingAuthorizer();
let files: Awaited<ReturnType<typeof temporaryFolder>>;
let ses: SesService;
let client: SESv2Client;

const start = async (): Promise<void> => {
  ses = await startSes({ folder: files.folder, authorize, identities: ['shop.example', 'boss@other.example'] });
  client = new SESv2Client(clientOf(ses.url));
};
beforeAll(async () => {
  files = await temporaryFolder();
  await start();
});
afterAll(async () => {
  await ses.close();
  await files.remove();
});

function aMail(changes: Partial<SendEmailCommandInput> = {}): SendEmailCommandInput {
  return {
    FromEmailAddress: 'Shop <no-reply@shop.example>',
    Destination: { ToAddresses: ['Ada Lovelace <Ada@Example.com>'], BccAddresses: ['log@shop.example'] },
    ReplyToAddresses: ['help@shop.example'],
    EmailTags: [{ Name: 'kind', Value: 'welcome' }],
    Content: {
      Simple: {
        Subject: { Data: 'Welcome ✓' },
        Body: { Text: { Data: 'Hello' }, Html: { Data: '<p>Hello</p>' } },
        Headers: [{ Name: 'X-Kind', Value: 'welcome' }],
      },
    },
    ...changes,
  };
}
const send = (changes?: Partial<SendEmailCommandInput>, by = client) => by.send(new SendEmailCommand(aMail(changes)));

describe('SendEmail', () => {
  it('keeps a simple mail, found by any recipient in any case', async () => {
    const { MessageId } = await send();
    const mail = ses.mail(MessageId ?? '');
    expect(mail).toMatchObject({
      from: 'Shop <no-reply@shop.example>',
      subject: 'Welcome ✓',
      text: 'Hello',
      html: '<p>Hello</p>',
      to: ['Ada Lovelace <Ada@Example.com>'],
      bcc: ['log@shop.example'],
      replyTo: ['help@shop.example'],
      headers: { 'x-kind': 'welcome' },
      tags: { kind: 'welcome' },
    });
    expect(ses.mails({ to: 'ada@example.COM' })).toEqual([mail]);
    expect(ses.mails({ to: 'log@shop.example' })).toEqual([mail]);
    expect(ses.mails({ to: 'eve@example.com' })).toEqual([]);
  });

  it('reads the parts of a raw mail', async () => {
    const raw = [
      'From: no-reply@shop.example',
      'To: Bob <bob@example.com>,',
      ' carol@example.com',
      'Subject: =?utf-8?B?R3LDvMOfZQ==?= =?utf-8?Q?_an_alle?=',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="outer"',
      '',
      '--outer',
      'Content-Type: multipart/alternative; boundary=inner',
      '',
      '--inner',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Gr=C3=BC=C3=9Fe und ein=',
      ' Gru=C3=9F',
      '--inner',
      'Content-Type: text/html',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('<b>Hi</b>').toString('base64'),
      '--inner--',
      '--outer',
      'Content-Type: text/plain',
      'Content-Disposition: attachment; filename=a.txt',
      '',
      'attached',
      '--outer--',
      '',
    ].join('\r\n');
    const { MessageId } = await client.send(new SendEmailCommand({ Content: { Raw: { Data: Buffer.from(raw) } } }));
    expect(ses.mail(MessageId ?? '')).toMatchObject({
      from: 'no-reply@shop.example',
      to: ['Bob <bob@example.com>', 'carol@example.com'],
      subject: 'Grüße an alle',
      html: '<b>Hi</b>',
      raw,
    });
    expect(ses.mail(MessageId ?? '')?.text?.trim()).toBe('Grüße und ein Gruß');
  });

  it('rejects a sender that is not verified, and accepts one of a verified domain', async () => {
    await expect(send({ FromEmailAddress: 'eve@other.example' })).rejects.toMatchObject({
      name: 'MessageRejected',
      message: expect.stringContaining('eve@other.example'),
    });
    await send({ FromEmailAddress: 'boss@other.example' });
    await send({ FromEmailAddress: 'x@mail.shop.example' });
  });

  it.each<[string, Partial<SendEmailCommandInput>]>([
    ['no recipient', { Destination: {} }],
    [
      'more than 50 recipients',
      { Destination: { ToAddresses: Array.from({ length: 51 }, (_, n) => `a${n}@example.com`) } },
    ],
    ['an address that is none', { Destination: { ToAddresses: ['nobody'] } }],
    ['a line break in an address', { Destination: { ToAddresses: ['a@example.com\r\nBcc: eve@example.com'] } }],
    ['a template', { Content: { Template: { TemplateName: 't', TemplateData: '{}' } } }],
    ['no content', { Content: {} }],
    ['an empty body', { Content: { Simple: { Subject: { Data: 's' }, Body: {} } } }],
    ['no sender', { FromEmailAddress: undefined }],
  ])('refuses %s', async (_name, changes) => {
    await expect(send(changes)).rejects.toMatchObject({ name: 'BadRequestException' });
  });

  it('needs ses:SendEmail on the sending identity and on the configuration set', async () => {
    asked.length = 0;
    await send({ ConfigurationSetName: 'tracked' });
    const account = 'arn:aws:ses:us-east-1:000000000000';
    expect(asked).toEqual([
      `ses:SendEmail ${account}:identity/shop.example`,
      `ses:SendEmail ${account}:configuration-set/tracked`,
    ]);
    await expect(send({}, new SESv2Client(clientOf(ses.url, refused)))).rejects.toMatchObject({
      name: 'AccessDeniedException',
    });
  });

  it('needs ses:SendRawEmail for a whole message, whose invitation it shows', async () => {
    asked.length = 0;
    const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';
    const raw = [
      'From: Us <us@shop.example>',
      'To: ana@example.com',
      'Subject: Come',
      'Content-Type: multipart/alternative; boundary=part',
      '',
      '--part',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Come',
      '--part',
      'Content-Type: text/calendar; charset=utf-8; method=REQUEST',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(calendar).toString('base64'),
      '--part--',
    ];
    const { MessageId } = await send({ Content: { Raw: { Data: Buffer.from(raw.join('\r\n')) } } });
    expect(asked).toEqual(['ses:SendRawEmail arn:aws:ses:us-east-1:000000000000:identity/shop.example']);
    expect(ses.mail(MessageId ?? '')).toMatchObject({ subject: 'Come', text: 'Come', calendar });
  });

  it('keeps the mails over a restart, newest first', async () => {
    const before = ses.mails().map(({ id }) => id);
    await ses.close();
    await start();
    expect(
      ses
        .mails()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(before.sort());
    const { MessageId } = await send();
    expect(ses.mails()[0]?.id).toBe(MessageId);
  });
});

it('GetAccount and GetEmailIdentity say who may send to everybody', async () => {
  await expect(client.send(new GetAccountCommand({}))).resolves.toMatchObject({ ProductionAccessEnabled: true });
  const ask = (EmailIdentity: string) => client.send(new GetEmailIdentityCommand({ EmailIdentity }));
  await expect(ask('shop.example')).resolves.toMatchObject({ DkimAttributes: { Status: 'SUCCESS' } });
  await expect(ask('unknown.example')).rejects.toMatchObject({ name: 'NotFoundException' });
});
