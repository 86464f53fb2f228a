import { expect, it } from 'vitest';
import { text } from '../../../shared/contract/fields.ts';
import { searchText } from '../../../shared/rules/plain-text.ts';
import { random } from '../../functions/search/random.ts';

const odd = ['a', ' ', '😀', '\u202e', '\u200f', '\u0000', '\ud83d', '\udc69', 'مرحبا', '\n', '<img>', '%00', 'é'];

it('A text to search for is always one that the server takes, whatever an address says', () => {
  const lot = random(4);
  for (let run = 0; run < 2_000; run += 1) {
    const written = Array.from({ length: lot.integer(0, 150) }, () => lot.pick(odd)).join('');
    expect(text(100).safeParse(searchText(written, 100)).success).toBe(true);
  }
});

it('A text to search for loses marks of direction and half an emoji at its end, and nothing else', () => {
  expect(searchText('\u200fمرحبا\u202e nurse 😀', 100)).toBe('مرحبا nurse 😀');
  expect(searchText(`${'n'.repeat(99)}😀`, 100)).toBe('n'.repeat(99));
  expect(searchText(null, 100)).toBe('');
});
