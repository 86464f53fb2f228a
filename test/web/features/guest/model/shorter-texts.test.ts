import { expect, it } from 'vitest';
import { shorterTexts } from '../../../../../web/features/guest/model/shorter-texts.ts';

it.each([
  [' nurse  Austin, TX ', ['Austin, TX', 'nurse TX', 'nurse Austin,']],
  ['nurse', []],
  ['', []],
  ['one two three four five six seven', []],
  ['"registered nurse" Austin', []],
  ['nurse -icu Austin', []],
  ['nurse OR doctor', []],
  ['e-commerce manager', ['manager', 'e-commerce']],
])('The shorter texts of %s are %j', (search, texts) => {
  expect(shorterTexts(search).map(({ text }) => text)).toEqual(texts);
});
