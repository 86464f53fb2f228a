import { expect, it } from 'vitest';
import { Dictionary } from '../../columns/dictionary.ts';

it('The codes of values include none of those that no document held', () => {
  const dictionary = new Dictionary();
  const code = dictionary.code('ICU');
  expect(dictionary.known(['Triage', 'ICU'])).toEqual([code]);
});
