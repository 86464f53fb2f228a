import { MessageRejected, SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { sesMail } from '../../../../../functions/platform/outside/mail/ses.ts';

const letter = { to: 'ana@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };

it('The error of a refused mail names no address, because failures are logged', async () => {
  mockClient(SESv2Client)
    .on(SendEmailCommand)
    .rejects(
      new MessageRejected({
        message: 'These identities failed the check: ana@example.com, Us <us@example.com>',
        $metadata: {},
      }),
    );
  const failure: unknown = await sesMail(
    'us@example.com',
    'Mails',
    new SESv2Client({ region: 'us-east-1' }),
  )(letter, 1).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    name: 'MessageRejected',
    message: 'These identities failed the check: (address), Us <(address)>',
  });
  expect((failure as Error).stack).not.toContain('example.com');
});
