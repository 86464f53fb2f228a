import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { expect, it, onTestFinished } from 'vitest';
import { serveConsole } from '../../../../infra/laptop/console/console.ts';
import { html } from '../../../../infra/laptop/console/html.ts';
import { listenOnLoopback } from '../../../../infra/laptop/listen.ts';
import { openMeter } from '../../../../infra/laptop/meter.ts';
import { operatorAccess } from '../../../../infra/laptop/permissions/operator-access.ts';
import { aFunction, arn, runApp } from '../fixture-app.ts';

const Resources = {
  Sender: { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'no-reply@example.com' } },
  Bus: { Type: 'AWS::Events::EventBus', Properties: { Name: 'happenings' } },
  Queue: {
    Type: 'AWS::SQS::Queue',
    Properties: { VisibilityTimeout: 0, RedrivePolicy: { deadLetterTargetArn: arn('Dead'), maxReceiveCount: 1 } },
  },
  Dead: { Type: 'AWS::SQS::Queue' },
  ...aFunction('Say', { Description: 'Says something' }),
};
const code = { Say: `export const handler = async () => console.log('<b>loud</b>');` };

/** A console over a small app; `asked` are the requests it made to the operator's function. */
async function aConsole() {
  const cloud = await runApp({ stacks: { App: { Resources } }, code });
  const servers = await listenOnLoopback(0);
  onTestFinished(servers.close);
  const asked: Record<string, unknown>[] = [];
  const meter = openMeter(cloud.invocations, cloud.services.events);
  const pages = serveConsole({
    ...cloud,
    siteUrl: 'http://localhost:3000',
    meter,
    accounts: [{ role: 'super_manager', name: 'Ann <script>', email: 'ann@example.com' }],
    password: 'Demo!2026',
    operate: async (request) => {
      asked.push(request);
      if (request.action === 'list-redemptions')
        return { payload: { data: request.status === 'requested' ? [{ id: 7, count: 50 }] : [] } };
      if (request.action === 'list-super-manager-requests')
        return { payload: { data: [{ id: 1, email: 'bob@example.com' }] } };
      return request.action === 'approve-reward'
        ? { payload: { data: { id: 7, status: 'approved' } } }
        : { payload: { message: 'There is no such account' } };
    },
  });
  servers.handle((request, response) => void pages(request, response));
  const url = `http://localhost:${servers.port}`;
  const page = async (path: string): Promise<string> => (await fetch(url + path)).text();
  const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = { origin: url }) =>
    fetch(url + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
  return { cloud, url, page, post, asked };
}

function mail(
  { services }: Awaited<ReturnType<typeof aConsole>>['cloud'],
  to: string,
  markup = '<html><head></head><body><a href="https://x.example/?t=1&amp;u=2">Go</a></body></html>',
) {
  return new SESv2Client(operatorAccess(services.ses.url)).send(
    new SendEmailCommand({
      FromEmailAddress: 'HireHub <no-reply@example.com>',
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: { Data: `For <${to}>` },
          Body: { Html: { Data: markup }, Text: { Data: 'Go to https://x.example/?t=1&u=2' } },
        },
      },
    }),
  );
}

it('The console lists the demo accounts with everything escaped', async () => {
  const { page } = await aConsole();
  const start = await page('/_local');
  expect(start).toContain('Ann &lt;script&gt;');
  expect(start).toContain('Demo!2026');
});

it('The console shows sent mails by receiver, each in a frame that may run nothing', async () => {
  const { cloud, page, url } = await aConsole();
  await mail(cloud, 'ann@example.com');
  await mail(cloud, 'bob@example.com');
  expect(await page('/_local/mail')).toContain('For &lt;bob@example.com&gt;');
  expect(await page('/_local/mail?to=ann@example.com')).not.toContain('bob@example.com');
  const [only, ...others] = (await (await fetch(`${url}/_local/mail.json?to=ANN@example.com`)).json()) as {
    id: string;
    subject: string;
  }[];
  expect(only?.subject).toBe('For <ann@example.com>');
  expect(others).toEqual([]);
  const one = await page(`/_local/mail/${only?.id}`);
  expect(one).toContain('<a href="https://x.example/?t=1&amp;u=2">');
  expect(one).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  const frame = await fetch(`${url}/_local/mail/${only?.id}/page`);
  expect(frame.headers.get('content-security-policy')).toContain('sandbox');
  await expect(frame.text()).resolves.toContain('<head><base target="_blank">');
});

it('The console shows events, queues, schedules and invocations', async () => {
  const { cloud, page } = await aConsole();
  await cloud.services.events.put({
    EventBusName: 'happenings',
    Source: 'hirehub',
    DetailType: 'job-closed',
    Detail: '{"subject":"JOB#7"}',
  });
  await cloud.functions.invoke('App-Say', {}, 'GET /say');
  expect(await page('/_local/events')).toMatch(/job-closed<\/a><\/td>\s*<td>JOB#7/);
  expect(await page(`/_local/events/${cloud.services.events.recent()[0]?.event.id}`)).toContain(
    'No rule matches this event.',
  );
  expect(await page('/_local/queues')).toMatch(/App-Dead<\/a><\/td>\s*<td>dead letters/);
  expect(await page('/_local/schedules')).toContain('Nothing is scheduled.');
  expect(await page('/_local/invocations?function=Says+something')).toContain('GET /say');
  expect(await page(`/_local/invocations/${cloud.invocations.list()[0]?.requestId}`)).toContain(
    '&lt;b&gt;loud&lt;/b&gt;',
  );
});

it('The console redrives dead letters and drops them', async () => {
  const { cloud, page, post } = await aConsole();
  const [queue, dead] = [cloud.services.queues.queue('App-Queue'), cloud.services.queues.queue('App-Dead')];
  const poller = queue.poll({ invoke: async () => Promise.reject(new Error('not today')) });
  await queue.send('{"a":1}');
  await queue.send('{"b":2}');
  await expect.poll(() => dead.messages().length, { timeout: 5000 }).toBe(2);
  await poller.stop();
  expect(await page('/_local/queues/App-Dead')).toContain('not today');
  const [first] = dead.messages();
  expect((await post('/_local/queues/App-Dead/redrive', { id: first?.id ?? '' })).status).toBe(303);
  expect(queue.messages()).toHaveLength(1);
  await post('/_local/queues/App-Dead/purge');
  expect(dead.messages()).toEqual([]);
});

it('The console calls the operator’s function and shows the result', async () => {
  const { page, post, asked } = await aConsole();
  expect(await page('/_local/operator')).toContain('bob@example.com');
  expect(await (await post('/_local/operator', { action: 'approve-reward', id: '7' })).text()).toContain(
    'Done: {&quot;id&quot;:7,&quot;status&quot;:&quot;approved&quot;}',
  );
  expect(asked).toContainEqual({ action: 'approve-reward', id: 7 });
  expect(
    await (await post('/_local/operator', { action: 'approve-super-manager', email: 'x@example.com' })).text(),
  ).toContain('There is no such account');
});

it.each([
  ['a page elsewhere', { origin: 'https://evil.example' }],
  ['a page elsewhere, from a frame', { origin: 'null' }],
  ['a request that names its site', { 'sec-fetch-site': 'cross-site' }],
])('The console lets %s change nothing', async (_, headers) => {
  const { post, asked } = await aConsole();
  expect(
    (await post('/_local/operator', { action: 'approve-reward', id: '7' }, headers as Record<string, string>)).status,
  ).toBe(403);
  expect(asked).toEqual([]);
});

it('The console shows the meter: calls, units and events since it was reset', async () => {
  const { cloud, post, url } = await aConsole();
  await cloud.functions.invoke('App-Say', {}, 'before');
  await post('/_local/meter.json');
  await cloud.functions.invoke('App-Say', {}, 'after');
  await cloud.services.events.put({ EventBusName: 'happenings', Source: 's', DetailType: 't', Detail: '{}' });
  await expect((await fetch(`${url}/_local/meter.json`)).json()).resolves.toMatchObject({
    events: 1,
    total: { calls: 0, readUnits: 0, writeUnits: 0, items: 0, bytes: 0 },
    invocations: [{ functionName: 'App-Say', trigger: 'after', usage: { calls: 0 } }],
  });
});

it('The console responds with 404 for unknown paths', async () => {
  const { url } = await aConsole();
  for (const path of [
    '/_local/nothing',
    '/_local/mail/x',
    '/_local/queues/x',
    '/_local/events/x',
    '/_local/invocations/x',
  ])
    expect((await fetch(url + path)).status, path).toBe(404);
});

it('The console escapes what is put into markup, and markup not twice', () => {
  expect(html`<p title="${'"\'&'}">${['<', html`<b>${1}</b>`, false, undefined]}</p>`.text).toBe(
    '<p title="&quot;&#39;&amp;">&lt;<b>1</b></p>',
  );
});
