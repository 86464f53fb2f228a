import { expect, it } from 'vitest';
import { Dictionary } from '../../columns/dictionary.ts';

it('A dictionary of what is in use says nothing of what was removed, and names the rest as before', () => {
  const dictionary = new Dictionary();
  const [triage, icu, night] = ['Triage', 'ICU', 'Night'].map((value) => dictionary.code(value));
  const used = dictionary.inUse(Uint32Array.of(night!, 0, triage!, night!));
  expect(used.dictionary.save()).toEqual(['null', '"Triage"', '"Night"']);
  expect([...used.codes].map((code) => used.dictionary.values[code])).toEqual(['Night', null, 'Triage', 'Night']);
  expect(used.dictionary.find('ICU')).toBeUndefined();
  expect(dictionary.find('ICU')).toBe(icu);
});

it('The codes of values include none of those that no document held', () => {
  const dictionary = new Dictionary();
  const code = dictionary.code('ICU');
  expect(dictionary.known(['Triage', 'ICU'])).toEqual([code]);
});
