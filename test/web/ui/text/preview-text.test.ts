import { expect, it } from 'vitest';
import { previewText } from '../../../../web/ui/text/preview-text.ts';

it('Preview text collapses blank lines (CONST-03)', () =>
  expect(previewText('One\n\n \n\nTwo\n\nThree\nFour', 100)).toBe('One\nTwo\nThree\nFour'));

it.each([
  ['a text that fits', 100, 'a text that fits'],
  // The last space before the limit is at position 44, after 40, so the text is cut there.
  [`${'a'.repeat(44)} ${'b'.repeat(20)}`, 50, `${'a'.repeat(44)}…`],
  // The last space is at position 40, not after it, so the word is cut.
  [`${'a'.repeat(40)} ${'b'.repeat(20)}`, 50, `${'a'.repeat(40)} ${'b'.repeat(9)}…`],
])('The preview of %j in %i characters is %j (CONST-04, CONST-05)', (text, limit, preview) =>
  expect(previewText(text, limit)).toBe(preview),
);
