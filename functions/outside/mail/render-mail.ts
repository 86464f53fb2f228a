import type { ReactElement } from 'react';
import type { Mail } from './port.ts';
import { staticMarkup } from './static-markup.ts';

/** What a mail says: paragraphs, facts, then at most one thing to do with its opposite as a quiet link, then small print. The HTML and the text are made of the same words. */
export interface MailContent {
  subject: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  action?: { label: string; href: string };
  otherAction?: { label: string; href: string };
  smallPrint?: string;
}

/** Renders a letter to a person as HTML and as text. */
export function renderMail(to: string, content: MailContent, letter: (content: MailContent) => ReactElement): Mail {
  const html = `<!doctype html>${staticMarkup(letter(content))}`;
  const facts = content.facts?.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const link = (action: MailContent['action']) => action && `${action.label}: ${action.href}`;
  const text = [content.subject, ...content.paragraphs, facts, link(content.action), link(content.otherAction), content.smallPrint].filter(Boolean).join('\n\n');
  return { to, subject: content.subject, html, text };
}
