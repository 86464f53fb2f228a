import { describe, expect, it } from 'vitest';
import { readCarefully, readHopefully, type Vocabulary } from '../../../../functions/search/opensearch/read-text.ts';
import type { Sought } from '../../../../functions/search/opensearch/sought.ts';
import { recipeKind } from './recipes.ts';

const { language } = recipeKind;
const asked = (text: string, asYouType = false) => ({ text, asYouType, language });

/** What is sought, in short: a beginning as `so*`, a form as `~soup`, words that follow each other in quotes. */
function short({ in: where, match }: Sought): string {
  const shown =
    'terms' in match
      ? match.terms.join('|')
      : 'prefix' in match
        ? `${match.prefix}*`
        : 'phrase' in match
          ? `"${match.phrase.join(' ')}"`
          : match.each.map((terms) => terms.join('|')).join(' & ');
  return where === 'stems' ? `~${shown}` : shown;
}
const all = (lists: readonly (readonly Sought[])[]) => lists.map((ways) => ways.map(short));

/** Documents that have these words. */
function having(...words: string[]): Vocabulary {
  const isFound = ({ in: where, match }: Sought): boolean => {
    const has = (term: string) => words.some((word) => (where === 'stems' ? language.stemOf(word) : word) === term);
    if ('prefix' in match) return words.some((word) => word.startsWith(match.prefix));
    return 'terms' in match ? match.terms.some(has) : 'phrase' in match && match.phrase.every(has);
  };
  return {
    areFound: async (lists) => lists.map((ways) => ways.some(isFound)),
    nearStems: async (word, letters) => (word === 'tomaot' && letters === 1 ? ['tomato'] : []),
  };
}

describe('A text whose words are all there', () => {
  it.each([
    ['soups', [['soups', '~soup']]],
    ['the soup', [['soup', '~soup']]],
    ['"hot soups"', [['"hot soups"']]],
    ['eggplant', [['eggplant', '~eggplant', '~aubergine']]],
    ['deep fry', [['~"deep fry"', '~"fry in oil"']]],
    ['hot OR cold', [['hot', '~hot', 'cold', '~cold']]],
  ])('is read at once: %s', (text, required) => {
    expect(all(readHopefully(asked(text)).required)).toEqual(required);
  });

  it('may end with an unfinished word', () => {
    expect(all(readHopefully(asked('hot so', true)).required)).toEqual([
      ['hot', '~hot'],
      ['so', '~so', 'so*'],
    ]);
  });

  it('says what it hopes to find', () => {
    expect(all(readHopefully(asked('tomato')).ifFound)).toEqual([['tomato*'], ['tomato', '~tomato']]);
  });

  it('excludes words in any form', () => {
    expect(readHopefully(asked('soup -salts')).excluded.map(all)).toEqual([[['salts', '~salt']]]);
  });
});

describe('A word that is not there', () => {
  it.each([
    ['is continued', 'tom', ['tomatoes'], [['tom*']]],
    ['is corrected by a letter', 'tomaot', ['tomato'], [['~tomato']]],
    ['is a name misspelt', 'eggplent', ['eggplant'], [['eggplent', '~eggplent', '~eggplant', '~aubergine', '~']]],
    ['matches nothing when nothing is near', 'xyzzy', ['soup'], [[]]],
  ])('%s: %s', async (_, text, words, required) => {
    const { required: found } = await readCarefully(asked(text), having(...words));
    expect(all(found)).toEqual(required);
  });
});
