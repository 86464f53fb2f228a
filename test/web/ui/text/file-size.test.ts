import { expect, it } from 'vitest';
import { formatFileSize } from '../../../../web/ui/text/file-size.ts';

it('File sizes are shown in Kb below one megabyte and in Mb with one decimal from there (CONST-13, CONST-14)', () => {
  expect(formatFileSize(120_000)).toBe('117 Kb');
  expect([1_024, 1_040_000, 1_048_064].map(formatFileSize)).toEqual(['1 Kb', '1016 Kb', '1024 Kb']);
  expect(formatFileSize(1_048_576)).toBe('1.0 Mb');
  expect(formatFileSize(2_600_000)).toBe('2.5 Mb');
});
