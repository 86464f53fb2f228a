import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderMail } from '../../../../../functions/platform/outside/mail/render-mail.ts';
import { staticMarkup } from '../../../../../functions/platform/outside/mail/static-markup.ts';
import { plainLetter } from '../../../../../functions/platform/outside/mail/templates/plain-letter.tsx';

const content = {
  subject: 'Confirm <your> "email"',
  paragraphs: ['Hello Zoë & Ann,', 'It’s <b>fine</b>.'],
  action: { label: 'Go', href: 'https://hirehub.example/a?b=1&token=abc' },
  smallPrint: 'Once.',
};

describe('Rendered letters', () => {
  it('are the HTML that React itself would write', () => {
    // React keeps the case of attribute names and closes void elements; in HTML both are the same.
    const asHtml = (markup: string) =>
      markup.replaceAll('/>', '>').replace(/charSet|cellPadding|cellSpacing/g, (name) => name.toLowerCase());
    expect(staticMarkup(plainLetter(content))).toBe(asHtml(renderToStaticMarkup(plainLetter(content))));
  });

  it('close no element that HTML does not close, and name the attributes of drawings as SVG does', () => {
    const drawn = (
      <p>
        <svg strokeWidth="2">
          <path d="m0 0" />
        </svg>
        <input type="search" name="q" />
      </p>
    );
    expect(staticMarkup(drawn)).toBe(
      '<p><svg stroke-width="2"><path d="m0 0"></path></svg><input type="search" name="q"></p>',
    );
  });

  it('say the same in HTML and in text, and escape names', () => {
    const mail = renderMail('a@example.com', content, plainLetter);
    expect(mail.html).toMatch(/^<!doctype html><html lang="en">/);
    expect(mail.html).toContain('Zoë &amp; Ann');
    expect(mail.html).not.toContain('<b>fine</b>');
    expect(mail.html).toContain('prefers-color-scheme: dark');
    for (const part of [...content.paragraphs, content.action.href, content.smallPrint])
      expect(mail.text).toContain(part);
  });
});
