import { expect, it } from 'vitest';
import { bookEnglish } from '../books.ts';
import { Lexicon } from '../../text/lexicon.ts';

const { stemOf } = bookEnglish;

it('New words are numbered from the first free number, and each is read by its own', () => {
  const lexicon = Lexicon.empty(stemOf);
  expect(['nurse', 'triage', 'nurse'].map((word) => lexicon.number(word))).toEqual([0, 1, 0]);
  expect([0, 1].map((number) => lexicon.wordAt(number))).toEqual(['nurse', 'triage']);
  expect(lexicon.startingWith('tri')).toEqual([1]);
});

it('The forms of a word are those that were known and those that were added, of the first stem as of any other', () => {
  const sorted = ['apple', 'apples', 'nurse', 'nurses'];
  const lexicon = Lexicon.of(stemOf, sorted, (at) => stemOf(sorted[at]!));
  expect(lexicon.sortedCount).toBe(4);
  expect([lexicon.formsOf('apples'), lexicon.formsOf('nurse'), lexicon.formsOf('vet')]).toEqual([[0, 1], [2, 3], []]);
  const nursing = lexicon.number('nursed');
  expect([nursing, lexicon.formsOf('nurse'), lexicon.find('vet')]).toEqual([4, [2, 3, 4], -1]);
  expect(lexicon.startingWith('nurse')).toEqual([2, 3, 4]);
  expect([lexicon.lettersFrom('nurze', 1), lexicon.lettersFrom('nurzed', 2)]).toEqual([[2], [2, 3, 4]]);
});
