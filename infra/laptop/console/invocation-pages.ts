import type { Invocation } from '../functions/invocations.ts';
import { html } from './html.ts';
import { moment, table, type Page } from './page.ts';

const invocationColumns = ['Time', 'What', 'End', '>Took', '>DynamoDB calls', '>Read units', '>Write units'];

/** The newest invocations, of one function or of all. */
export function invocationList(invocations: readonly Invocation[], chosen: string): Page {
  const names = [...new Set(invocations.map((one) => one.description))].sort();
  const shown = invocations.filter((one) => chosen === '' || one.description === chosen).slice(0, 200);
  const rows = shown.map(
    ({ requestId, description, trigger, startedAt, milliseconds, failure, usage }) =>
      html`<tr>
        <td>${moment(startedAt)}</td>
        <td><a href="/_local/invocations/${requestId}">${trigger}</a><br /><span class="dim">${description}</span></td>
        <td class="${failure ? 'bad' : 'good'}">
          ${failure ? 'failed' : milliseconds === undefined ? 'running' : 'done'}
        </td>
        <td class="number">${milliseconds === undefined ? '' : `${milliseconds.toFixed(0)} ms`}</td>
        <td class="number">${usage.calls}</td>
        <td class="number">${usage.readUnits}</td>
        <td class="number">${usage.writeUnits}</td>
      </tr>`,
  );
  return {
    title: 'Invocations',
    body: html`<form method="get" action="/_local/invocations">
        <label
          >Function<select name="function">
            <option value="">All</option>
            ${names.map((name) => html`<option${name === chosen ? html` selected` : ''}>${name}</option>`)}
          </select></label
        ><button>Show</button>
      </form>
      ${table(invocationColumns, rows, 'No function has run since the start.')}`,
  };
}

/** One invocation: its calls, its log, its failure. */
export function invocationPage({
  requestId,
  functionName,
  description,
  trigger,
  startedAt,
  milliseconds,
  failure,
  logs,
  calls,
  callCount,
  usage,
}: Invocation): Page {
  const rows = calls.map(
    (call) =>
      html`<tr>
        <td>${call.action}</td>
        <td>${call.resource}</td>
        <td class="number">${call.milliseconds.toFixed(1)} ms</td>
        <td class="number">${call.readUnits ?? ''}</td>
        <td class="number">${call.writeUnits ?? ''}</td>
        <td class="number">${call.items ?? ''}</td>
        <td class="number">${call.bytes ?? ''}</td>
        <td class="bad">${call.error}</td>
      </tr>`,
  );
  return {
    title: trigger,
    body: html`<dl>
        <dt>Function</dt>
        <dd>${description}</dd>
        <dt>Name</dt>
        <dd>${functionName}</dd>
        <dt>Request id</dt>
        <dd>${requestId}</dd>
        <dt>Began</dt>
        <dd>${startedAt}</dd>
        <dt>Took</dt>
        <dd>${milliseconds === undefined ? 'still running' : `${milliseconds.toFixed(1)} ms`}</dd>
        <dt>DynamoDB</dt>
        <dd>
          ${usage.calls} calls, ${usage.readUnits} read units, ${usage.writeUnits} write units, ${usage.items} items,
          ${usage.bytes} bytes
        </dd>
      </dl>
      ${
        failure &&
        html`<h2>Failure</h2>
          <pre class="bad">${failure}</pre>`
      }
      <h2>Calls</h2>
      ${table(['Action', 'Resource', '>Took', '>Read', '>Write', '>Items', '>Bytes', 'Refused'], rows, 'It called no service.')}${callCount > calls.length && html`<p class="dim">and ${callCount - calls.length} more</p>`}
      <h2>Log</h2>
      ${logs ? html`<pre>${logs}</pre>` : html`<p class="empty">It logged nothing.</p>`}`,
  };
}
