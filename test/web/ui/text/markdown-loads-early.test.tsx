// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadMarkdown, MarkdownText } from '../../../../web/ui/text/markdown.tsx';

it('Markdown whose parser was loaded before is there with the first paint, and otherwise as soon as it is', async () => {
  render(<MarkdownText>**Night** shifts</MarkdownText>);
  expect((await screen.findByText('Night')).tagName).toBe('STRONG');
  cleanup();
  await loadMarkdown();
  render(<MarkdownText>**Day** shifts</MarkdownText>);
  expect([screen.queryByLabelText('Loading'), screen.getByText('Day').tagName]).toEqual([null, 'STRONG']);
});
