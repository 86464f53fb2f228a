import { describe, expect, it } from 'vitest';
import { rawMessage } from '../../../../../functions/platform/outside/mail/raw-message.ts';
import { readRawMail } from '../../../../../infra/laptop/laptop.ts';

const mail = {
  to: 'ana@example.com',
  subject: 'Gespräch mit Zoë 👩🏽‍💻 — 日本語の長い題名日本語の長い題名日本語の長い題名',
  html: '<p>Grüße</p>',
  text: `Grüße\n${'long '.repeat(60)}`,
  headers: { 'List-Unsubscribe': '<https://hirehub.example/stop>' },
  calendar: { method: 'CANCEL' as const, text: 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR' },
};
const source = rawMessage(mail, 'HireHub <no-reply@hirehub.example>', 7);
const decoded = (part: string) => Buffer.from(part.split('\r\n\r\n')[1]!.split('\r\n--')[0]!, 'base64').toString();

describe('A mail with an invitation', () => {
  it('keeps subject, text, page and headers', () => {
    expect(readRawMail(source)).toMatchObject({
      text: mail.text,
      html: mail.html,
      calendar: mail.calendar.text,
    });
    expect(readRawMail(source).headers).toMatchObject({
      to: mail.to,
      from: 'HireHub <no-reply@hirehub.example>',
      subject: mail.subject,
      'list-unsubscribe': '<https://hirehub.example/stop>',
    });
  });

  it('names the method in the part’s header as in its content, and has the same as a file (PLUS-08)', () => {
    const [, inBody] = source.split('Content-Type: text/calendar; charset=utf-8; method=CANCEL');
    const [, asFile] = source.split('Content-Type: application/ics; name="invite.ics"');
    expect(decoded(inBody!)).toBe(mail.calendar.text);
    expect(decoded(asFile!)).toBe(mail.calendar.text);
    expect(asFile).toMatch(/^\r\nContent-Disposition: attachment; filename="invite.ics"\r\n/);
  });

  it('has lines of at most 78 characters in ASCII, each ended as mail wants it', () => {
    const lines = source.split('\r\n');
    expect(lines.filter((line) => line.length > 78 || /[\r\n]|[^\x20-\x7e]/.test(line))).toEqual([]);
  });

  it('takes line breaks of an address or subject as spaces, so that no header is added', () => {
    const evil = { ...mail, to: 'a@example.com\r\nBcc: b@example.com', subject: 'Hi\r\nBcc: c@example.com' };
    const { headers } = readRawMail(rawMessage(evil, 'HireHub <x@hirehub.example>', 7));
    expect(Object.keys(headers)).not.toContain('bcc');
  });
});
