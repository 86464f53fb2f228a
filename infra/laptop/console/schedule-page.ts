import type { LocalCloud } from '../cloud.ts';
import { html, type Html } from './html.ts';
import { moment, table, type Page } from './page.ts';

/** Upcoming schedules: one-time schedules made by functions, and the rules of the template. */
export function schedulePage({ services, clocks }: Pick<LocalCloud, 'services' | 'clocks'>): Page {
  const rows = services.scheduler.list().map(
    ({ name, input, nextAt }) =>
      html`<tr>
        <td>${next(nextAt)}</td>
        <td>${name}<br /><span class="dim">${input.GroupName}</span></td>
        <td><code>${input.ScheduleExpression}</code> ${input.ScheduleExpressionTimezone}</td>
        <td><pre>${input.Target.Input}</pre></td>
      </tr>`,
  );
  const rules = clocks.map(
    ({ name, expression, nextAt }) =>
      html`<tr>
        <td>${next(nextAt())}</td>
        <td>${name}</td>
        <td><code>${expression}</code></td>
      </tr>`,
  );
  return {
    title: 'Schedules',
    body: html`<h2>Made by functions</h2>
      ${table(['Next', 'Schedule', 'When', 'Input'], rows, 'Nothing is scheduled. What functions schedule appears here.')}
      <h2>Rules of the template</h2>
      ${table(['Next', 'Rule', 'When'], rules, 'The template has no rules with a clock.')}`,
  };
}

function next(at: number | undefined): Html {
  return at === undefined ? html`<span class="dim">no more</span>` : moment(new Date(at).toISOString());
}
