import Markdown from 'react-markdown';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { markdownElements } from '../../../../../functions/features/guest/pages/markdown-elements.tsx';
import { markdownOfPasted } from '../../../../../shared/rules/pasted-text.ts';

/** The visible lines of a drawn description, an item with its bullet. */
const linesOf = (html: string) =>
  html
    .replaceAll('\n', ' ')
    .replaceAll(/<li>/g, '\n• ')
    .replaceAll(/<br\/?>|<\/(p|h\d|li|ul|ol)>/g, '\n')
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '[$2]($1)')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const served = (text: string) => linesOf(renderToStaticMarkup(markdownElements(text)));
const inBrowser = (text: string) => linesOf(renderToStaticMarkup(<Markdown>{markdownOfPasted(text)}</Markdown>));

describe('A pasted description is drawn as its author saw it, on the server and in the browser alike', () => {
  it.each([
    ['lines', 'About the role\nWe build billing software.', ['About the role', 'We build billing software.']],
    [
      'bullets of Word under a line, and what follows them',
      'Responsibilities:\n• Own the ledger\n•\tReview designs\nRequirements:\n- 5+ years of Java\n- Patience',
      [
        'Responsibilities:',
        '• Own the ledger',
        '• Review designs',
        'Requirements:',
        '• 5+ years of Java',
        '• Patience',
      ],
    ],
    [
      'numbers in brackets between lines',
      'How to apply\n1) Apply here\n2) Meet the team\nSalary: 100,000*\n*depends on place',
      ['How to apply', '• Apply here', '• Meet the team', 'Salary: 100,000*', '*depends on place'],
    ],
    ['ticks', '✅ Own\n✅ Sell', ['• Own', '• Sell']],
    ['numbers without a space', '1.Own 1.5 acres\n2.Sell', ['• Own 1.5 acres', '• Sell']],
    ['bullets of symbol fonts', '\uf0b7 Own\n\uf0b7  Review\n§ Sell', ['• Own', '• Review', '• Sell']],
    [
      'items of a second level',
      '• Own\no\tthe ledger\no   the books\n    o the stock\n• Sell',
      ['• Own', '• the ledger', '• the books', '• the stock', '• Sell'],
    ],
    [
      'an item that goes on in the next line',
      '- Own the ledger of\nthe company\n- Sell',
      ['• Own the ledger of the company', '• Sell'],
    ],
    ['indented lines', 'Shifts:\n      nights\n      weekends', ['Shifts:', 'nights', 'weekends']],
    [
      'plain addresses',
      'Read https://example.com/jobs?id=7, then write.',
      ['Read [https://example.com/jobs?id=7](https://example.com/jobs?id=7), then write.'],
    ],
    [
      'addresses without their scheme, in brackets, and of mailboxes',
      'Look at www.example.com (https://example.com/a_(b)) or write to ada@example.com.',
      [
        'Look at [www.example.com](https://www.example.com) ([https://example.com/a_(b)](https://example.com/a_(b))) or write to [ada@example.com](mailto:ada@example.com).',
      ],
    ],
    ['arrows and dashes of other programs', '→ Own\n‒ Review', ['• Own', '• Review']],
    ['links of Markdown', 'See [our page](https://example.com/a).', ['See [our page](https://example.com/a).']],
    ['headings and paragraphs of Markdown', '## Role\nWe **sell**.\n\nMuch.', ['Role', 'We sell.', 'Much.']],
    ['a word that begins with o', 'o boy\nour team', ['o boy', 'our team']],
  ])('with %s (PLUS-64)', (_, text, lines) => {
    expect(served(text).map((line) => line.replaceAll(/\s+/g, ' '))).toEqual(lines);
    expect(inBrowser(text).map((line) => line.replaceAll(/\s+/g, ' '))).toEqual(lines);
  });

  it('which changes nothing a second time', () => {
    const once = markdownOfPasted(
      'Role:\n• Own\n1) Apply\nText\nmore https://example.com/x, www.example.com, ada@example.com',
    );
    expect(markdownOfPasted(once)).toBe(once);
  });
});
