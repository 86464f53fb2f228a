import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { sesMail } from '../../../../../functions/platform/outside/mail/ses.ts';

afterEach(() => vi.unstubAllEnvs());

it('A mail beyond what SES accepts in a second is sent later, not lost', async () => {
  const statuses: number[] = [];
  const server = createServer((_, response) => {
    const status = statuses.length < 3 ? 429 : 200;
    statuses.push(status);
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(status === 429 && { 'x-amzn-errortype': 'TooManyRequestsException' }),
    });
    response.end(JSON.stringify(status === 429 ? { message: 'Maximum sending rate exceeded.' } : { MessageId: 'm' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  await sesMail('us@example.com', 'Mails')({ to: 'ana@example.com', subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' }, 1);
  expect(statuses).toEqual([429, 429, 429, 200]);
  server.close();
});
