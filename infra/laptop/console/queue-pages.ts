import type { Queue } from '../services/queues/queue.ts';
import { html } from './html.ts';
import { button, moment, table, type Page } from './page.ts';

/** All queues: those with messages first, dead letters above all. */
export function queueList(queues: readonly Queue[]): Page {
  const dead = new Set(queues.map(({ settings }) => settings.deadLetterQueue));
  const counted = queues.map((queue) => ({
    name: queue.name,
    count: queue.messages().length,
    isDead: dead.has(queue.name),
  }));
  const weight = ({ count, isDead }: (typeof counted)[number]): number =>
    (count > 0 ? 2 : 0) + (count > 0 && isDead ? 1 : 0);
  const rows = counted
    .sort((one, other) => weight(other) - weight(one) || one.name.localeCompare(other.name))
    .map(
      ({ name, count, isDead }) =>
        html`<tr>
          <td><a href="/_local/queues/${encodeURIComponent(name)}">${name}</a></td>
          <td>${isDead ? 'dead letters' : ''}</td>
          <td class="number ${isDead && count > 0 ? 'bad' : ''}">${count}</td>
        </tr>`,
    );
  return { title: 'Queues', body: table(['Queue', 'Kind', '>Messages'], rows, 'The template has no queues.') };
}

/** The messages of one queue and, for dead letters, the way back. */
export function queuePage(queue: Queue): Page {
  const messages = queue.messages();
  const path = `/_local/queues/${encodeURIComponent(queue.name)}`;
  const back = messages.some(({ deadLetterSource }) => deadLetterSource !== undefined);
  const rows = messages.slice(0, 200).map(
    ({ id, sentAt, receiveCount, lastError, body, deadLetterSource }) =>
      html`<tr>
        <td>${moment(new Date(sentAt).toISOString())}</td>
        <td class="number">${receiveCount}</td>
        <td>
          ${lastError && html`<p class="bad">${lastError}</p>`}${deadLetterSource && html`<p class="dim">failed in ${deadLetterSource}</p>`}
          <pre>${pretty(body)}</pre>
          ${deadLetterSource && button(`${path}/redrive`, 'Try again', { id })}${button(`${path}/purge`, 'Drop', { id })}
        </td>
      </tr>`,
  );
  return {
    title: queue.name,
    body: html`${back && button(`${path}/redrive`, 'Try all again')}${messages.length > 0 && button(`${path}/purge`, 'Drop all')}
    ${table(['Sent', '>Tries', 'Message'], rows, 'It is empty.')}`,
  };
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return body;
  }
}
