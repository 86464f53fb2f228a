import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { expect, it, onTestFinished } from 'vitest';
import { serveConsole } from '../../console/console.ts';
import { html } from '../../console/html.ts';
import { listenOnLoopback } from '../../listen.ts';
import { openMeter } from '../../meter.ts';
import { operatorAccess } from '../../permissions/operator-access.ts';
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

/** A console over a small app that adds a page; `posted` are the forms sent to that. */
async function aConsole() {
  const cloud = await runApp({ stacks: { App: { Resources } }, code });
  const servers = await listenOnLoopback(0);
  onTestFinished(servers.close);
  const posted: Record<string, string>[] = [];
  const meter = openMeter(cloud.invocations, cloud.services.events);
  const pages = serveConsole({
    ...cloud,
    name: 'Shop',
    siteUrl: 'http://localhost:3000',
    meter,
    invoke: (name, payload) => cloud.functions.invoke(name, payload, 'operator'),
    home: html`<p>${'Ann <script>'}</p>`,
    pages: [
      {
        name: 'Counter',
        draw: async ({ invoke }, form) => {
          if (form) posted.push(form);
          await invoke('App-Say', form);
          return { title: 'Counter', body: html`<p>${form?.coins ?? 'none'} in the counter</p>` };
        },
      },
    ],
  });
  servers.handle((request, response) => void pages(request, response));
  const url = `http://localhost:${servers.port}`;
  const page = async (path: string): Promise<string> => (await fetch(url + path)).text();
  const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = { origin: url }) =>
    fetch(url + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
  return { cloud, url, page, post, posted };
}

function mail(
  { services }: Awaited<ReturnType<typeof aConsole>>['cloud'],
  to: string,
  markup = '<html><head></head><body><a href="https://x.example/?t=1&amp;u=2">Go</a></body></html>',
) {
  return new SESv2Client(operatorAccess(services.ses.url)).send(
    new SendEmailCommand({
      FromEmailAddress: 'Shop <no-reply@example.com>',
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

it('The console begins with what the app shows there, with everything escaped, under the name of the app', async () => {
  const { page } = await aConsole();
  const start = await page('/_local');
  expect(start).toContain('<p>Ann &lt;script&gt;</p>');
  expect(start).toContain('<title>Start · Shop on this laptop</title>');
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
    Source: 'shop',
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

it('The console has the pages of the app in its menu, and gives them the forms that are sent to them', async () => {
  const { cloud, page, post } = await aConsole();
  expect(await page('/_local/counter')).toMatch(/<a href="\/_local\/counter"\s+aria-current="page">Counter<\/a>/);
  expect(await page('/_local/counter')).toContain('none in the counter');
  expect(await (await post('/_local/counter', { coins: '3' })).text()).toContain('3 in the counter');
  expect(cloud.invocations.list()[0]).toMatchObject({ functionName: 'App-Say', trigger: 'operator' });
});

it('The console lets browsers say from where its own forms come', async () => {
  const { url } = await aConsole();
  const { headers } = await fetch(`${url}/_local/counter`);
  expect(headers.get('referrer-policy')).toBe('same-origin');
});

it.each([
  ['a page elsewhere', { origin: 'https://evil.example' }],
  ['a page elsewhere, from a frame', { origin: 'null' }],
  ['a request that names its site', { 'sec-fetch-site': 'cross-site' }],
])('The console lets %s change nothing', async (_, headers) => {
  const { post, posted } = await aConsole();
  expect((await post('/_local/counter', { coins: '3' }, headers as Record<string, string>)).status).toBe(403);
  expect(posted).toEqual([]);
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
