import { describe, expect, it } from 'vitest';
import type { PublicPage } from '../../../../../functions/features/guest/pages/drawn-page.ts';
import { pageDocument } from '../../../../../functions/features/guest/pages/page-template.ts';

const chunks = 'browse=/assets/a.js,/assets/a.css;posting=/assets/p.js,https://evil.example/x.js,/assets/../y.js';
const index = `<html><head><title>HireHub</title><meta name="description" content="Old"> <meta name="chunks" content="${chunks}"></head><body><div id="root"></div></body></html>`;
const page: PublicPage = {
  status: 200,
  title: 'Nurse & $1',
  description: 'A job',
  canonical: 'https://jobs.example/1',
  chunk: 'posting',
  things: [],
  body: 'Cost: $& <b>',
  embeddedData: {},
};
const drawn = (over: Partial<PublicPage> = {}, built = index) =>
  pageDocument(built, { ...page, ...over }, { picture: '/p.png', feed: '/feed.xml' });

describe('A page inserted into the built one', () => {
  it('has its own title, description and text, whatever they contain', () => {
    const html = drawn();
    expect(html).toContain('<title>Nurse &amp; $1 · HireHub</title>');
    expect(html.match(/<meta name="description"[^>]*>/g)).toEqual(['<meta name="description" content="A job">']);
    expect(html).toContain('<div id="served">Cost: $&amp; &lt;b&gt;</div><div id="root"></div></body>');
    expect(html).not.toContain('name="chunks"');
  });

  it('names the files of its chunk that are of the build', () => {
    const files = (html: string) =>
      [...html.matchAll(/crossOrigin="anonymous"[^>]* href="([^"]*)"/g)].map(([, file]) => file);
    expect(files(drawn())).toEqual(['/assets/p.js']);
    expect(files(drawn({ chunk: 'browse' }))).toEqual(['/assets/a.js', '/assets/a.css']);
    expect(files(drawn({}, index.replace(/<meta name="chunks"[^>]*>/, '')))).toEqual([]);
  });

  it('has data that nothing in it can end, and none where there is none', () => {
    expect(drawn()).not.toContain('<script');
    const html = drawn({
      things: [{ '@type': 'Thing', name: '</script>&' }],
      embeddedData: { job: 'a\u2028b\u2029<' },
    });
    expect(html).toContain(
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Thing","name":"\\u003c/script\\u003e\\u0026"}]}</script></head>',
    );
    expect(html).toContain(
      '<div id="root"></div><script type="application/json" id="embedded-data">{"job":"a\\u2028b\\u2029\\u003c"}</script>',
    );
  });

  it.each([
    ['a title', '<title>HireHub</title>'],
    ['a place for the script', '<div id="root"></div>'],
  ])('is not made of one without %s', (_what, part) => {
    expect(() => drawn({}, index.replace(part, ''))).toThrow('index.html has no title or no #root to fill');
  });
});
