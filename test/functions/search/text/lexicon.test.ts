import { expect, it } from 'vitest';
import { Lexicon } from '../../../../functions/search/text/lexicon.ts';

it('New words are numbered from the first free number, and each is read by its own', () => {
  const lexicon = Lexicon.empty();
  expect(['nurse', 'triage', 'nurse'].map((word) => lexicon.number(word))).toEqual([0, 1, 0]);
  expect([0, 1].map((number) => lexicon.wordAt(number))).toEqual(['nurse', 'triage']);
  expect(lexicon.startingWith('tri')).toEqual([1]);
});
