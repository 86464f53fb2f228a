import { expect, it } from 'vitest';
import { csvOf } from '../../../shared/rules/csv.ts';

it('A table as CSV quotes what needs it, and no cell of it is a formula', () => {
  expect(
    csvOf([
      ['Job', 'Days'],
      ['Nurse, "nights"\nICU', 12],
      ['=HYPERLINK("https://example.com")', -3],
      ['+1 555 0100', null],
    ]),
  ).toBe('Job,Days\r\n"Nurse, ""nights""\nICU",12\r\n"\'=HYPERLINK(""https://example.com"")",-3\r\n\'+1 555 0100,\r\n');
});

it('A cell that begins as a formula does, or with what a spreadsheet skips before one, is text (PLUS-30)', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r', '\n'])
    expect(
      csvOf([[`${start}1+1`]])
        .replaceAll('"', '')
        .startsWith(`'${start}`),
      JSON.stringify(start),
    ).toBe(true);
  expect(csvOf([['1-1', 'a=b', ' ada@example.com', -4, 'عمر', '']])).toBe('1-1,a=b, ada@example.com,-4,عمر,\r\n');
});
