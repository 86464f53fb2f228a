import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { supportEmail } from '../../../../../shared/constants/product.ts';
import { everyLetter, letterSite, letterToken, posted } from '../../../../support/letters.ts';

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const plain = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
/** What a reader sees of the HTML: without head, without the preheader, one string per element. */
const seen = (html: string) =>
  plain(html.replace(/^.*?<main>/s, '').replace(/<[^>]+>/g, '\n'))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => plain(href ?? ''));
const switchable = ['notification', 'self-assign', 'digest', 'reminder', 'unread-messages', 'week', 'job-alert'];

it('Every letter that is written is among those that are read here', () => {
  const written = globSync('functions/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export function (\w+Letter)\(/gm)].map(([, name]) => name),
  );
  const read = readFileSync('test/support/letters.ts', 'utf8');
  expect(written.length).toBeGreaterThan(15);
  expect(written.filter((name) => !read.includes(`${name}(`))).toEqual([]);
});

it.each(Object.keys(everyLetter()))(
  'The %s letter turns no name into a link or markup and keeps it readable',
  (name) => {
    const evil = 'Win.at https://evil.example <b>me@evil.example</b>';
    const { subject, html, text } = posted(everyLetter(evil)[name]!);
    const visible = plain(html.replaceAll(/href="[^"]*"/g, ''));
    for (const said of [subject, text, visible]) expect(said).not.toMatch(/evil\.example|Win\.at|:\/\/evil|me@e/);
    expect(html).not.toContain('<b>');
    const isAddressed = [subject, text].some((said) => said.replaceAll('\u2060', '').includes(evil));
    expect(isAddressed).toBe(true);
  },
);

it.each(Object.keys(everyLetter()))(
  'The %s letter has a one-line subject, even if a person’s words contain line breaks',
  (name) => {
    expect(posted(everyLetter('Nurse\r\nBcc: all@evil.example\tNow')[name]!).subject).not.toMatch(/[\r\n\t]/);
  },
);

describe.each(Object.entries(everyLetter()))('The %s letter', (name, content) => {
  const mail = posted(content);

  it('says in text all that it says in HTML', () => {
    const missing = seen(mail.html).filter(
      (line) => !mail.text.includes(line.replace(/^Or open this address: /, '')) && line !== 'HireHub',
    );
    expect(missing).toEqual([]);
    for (const link of linksIn(mail.html)) expect(mail.text).toContain(link);
  });

  it('links to our own site alone and loads nothing', () => {
    for (const link of [...linksIn(mail.html), ...(mail.text.match(/https?:\S+/g) ?? [])])
      expect(new URL(link).origin).toBe(letterSite);
    expect(mail.html).not.toMatch(/\bsrc=|url\(|@import|<script|<link|<img/);
  });

  it('has a preheader of its own before anything else', () => {
    const preheader = /<body[^>]*><div aria-hidden="true"[^>]*>([^<]*)<\/div>/
      .exec(mail.html)?.[1]
      ?.replace(/[\u00a0\u200c]+$/, '');
    expect(preheader).toBeTruthy();
    expect(plain(preheader ?? '')).not.toBe(content.subject);
    expect(preheader).not.toMatch(/^Hello/);
  });

  it('declares both colour schemes', () => {
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(mail.html).toContain('@media (prefers-color-scheme: dark)');
  });

  it('has no token in subject or preheader, and ends with its sender', () => {
    expect(mail.subject).not.toContain(letterToken);
    expect(mail.html.replace(/<main>.*$/s, '')).not.toContain(letterToken);
    expect(mail.text).toContain(supportEmail);
  });

  it('can be stopped by one click unless the account needs it', () => {
    const oneClick = `<${letterSite}/api/notification-mail/unsubscribe?token=${letterToken}>`;
    expect(mail.headers).toEqual(
      switchable.includes(name)
        ? { 'List-Unsubscribe': oneClick, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : undefined,
    );
  });
});
