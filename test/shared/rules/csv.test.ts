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
