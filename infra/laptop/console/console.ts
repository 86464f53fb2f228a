import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ConsoleData } from './console-data.ts';
import { eventList, eventPage } from './event-pages.ts';
import { html } from './html.ts';
import { invocationList, invocationPage } from './invocation-pages.ts';
import { mailDocument, mailList, mailPage, mailsTo } from './mail-pages.ts';
import { addressOf, renderPage, type Page } from './page.ts';
import { queueList, queuePage } from './queue-pages.ts';
import { schedulePage } from './schedule-page.ts';
import { startPage } from './start-page.ts';
import { readFileSync } from 'node:fs';

/** The console's look: slate and teal, in light and dark. */
const style = readFileSync(new URL('console.css', import.meta.url), 'utf8');

type Answer =
  | { page: Page; status?: number }
  | { json: unknown }
  | { seeOther: string }
  | { type: string; text: string; policy?: string };

/** Pages may load nothing but their own style and frames; a mail's frame may show pictures and styles of its own. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const mailPolicy =
  "default-src 'none'; img-src data: https: http:; style-src 'unsafe-inline'; font-src data: https:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Serves `/_local`; returns false for any other path. Only this machine's own pages may change something. */
export function serveConsole(data: ConsoleData) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== '/_local' && !url.pathname.startsWith('/_local/')) return false;
    const answer = isFromHere(request)
      ? await answerFor(request, url, data)
      : {
          page: {
            title: 'Not from here',
            body: html`<p>The console answers only to its own pages on this machine.</p>`,
          },
          status: 403,
        };
    send(response, answer, (page) => renderPage(page, url.pathname, data));
    return true;
  };
}

/** A page elsewhere must neither reach the console through a name that resolves here, nor post to it. */
function isFromHere({ headers, method }: IncomingMessage): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  if (!['localhost', '127.0.0.1', '[::1]'].includes(host)) return false;
  if (method === 'GET' || method === 'HEAD') return true;
  return headers.origin === undefined
    ? headers['sec-fetch-site'] === 'same-origin' || headers['sec-fetch-site'] === undefined
    : headers.origin === `http://${headers.host}`;
}

async function answerFor(request: IncomingMessage, url: URL, data: ConsoleData): Promise<Answer> {
  const [area = '', id, action] = url.pathname.split('/').slice(2).map(decodeURIComponent);
  const form = request.method === 'POST' ? new URLSearchParams(await bodyOf(request)) : undefined;
  const { services, invocations, meter } = data;
  switch (area) {
    case '':
      return { page: startPage(data) };
    case 'style.css':
      return { type: 'text/css; charset=utf-8', text: style };
    case 'mail.json':
      return { json: mailsTo(services.ses.mails(), url.searchParams.get('to') ?? '') };
    case 'meter.json':
      if (form) meter.reset();
      return { json: meter.read() };
    case 'mail': {
      if (id === undefined)
        return {
          page: mailList(
            mailsTo(services.ses.mails(), url.searchParams.get('to') ?? ''),
            url.searchParams.get('to') ?? '',
          ),
        };
      const mail = services.ses.mail(id);
      if (!mail) return missing('mail');
      return action === 'page'
        ? { type: 'text/html; charset=utf-8', text: mailDocument(mail), policy: mailPolicy }
        : { page: mailPage(mail) };
    }
    case 'events': {
      if (id === undefined) return { page: eventList(services.events.recent()) };
      const recorded = services.events.recent().find(({ event }) => event.id === id);
      return recorded ? { page: eventPage(recorded) } : missing('event');
    }
    case 'queues': {
      if (id === undefined) return { page: queueList(services.queues.all()) };
      const queue = services.queues.all().find(({ name }) => name === id);
      if (!queue) return missing('queue');
      if (!form) return { page: queuePage(queue) };
      const ids = form.get('id') ? [form.get('id') ?? ''] : undefined;
      await (action === 'redrive' ? queue.redrive(ids) : queue.purge(ids));
      return { seeOther: `/_local/queues/${encodeURIComponent(id)}` };
    }
    case 'schedules':
      return { page: schedulePage(data) };
    case 'invocations': {
      if (id === undefined) return { page: invocationList(invocations.list(), url.searchParams.get('function') ?? '') };
      const invocation = invocations.list().find(({ requestId }) => requestId === id);
      return invocation ? { page: invocationPage(invocation) } : missing('invocation');
    }
    default: {
      const added = data.pages?.find((page) => addressOf(page) === `/_local/${area}`);
      return added ? { page: await added.draw(data, form && Object.fromEntries(form)) } : missing('page');
    }
  }
}

const missing = (what: string): Answer => ({
  page: { title: 'Not here', body: html`<p>There is no such ${what}; lists keep the newest entries only.</p>` },
  status: 404,
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, answer: Answer, render: (page: Page) => string): void {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  // With no referrer at all, browsers send the console's own forms from the origin `null`, which is refused.
  response.setHeader('referrer-policy', 'same-origin');
  if ('seeOther' in answer) return void response.writeHead(303, { location: answer.seeOther }).end();
  if ('json' in answer)
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.json));
  if ('text' in answer)
    return void response
      .writeHead(200, {
        'content-type': answer.type,
        ...(answer.policy ? { 'content-security-policy': answer.policy } : {}),
      })
      .end(answer.text);
  response
    .writeHead(answer.status ?? 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy,
    })
    .end(render(answer.page));
}
