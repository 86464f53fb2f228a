import type { ConsoleData } from './console-data.ts';
import { html } from './html.ts';
import { table, type Page } from './page.ts';

/** The first page: what the app adds and what is running. */
export function startPage({ home, siteUrl, services, invocations }: ConsoleData): Page {
  const dead = deadLetterCount(services);
  return {
    title: 'Start',
    body: html` <p>
        The site is at <a href="${siteUrl}">${siteUrl}</a>. Everything here runs on this machine; mails go nowhere but
        to <a href="/_local/mail">the mail page</a>.
      </p>
      <dl>
        <dt>Mails</dt>
        <dd>${services.ses.mails().length}</dd>
        <dt>Dead letters</dt>
        <dd>${dead > 0 ? html`<a class="bad" href="/_local/queues">${dead}</a>` : '0'}</dd>
        <dt>Invocations kept</dt>
        <dd>${invocations.list().length}</dd>
      </dl>
      ${home}
      <h2>AWS protocols</h2>
      ${table(
        ['Service', 'Address'],
        Object.entries(services.endpoints).map(
          ([name, url]) =>
            html`<tr>
              <td>${name}</td>
              <td><code>${url}</code></td>
            </tr>`,
        ),
        '',
      )}`,
  };
}

/** Messages in queues that others name as their dead-letter queue. */
function deadLetterCount({ queues }: Pick<ConsoleData['services'], 'queues'>): number {
  const dead = new Set(queues.all().map(({ settings }) => settings.deadLetterQueue));
  return queues
    .all()
    .filter(({ name }) => dead.has(name))
    .reduce((sum, queue) => sum + queue.messages().length, 0);
}
