import type { ReactElement } from 'react';
import { productName, supportEmail } from '../../../../shared/constants/product.ts';
import type { Mail } from './port.ts';
import { staticMarkup } from './static-markup.ts';

/** Something a letter links to. */
export interface MailLink {
  label: string;
  href: string;
}

/** One line of a letter with several, and its link. */
export interface MailItem {
  text: string;
  /** A quieter second line, such as when it happened. */
  note?: string;
  href: string;
}

/** Lines under a heading of their own, with what leads to more of them and what stops them. */
export interface MailSection {
  title: string;
  items: MailItem[];
  more: MailLink;
  stop: MailLink;
}

/**
 * How to unsubscribe from letters like this one: a page for people, and an address that mail clients call on their own
 * (RFC 8058).
 */
export interface MailStop extends MailLink {
  /** Why this letter was sent. */
  reason: string;
  oneClick: string;
}

/**
 * The content of a mail: paragraphs, facts, lines, also under headings, then at most one thing to do with its opposite as
 * a quiet link, then small print. HTML and text are made from the same words.
 */
export interface MailContent {
  subject: string;
  /** What mail clients show beside the subject; by default the first paragraph after the greeting. */
  preheader?: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  items?: MailItem[];
  sections?: MailSection[];
  action?: MailLink;
  otherAction?: MailLink;
  smallPrint?: string;
  /** Only letters that can be switched off have it. */
  stop?: MailStop;
}

/** The last line of every letter. */
export const closing = `This mail was sent by ${productName}. Questions: ${supportEmail}`;

/** Renders a letter to a person as HTML and as text. */
export function renderMail(to: string, written: MailContent, letter: (content: MailContent) => ReactElement): Mail {
  const content = withoutLinksOfOthers(written);
  const html = `<!doctype html>${staticMarkup(letter(content))}`;
  const { subject, paragraphs, facts = [], items = [], sections = [], action, otherAction, smallPrint, stop } = content;
  const text = [
    subject,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    itemsText(items),
    ...sections.flatMap((one) => [one.title, itemsText(one.items), linkText(one.more), linkText(one.stop)]),
    linkText(action),
    linkText(otherAction),
    smallPrint,
    stop?.reason,
    linkText(stop),
    closing,
  ].filter(Boolean);
  return { to, subject, html, text: text.join('\n\n'), ...(stop ? { headers: unsubscribeHeaders(stop) } : {}) };
}

/**
 * Mail clients turn words such as `evil.example` into links, so a user could choose such a name and have us mail it to
 * strangers. An invisible joiner after dot, colon and at sign leaves every word readable and none a link; our own links
 * are elements of their own.
 */
function withoutLinksOfOthers(content: MailContent): MailContent {
  const { subject, preheader, paragraphs, facts, items, sections, smallPrint } = content;
  return {
    ...content,
    // A job's title may have several lines, a header only one.
    subject: unlinked(subject.replaceAll(/\s+/g, ' ')),
    paragraphs: paragraphs.map(unlinked),
    ...(preheader === undefined ? {} : { preheader: unlinked(preheader) }),
    ...(smallPrint === undefined ? {} : { smallPrint: unlinked(smallPrint) }),
    ...(facts ? { facts: facts.map(({ label, value }) => ({ label, value: unlinked(value) })) } : {}),
    ...(items ? { items: items.map(withoutLinks) } : {}),
    ...(sections
      ? {
          sections: sections.map((one) => ({ ...one, title: unlinked(one.title), items: one.items.map(withoutLinks) })),
        }
      : {}),
  };
}

const withoutLinks = (item: MailItem): MailItem => ({ ...item, text: unlinked(item.text) });

const unlinked = (text: string): string => text.replaceAll(/(?<=[\p{L}\p{N}-])\.(?=\p{L})|:(?=\/\/)|@/gu, '$&\u2060');

const itemsText = (items: readonly MailItem[]): string =>
  items
    .map(({ text: line, note, href }) => [`- ${line}`, note && `  ${note}`, `  ${href}`].filter(Boolean).join('\n'))
    .join('\n');

const linkText = (link: MailLink | undefined): string | undefined => link && `${link.label}: ${link.href}`;

// https://www.rfc-editor.org/rfc/rfc8058
const unsubscribeHeaders = ({ oneClick }: MailStop): Record<string, string> => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
