import { expect, it } from 'vitest';
import { flowingLines, linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';
import { linesOfHtml } from '../../../../../functions/features/resumes/text/html-lines.ts';
import type { Line } from '../../../../../functions/features/resumes/text/resume-text.ts';

const part = (text: string, top: number, { height = 10, isBold = false } = {}) => ({
  text,
  left: 0,
  top,
  width: 0,
  height,
  isBold,
});

it('The lines of a plain text have parts between tabs, bars and runs of spaces, and a wider gap after a blank line', () => {
  const line = (parts: string[], top: number, gap: number): Line => ({
    page: 0,
    parts: parts.map((text) => part(text, top)),
    text: parts.join('  |  '),
    isBold: false,
    size: 10,
    gap,
    startsBlock: false,
  });
  expect(linesOfText('\ufeffAda\tByron\r\n \r\n  a b |  c   d\re\ff\n\n')).toEqual([
    line(['Ada', 'Byron'], 0, 0),
    line(['a b', 'c', 'd'], 14, 28),
    line(['e'], 28, 14),
    line(['f'], 42, 14),
  ]);
  expect(linesOfText('')).toEqual([]);
});

it('Headings have larger letters and a wider gap than plain text', () => {
  const row = (text: string, level: number, isApart = false) => ({ text, isBold: level === 1, level, isApart });
  const lines = flowingLines([
    row('Big', 1),
    row('Small  one', 6),
    row('plain', 0, true),
    row('  ', 0),
    row('last', 0),
  ]);
  expect(lines.map(({ text, size, gap, isBold, parts }) => [text, size, gap, isBold, parts[0]])).toEqual([
    ['Big', 16, 0, true, part('Big', 0, { height: 16, isBold: true })],
    ['Small one', 11, 28, false, part('Small one', 14, { height: 11 })],
    ['plain', 10, 28, false, part('plain', 28)],
    ['last', 10, 14, false, part('last', 56)],
  ]);
});

const rowsOf = (html: string) => linesOfHtml(html).lines.map(({ text, isBold, size }) => [text, isBold, size]);

it('A Word file gives a line for each heading, paragraph, point and break, with its boldness and signs', () => {
  expect(
    rowsOf(
      '<h1>Ada  <em>Byron</em></h1><p class="x"><a href="mailto:a@example.com"><strong>Mail</strong></a> me<br/>and' +
        ' <strong>call</strong><br />now</p><p> </p><ul><li>1 &lt; 2 &gt; &amp; &quot;q&quot; &#39;s&#39;&nbsp;b &copy;</li></ul>' +
        '<p> <strong>Bold</strong></p><h6>Last</h6>',
    ),
  ).toEqual([
    ['Ada Byron', true, 16],
    ['Mail me', true, 10],
    ['and call', false, 10],
    ['now', false, 10],
    [`• 1 < 2 > & "q" 's' b &copy;`, false, 10],
    ['Bold', true, 10],
    ['Last', true, 11],
  ]);
});

it('The cells of a row are parts of a line, unless one of them has several paragraphs: those follow each other', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const [p, many] = ['<p>one</p>', '<p>one</p><ul><li>two</li></ul><h2>three</h2>'];
  expect(rowsOf(`<table>${row(p, 'two')}${row(`${p}${p}`, p)}</table>`)).toEqual([
    ['one  |  two', false, 10],
    ['one one  |  one', false, 10],
  ]);
  expect(rowsOf(`<table>${row(many, p)}<tr><th colspan="2">Head</th></tr></table>`)).toEqual([
    ['one', false, 10],
    ['• two', false, 10],
    ['three', true, 15],
    ['one', false, 10],
    ['Head', false, 10],
  ]);
});

it('The points of a list within a point are lines of their own', () => {
  expect(rowsOf('<ul><li>Cook at Fern<ul><li>Soups</li><li>Breads</li></ul></li><li>Waiter</li></ul>')).toEqual(
    ['• Cook at Fern', '• Soups', '• Breads', '• Waiter'].map((text) => [text, false, 10]),
  );
});

it('The addresses behind the links of a Word file are given as they are', () => {
  const { links } = linesOfHtml(
    '<p><a href="mailto:a@example.com?x=1&amp;y=2">a</a> <a href="https://example.com">b</a></p>',
  );
  expect(links).toEqual(['mailto:a@example.com?x=1&y=2', 'https://example.com']);
});
