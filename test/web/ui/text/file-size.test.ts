import { expect, it } from 'vitest';
import { formatFileSize } from '../../../../web/ui/text/file-size.ts';

it('File sizes are shown in KB below one megabyte and in MB with one decimal from there (CONST-13, CONST-14)', () => {
  expect(formatFileSize(120_000)).toBe('117 KB');
  expect([1_024, 1_040_000, 1_048_064].map(formatFileSize)).toEqual(['1 KB', '1016 KB', '1024 KB']);
  expect(formatFileSize(1_048_576)).toBe('1.0 MB');
  expect(formatFileSize(2_600_000)).toBe('2.5 MB');
});
