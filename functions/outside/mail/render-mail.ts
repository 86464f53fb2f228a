import type { ReactElement } from 'react';
import type { Mail } from './port.ts';
import { staticMarkup } from './static-markup.ts';

/** What a mail says: paragraphs, then at most one thing to do, then small print. The HTML and the text are made of the same words. */
export interface MailContent {
  subject: string;
  paragraphs: string[];
  action?: { label: string; href: string };
  smallPrint?: string;
}

/** Renders a letter to a person as HTML and as text. */
export function renderMail(to: string, content: MailContent, letter: (content: MailContent) => ReactElement): Mail {
  const html = `<!doctype html>${staticMarkup(letter(content))}`;
  const action = content.action && `${content.action.label}: ${content.action.href}`;
  const text = [content.subject, ...content.paragraphs, action, content.smallPrint].filter(Boolean).join('\n\n');
  return { to, subject: content.subject, html, text };
}
