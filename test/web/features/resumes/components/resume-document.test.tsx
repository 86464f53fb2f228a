// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ResumeDocument } from '../../../../../web/features/resumes/components/resume-document.tsx';

afterEach(() => vi.restoreAllMocks());

const part = (text: string, over: object = {}) => ({ text, left: 40, top: 20, width: 100, height: 10, ...over });
const printed = {
  pages: [
    { width: 600, height: 800 },
    { width: 600, height: 400 },
  ],
  lines: [
    { page: 0, parts: [part('Ada Byron!'), part('', { left: 300, width: 0 })] },
    { page: 1, parts: [part('Write', { top: 60 })] },
  ],
};
const flat = {
  pages: [{ width: 0, height: 0 }],
  lines: [
    { page: 0, parts: [part('Ada'), part('Byron')] },
    { page: 0, parts: [part('Write to me')] },
  ],
};
const attributes = (one: Element, ...names: string[]) => names.map((name) => one.getAttribute(name));

it('A printed resume is drawn page by page, each word where it was read', () => {
  const { container } = render(<ResumeDocument document={printed} lit={[]} />);
  const region = screen.getByRole('region', { name: 'The resume' });
  expect(region.getAttribute('tabindex')).toBe('0');
  const sheets = [...container.querySelectorAll('svg')];
  expect(sheets.map((sheet) => [sheet.getAttribute('viewBox'), sheet.querySelector('title')?.textContent])).toEqual([
    ['0 0 600 800', 'Page 1'],
    ['0 0 600 400', 'Page 2'],
  ]);
  const texts = [...container.querySelectorAll('text')];
  expect(texts.map((one) => [one.textContent, ...attributes(one, 'x', 'y', 'font-size', 'textLength')])).toEqual([
    ['Ada Byron!', '40', '28.5', '10', '100'],
    ['', '300', '28.5', '10', '0'],
    ['Write', '40', '68.5', '10', '100'],
  ]);
  expect(container.querySelector('[data-lit]')).toBeNull();
});

it('The light on a printed resume is as wide as its share of the letters', () => {
  const { container } = render(<ResumeDocument document={printed} lit={[{ line: 0, part: 0, from: 4, to: 9 }]} />);
  const lights = [...container.querySelectorAll('rect')];
  expect(lights.map((one) => attributes(one, 'x', 'y', 'width', 'height'))).toEqual([['79', '19', '52', '13']]);
});

it.each([
  ['another line', { line: 1, part: 0, from: 0, to: 3 }, ['39', '59', '62', '13']],
  ['another part', { line: 0, part: 1, from: 0, to: 0 }, ['299', '19', '2', '13']],
])('A source in %s lights up there alone', (_where, source, place) => {
  const { container } = render(<ResumeDocument document={printed} lit={[source]} />);
  const lights = [...container.querySelectorAll('rect')];
  expect(lights.map((one) => attributes(one, 'x', 'y', 'width', 'height'))).toEqual([place]);
});

it('A resume without a layout is shown line by line, its parts apart, with the words that light up marked', () => {
  const { container } = render(<ResumeDocument document={flat} lit={[{ line: 1, part: 0, from: 6, to: 8 }]} />);
  expect(container.querySelector('svg')).toBeNull();
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Ada Byron',
    'Write to me',
  ]);
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['to']);
});

it.each([
  ['below the frame', { top: 500, bottom: 510 }, 300],
  ['above the frame', { top: 40, bottom: 50 }, -160],
  ['partly below the frame', { top: 395, bottom: 405 }, 195],
  ['in the frame', { top: 100, bottom: 400 }, 0],
])('Words that light up %s are scrolled to a third of it when needed', (_where, target, scrolled) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = this.tagName === 'SECTION' ? { top: 100, bottom: 400, height: 300 } : target;
    return place as DOMRect;
  });
  const { container, rerender } = render(<ResumeDocument document={flat} lit={[]} />);
  const frame = container.querySelector('section')!;
  expect(frame.scrollTop).toBe(0);
  rerender(<ResumeDocument document={flat} lit={[{ line: 0, part: 1, from: 0, to: 5 }]} />);
  expect(frame.scrollTop).toBe(scrolled);
});
