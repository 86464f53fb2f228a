import { expect, it } from 'vitest';
import { listPreview } from '../../../../functions/features/guest/list-preview.ts';

it.each([
  ['Care for critical patients.', 'Care for critical patients.'],
  ['one two three four five six seven eight nine ten', 'one two three four five six seven eight nine ten'],
  ['one two three four five six seven eight nine ten, eleven…', 'one two three four five six seven eight nine ten…'],
  ['', ''],
])('The card preview of %j begins with %j', (preview, begins) => {
  expect(listPreview(preview)).toBe(begins);
});
