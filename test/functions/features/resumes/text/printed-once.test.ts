import { expect, it } from 'vitest';
import { printedOnce } from '../../../../../functions/features/resumes/text/printed-once.ts';

const row = (...texts: [text: string, left: number][]) =>
  printedOnce(
    texts.map(([text, left]) => ({ text, left, base: 50, width: 5 * text.length, height: 10, isBold: false })),
  ).map(({ text, left, width }) => [text, Math.round(left), Math.round(width)]);

it.each([
  // A whole text again, a little aside.
  [row(['Experience', 50], ['Experience', 50.4]), [['Experience', 50, 50]]],
  // Letter by letter, as some files have them.
  [
    row(['2', 50], ['20', 50.4], ['02', 55.3], ['20', 60.2], ['0', 65.4]),
    [
      ['2', 50, 5],
      ['0', 55, 5],
      ['2', 60, 5],
      ['0', 65, 5],
    ],
  ],
  // Letters set close, or next to each other, are several.
  [
    row(['Hol', 50], ['ll', 63]),
    [
      ['Hol', 50, 15],
      ['ll', 63, 10],
    ],
  ],
  [
    row(['22', 50], ['22', 60]),
    [
      ['22', 50, 10],
      ['22', 60, 10],
    ],
  ],
])('Letters that are printed twice to look bold are read once: %j', (read, texts) => {
  expect(read).toEqual(texts);
});
