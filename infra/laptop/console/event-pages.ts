import type { RecordedEvent } from '../services/events/recent-events.ts';
import { html } from './html.ts';
import { moment, table, type Page } from './page.ts';

/** Events on the buses, newest first. */
export function eventList(events: readonly RecordedEvent[]): Page {
  const rows = events.slice(0, 200).map(
    ({ event, deliveries }) =>
      html`<tr>
        <td>${moment(event.time)}</td>
        <td><a href="/_local/events/${event.id}">${event['detail-type']}</a></td>
        <td>${subjectOf(event.detail)}</td>
        <td>${deliveries.length === 0 ? html`<span class="dim">nobody listens</span>` : summary(deliveries)}</td>
      </tr>`,
  );
  return {
    title: 'Events',
    body: table(
      ['Time', 'Event', 'Subject', 'Delivered'],
      rows,
      'Nothing has happened yet. Whatever is done in the app appears here.',
    ),
  };
}

/** One event with its deliveries. */
export function eventPage({ event, busName, deliveries }: RecordedEvent): Page {
  const rows = deliveries.map(
    ({ rule, state, attempts, error }) =>
      html`<tr>
        <td>${rule}</td>
        <td class="${stateClass(state)}">${state}</td>
        <td class="number">${attempts}</td>
        <td>${error}</td>
      </tr>`,
  );
  return {
    title: event['detail-type'],
    body: html`<dl>
        <dt>Bus</dt>
        <dd>${busName}</dd>
        <dt>Source</dt>
        <dd>${event.source}</dd>
        <dt>Time</dt>
        <dd>${event.time}</dd>
        <dt>Id</dt>
        <dd>${event.id}</dd>
      </dl>
      <h2>Deliveries</h2>
      ${table(['Rule', 'State', '>Tries', 'Last error'], rows, 'No rule matches this event.')}
      <h2>Detail</h2>
      <p class="dim">All of it is shown for a quarter of an hour; then only its type, subject and id.</p>
      <pre>${JSON.stringify(event.detail, undefined, 2)}</pre>`,
  };
}

const stateClass = (state: RecordedEvent['deliveries'][number]['state']): string =>
  state === 'delivered' ? 'good' : state === 'failed' ? 'bad' : 'dim';

function summary(deliveries: RecordedEvent['deliveries']) {
  const delivered = deliveries.filter(({ state }) => state === 'delivered').length;
  return html`<span class="${delivered === deliveries.length ? 'good' : 'bad'}"
    >${delivered} of ${deliveries.length}</span
  >`;
}

function subjectOf(detail: Record<string, unknown>): string {
  return typeof detail.subject === 'string' ? detail.subject : '';
}
