import { html, type Html } from './html.ts';

/** One page of the console. */
export interface Page {
  title: string;
  body: Html;
}

/** The pages in the order of the menu. */
const menu = [
  ['/_local', 'Start'],
  ['/_local/mail', 'Mail'],
  ['/_local/events', 'Events'],
  ['/_local/queues', 'Queues'],
  ['/_local/schedules', 'Schedules'],
  ['/_local/invocations', 'Invocations'],
] as const;

/** Where a page that an app adds is found. */
export const addressOf = ({ name }: { name: string }): string => `/_local/${name.toLowerCase()}`;

/** The whole document around a page. */
export function renderPage(
  { title, body }: Page,
  currentPath: string,
  { name: app, pages = [] }: { name: string; pages?: readonly { name: string }[] },
): string {
  const entries = [...menu, ...pages.map((page) => [addressOf(page), page.name] as const)];
  const entry = entries.findLast(([path]) => currentPath === path || currentPath.startsWith(`${path}/`))?.[0];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${app} on this laptop</title>
        <link rel="stylesheet" href="/_local/style.css" />
      </head>
      <body>
        <header>
          <a class="brand" href="/">${app}</a><span>on this laptop</span>
          <nav aria-label="Console">
            ${entries.map(([path, name]) => html`<a href="${path}" ${path === entry ? html` aria-current="page"` : ''}>${name}</a>`)}
          </nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;
}

/** Heading of a column; `>` before it sets it over numbers. */
type Column = string;

/** A table with a head; without rows a sentence that says why. */
export function table(columns: readonly Column[], rows: readonly Html[], empty: string): Html {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`;
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => (column.startsWith('>') ? html`<th scope="col" class="number">${column.slice(1)}</th>` : html`<th scope="col">${column}</th>`))}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** A time, short, with the full value on hover. */
export function moment(iso: string): Html {
  return html`<time datetime="${iso}" title="${iso}"
    >${iso.slice(0, 10) === new Date().toISOString().slice(0, 10) ? iso.slice(11, 19) : iso.slice(0, 16).replace('T', ' ')}</time
  >`;
}

/** A small form with one button; every change in the console uses one. */
export function button(action: string, label: string, fields: Record<string, string> = {}): Html {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" action="${action}">${hidden}<button>${label}</button></form>`;
}
