import type { Mail } from './port.ts';

const line = '\r\n';
/** An encoded word has at most 75 characters, and its line 76 (RFC 2047): 42 bytes become 56; a character is never split. */
const bytesPerWord = 42;

/**
 * A mail with an invitation as MIME message: text, page and the invitation as alternatives, so that mail clients show it
 * as such, and once more as a file for those that do not (RFC 6047). `id` identifies the mail.
 */
export function rawMessage(
  { to, subject, text, html, headers = {}, calendar }: Mail,
  from: string,
  id: number,
): string {
  const [outer, inner] = [`=_mail_${id}`, `=_parts_${id}`];
  const asText = { 'Content-Type': 'text/plain; charset=utf-8' };
  const asPage = { 'Content-Type': 'text/html; charset=utf-8' };
  const alternatives = [part(asText, text), part(asPage, html)];
  const files = [];
  if (calendar) {
    const type = `charset=utf-8; method=${calendar.method}`;
    alternatives.push(part({ 'Content-Type': `text/calendar; ${type}` }, calendar.text));
    const asFile = 'attachment; filename="invite.ics"';
    const named = { 'Content-Type': 'application/ics; name="invite.ics"', 'Content-Disposition': asFile };
    files.push(part(named, calendar.text));
  }
  const head = {
    From: headerText(from),
    To: headerText(to),
    Subject: headerText(subject),
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerText(value)])),
    'MIME-Version': '1.0',
    'Content-Type': `multipart/mixed; boundary="${outer}"`,
  };
  const body = [`Content-Type: multipart/alternative; boundary="${inner}"${line}${line}${joined(alternatives, inner)}`];
  return `${headOf(head)}${line}${joined([...body, ...files], outer)}`;
}

function part(head: Record<string, string>, content: string): string {
  const encoded = Buffer.from(content).toString('base64').replaceAll(/.{76}/g, `$&${line}`);
  return `${headOf({ ...head, 'Content-Transfer-Encoding': 'base64' })}${line}${encoded}${line}`;
}

const joined = (parts: readonly string[], boundary: string): string =>
  `${parts.map((one) => `--${boundary}${line}${one}`).join('')}--${boundary}--${line}`;

const headOf = (head: Record<string, string>): string =>
  Object.entries(head)
    .map(([name, value]) => `${name}: ${value}${line}`)
    .join('');

/** A header's text: as it is in ASCII, else in encoded words, each with whole characters. */
function headerText(value: string): string {
  const text = value.replaceAll(/[\r\n]+/g, ' ');
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const words = [''];
  for (const character of text) {
    const word = words.at(-1)! + character;
    if (Buffer.byteLength(word) > bytesPerWord) words.push(character);
    else words[words.length - 1] = word;
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join(`${line} `);
}
