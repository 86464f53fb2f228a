import type { Mail, Outcome } from '../services/ses/mail.ts';
import { html } from './html.ts';
import { moment, table, type Page } from './page.ts';

const outcomeWords: Record<Outcome, string> = {
  delivered: 'Delivered',
  bounced: 'Came back for good',
  'given up': 'Given up after hours',
  complained: 'Called spam',
  delayed: 'Delayed',
};

/** The mails, newest first, of one receiver or of all. */
export function mailList(mails: readonly Mail[], to: string): Page {
  const rows = mails.map(
    ({ id, sentAt, to: receivers, subject, outcome }) =>
      html`<tr>
        <td>${moment(sentAt)}</td>
        <td>${receivers.join(', ')}</td>
        <td><a href="/_local/mail/${encodeURIComponent(id)}">${subject}</a></td>
        <td>${outcome && outcomeWords[outcome]}</td>
      </tr>`,
  );
  const none = to ? `Nobody has written to ${to} yet.` : 'No mail has been sent yet. What the app sends appears here.';
  return {
    title: 'Mail',
    body: html`<form method="get" action="/_local/mail">
        <label>Receiver<input type="search" name="to" value="${to}" size="32" /></label><button>Show</button>
      </form>
      <div class="mails">${table(['Sent', 'To', 'Subject', 'What became of it'], rows, none)}</div>`,
  };
}

/** One mail. Its page is in a frame of its own that may run nothing. */
export function mailPage({
  id,
  subject,
  from,
  to,
  sentAt,
  outcome,
  text = '',
  html: markup = '',
  calendar = '',
  headers,
}: Mail): Page {
  const links = [...new Set(`${text}\n${markup}`.match(/https?:\/\/[^\s"'<>)]+/g))].map((link) =>
    link.replaceAll('&amp;', '&'),
  );
  return {
    title: subject,
    body: html`<dl>
        <dt>From</dt>
        <dd>${from}</dd>
        <dt>To</dt>
        <dd>${to.join(', ')}</dd>
        <dt>Sent</dt>
        <dd>${sentAt}</dd>
        ${
          outcome &&
          html`<dt>What became of it</dt>
            <dd>${outcomeWords[outcome]}</dd>`
        }
        ${Object.entries(headers).map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      ${
        links.length > 0 &&
        html`<h2>Links</h2>
          <ul>
            ${[...new Set(links)].map((link) => html`<li><a href="${link}">${link}</a></li>`)}
          </ul>`
      }
      ${
        markup &&
        html`<h2>Page</h2>
          <iframe
            title="The mail as it looks"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            src="/_local/mail/${encodeURIComponent(id)}/page"
          ></iframe>`
      }
      ${
        text &&
        html`<h2>Text</h2>
          <pre>${text}</pre>`
      }
      ${
        calendar &&
        html`<h2>Invitation</h2>
          <pre>${calendar}</pre>`
      }`,
  };
}

/** The mail's own markup; its links open beside the console. */
export function mailDocument({ html: markup = '' }: Mail): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(markup) ? markup.replace(/<head[^>]*>/i, (head) => head + base) : base + markup;
}

/** Mails to one recipient (name or bare address, any case), newest first; all when none is given. */
export function mailsTo(mails: readonly Mail[], receiver: string): Mail[] {
  const wanted = receiver.trim().toLowerCase();
  return mails.filter(({ to, cc, bcc }) => [...to, ...cc, ...bcc].some((one) => one.toLowerCase().includes(wanted)));
}
