import { expect, it } from 'vitest';
import { runningLines } from '../../../../../functions/features/resumes/parse/running-lines.ts';
import { lineOf } from '../../../../../functions/features/resumes/text/resume-text.ts';

const at = (text: string, page: number, top: number) =>
  lineOf([{ text, left: 40, top, width: 100, height: 12, isBold: false }], { page, gap: 14 });

it('Headers and footers that pages repeat are no part of the text, but for the header of the first page', () => {
  const lines = [
    at('Mira Holt', 0, 40),
    at('Analyst, Tallow, 2019 – 2021', 0, 60),
    at('May 2026 Mira Holt 1', 0, 700),
    at('Mira Holt', 1, 40),
    at('Clerk, Ash, 2016 – 2018', 1, 60),
    at('May 2026 Mira Holt 2', 1, 700),
  ];
  expect([...runningLines(lines)]).toEqual([2, 3, 5]);
});

it('A last line that says what the document is, is none, but the last line of a text is', () => {
  const lines = [at('Mira Holt', 0, 40), at('Analyst, Tallow, 2019 – 2021', 0, 60)];
  expect([...runningLines([...lines, at('February 10, 2026 · Mira Holt · Résumé · 1', 0, 700)])]).toEqual([2]);
  expect([...runningLines([...lines, at('Clerk, Ash, 2016 – 2018', 0, 700)])]).toEqual([]);
});
