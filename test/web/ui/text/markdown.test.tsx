// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarkdownText } from '../../../../web/ui/text/markdown.tsx';
import { sourceFiles } from '../../../house/tree.ts';

/** The description as drawn, once its parser is there. */
async function drawn(text: string): Promise<HTMLElement> {
  const { container } = render(<MarkdownText>{`${text}\n\nThe end of it`}</MarkdownText>);
  await screen.findByText('The end of it');
  return container;
}

describe('A description', () => {
  it('has headings below those of the page, lists, emphasis and links', async () => {
    const page = await drawn('# Work\n\n- **nights**\n- [site](https://a.example/)');
    expect([...page.querySelectorAll('h3, li, strong, a')].map(({ tagName }) => tagName)).toEqual([
      'H3',
      'LI',
      'STRONG',
      'LI',
      'A',
    ]);
    expect(screen.getByRole('link', { name: 'site' }).getAttribute('href')).toBe('https://a.example/');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'Nurse <b onclick="alert(1)">wanted</b>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
    '<style>body{display:none}</style>',
    '<!-- <script>alert(1)</script> -->',
    '<a href="javascript:alert(1)">x</a>',
    '</div></main><h1>Gone</h1>',
  ])('shows the HTML in it as text: %s', async (html) => {
    const page = await drawn(html);
    expect(page.textContent).toContain(html);
    expect(page.querySelector('script, img, b, iframe, svg, style, a, h1')).toBeNull();
  });

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'leads nowhere by a link to %s',
    async (target) => {
      const page = await drawn(`[press](<${target}>) and ![seen](${target})`);
      for (const link of page.querySelectorAll('a')) expect(link.getAttribute('href') ?? '').toBe('');
      expect(page.textContent).toContain('press');
    },
  );

  it('loads no picture, and says what it is called', async () => {
    const page = await drawn('Our ![ward at night](https://spy.example/pixel.png) is quiet.');
    expect(page.querySelector('img')).toBeNull();
    expect(page.textContent).toContain('Our ward at night is quiet.');
  });

  it.each(['*'.repeat(20_000), '['.repeat(20_000), '> '.repeat(2_000), `${'- '.repeat(300)}x`, '`'.repeat(20_001)])(
    'of nothing but signs is drawn within seconds: %.12s…',
    async (text) => {
      expect((await drawn(text)).textContent).toContain('The end of it');
    },
  );
});

describe('What anybody typed', () => {
  it('is never written into a page as HTML, so that it shows as text in every field', () => {
    const writers = sourceFiles('web').filter(({ text }) =>
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/.test(text),
    );
    expect(writers.map(({ path }) => path)).toEqual([]);
  });
});
