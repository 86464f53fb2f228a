import { describe, expect, it } from 'vitest';
import { expansions } from '../../text/expand-clause.ts';
import { boosts, type Alternative } from '../../text/clauses.ts';
import { bookEnglish } from '../books.ts';
import { Lexicon } from '../../text/lexicon.ts';

it.each([
  ['n', false, 1],
  ['nu', false, 2],
  ['nu', true, 1],
  ['nur', false, 2],
  ['nurs', false, 3],
  ['nurs', true, 2],
  ['account', false, 3],
  ['accounts', false, 4],
])('The word %s, still typed: %s, is searched in %i ways', (typed, open, ways) => {
  expect(expansions({ alternatives: [], typed, open }, Lexicon.empty(bookEnglish.stemOf))).toHaveLength(ways);
});

describe('What a clause matches as typed', () => {
  const lexicon = Lexicon.empty(bookEnglish.stemOf);
  const [nurse, nurses, care] = ['nurse', 'nurses', 'care'].map((word) => lexicon.number(word)) as [
    number,
    number,
    number,
  ];
  const asTyped = (typed: string | undefined, open: boolean, ...alternatives: Partial<Alternative>[]) => {
    const whole = alternatives.map((one) => ({
      places: [],
      form: 'exact' as const,
      adjacent: true,
      boost: 10,
      ...one,
    }));
    const [first] = expansions({ alternatives: whole, open, ...(typed !== undefined && { typed }) }, lexicon);
    const { words, phrases } = first!();
    return [[...words], phrases];
  };

  it('is the very word, or all its forms, each with its best boost', () => {
    expect(asTyped('nurse', false, { places: [['nurse']] })).toEqual([[[nurse, 10]], []]);
    expect(asTyped('nurse', false, { places: [['nurse']] }, { places: [['nurse']], form: 'stem', boost: 8 })).toEqual([
      [
        [nurse, 10],
        [nurses, 8],
      ],
      [],
    ]);
    expect(asTyped('vet', false, { places: [['vet']] })).toEqual([[], []]);
  });

  it('is a phrase whose words all occur, and none with a word that does not', () => {
    const places = [['care', 'vet'], ['nurse']];
    const phrase = { words: [[care], [nurse]], adjacent: false, boost: 4 };
    expect(asTyped(undefined, false, { places, adjacent: false, boost: 4 })).toEqual([[], [phrase]]);
    expect(asTyped(undefined, false, { places: [['care'], ['vet']] })).toEqual([[], []]);
  });

  it('is also what begins so while it is being typed, from two letters on', () => {
    const begun = [
      [nurse, boosts.continuation],
      [nurses, boosts.continuation],
    ];
    expect(asTyped('nu', true)).toEqual([begun, []]);
    expect([asTyped('n', true), asTyped('nu', false), asTyped(undefined, true)]).toEqual([
      [[], []],
      [[], []],
      [[], []],
    ]);
  });
});
