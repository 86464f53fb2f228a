import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SesReport } from '../../../services/ses/simulator.ts';
import { startSes, type SesService } from '../../../services/ses/start-ses.ts';
import { clientOf, recordingAuthorizer, temporaryFolder } from '../endpoint-client.ts';

let files: Awaited<ReturnType<typeof temporaryFolder>>;
let ses: SesService;
let client: SESv2Client;
const reports: SesReport[] = [];

beforeAll(async () => {
  files = await temporaryFolder();
  ses = await startSes({
    folder: files.folder,
    authorize: recordingAuthorizer().authorize,
    configurationSets: new Map([
      ['all', new Set(['BOUNCE', 'COMPLAINT', 'DELIVERY_DELAY'])],
      ['bounces', new Set(['BOUNCE'])],
    ]),
    onReport: async (report) => reports.push(report),
  });
  client = new SESv2Client(clientOf(ses.url));
});
afterAll(async () => {
  await ses.close();
  await files.remove();
});

/** What is reported of a mail to an address, and what the mailbox says became of it. */
async function sent(to: string, ConfigurationSetName?: string) {
  reports.length = 0;
  const { MessageId = '' } = await client.send(
    new SendEmailCommand({
      FromEmailAddress: 'no-reply@shop.example',
      Destination: { ToAddresses: [to] },
      ...(ConfigurationSetName && { ConfigurationSetName }),
      Content: { Simple: { Subject: { Data: 'Hi' }, Body: { Text: { Data: 'Hi' } } } },
    }),
  );
  return [ses.mail(MessageId)?.outcome, ...reports.map(({ detailType }) => detailType)];
}

describe('A mail', () => {
  it.each([
    ['Ana <ana@example.com>', 'delivered', []],
    ['bounce@example.com', 'bounced', ['Email Bounced']],
    ['Bounce+ana@example.com', 'bounced', ['Email Bounced']],
    ['softbounce@example.com', 'given up', ['Email Bounced']],
    ['complaint@example.com', 'complained', ['Email Complaint Received']],
    ['delay@example.com', 'delayed', ['Email Delivery Delayed']],
    ['bouncer@example.com', 'delivered', []],
  ])('to %s is %s, and its configuration set reports it', async (to, outcome, reported) => {
    expect(await sent(to, 'all')).toEqual([outcome, ...reported]);
  });

  it('is reported as SES does, with recipient, kind and the tag of its configuration set', async () => {
    await sent('bounce@example.com', 'all');
    expect(reports[0]?.detail).toMatchObject({
      eventType: 'Bounce',
      bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'bounce@example.com' }] },
      mail: { source: 'no-reply@shop.example', tags: { 'ses:configuration-set': ['all'] } },
    });
  });

  it('is not reported without a configuration set, nor by one that does not report its kind', async () => {
    expect(await sent('bounce@example.com')).toEqual(['bounced']);
    expect(await sent('complaint@example.com', 'bounces')).toEqual(['complained']);
  });

  it('with a configuration set that does not exist is refused', async () => {
    await expect(sent('ana@example.com', 'nowhere')).rejects.toMatchObject({ name: 'NotFoundException' });
  });
});
