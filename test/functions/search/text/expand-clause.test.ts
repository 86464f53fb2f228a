import { expect, it } from 'vitest';
import { expansions } from '../../../../functions/search/text/expand-clause.ts';
import { Lexicon } from '../../../../functions/search/text/lexicon.ts';

it.each([
  ['n', false, 1],
  ['nu', false, 2],
  ['nu', true, 1],
])('The word %s, still typed: %s, is searched in %i ways', (typed, open, ways) => {
  expect(expansions({ alternatives: [], typed, open }, Lexicon.empty())).toHaveLength(ways);
});
