import { describe, expect, it } from 'vitest';
import { ColumnarIndex } from '../../engine.ts';
import { type Asked, readBoolean } from '../../text/boolean-text.ts';
import { bookKind, plainBook } from '../books.ts';

/** The tree as brackets: `&` for all, `|` for any, `!` for not, quotes where they were. */
function shown(asked: Asked): string {
  if ('piece' in asked) return asked.piece.isQuoted ? `"${asked.piece.text}"` : asked.piece.text.trim();
  if ('not' in asked) return `!${shown(asked.not)}`;
  return `(${('all' in asked ? asked.all : asked.any).map(shown).join('all' in asked ? ' & ' : ' | ')})`;
}

it.each([
  ['sea tale', 'sea tale'],
  ['sea AND tale', '(sea & tale)'],
  ['sea OR tale', '(sea | tale)'],
  ['sea | tale', '(sea | tale)'],
  ['white whale OR sea tale', '(white whale | sea tale)'],
  ['(sea OR ocean) tale', '((sea | ocean) & tale)'],
  ['(sea OR ocean) AND (tale OR story) NOT poem', '((sea | ocean) & (tale | story) & !poem)'],
  ['sea -"white whale"', '(sea & !"white whale")'],
  ['sea -white whale', '(sea & !white & whale)'],
  ['sea NOT (poem OR essay)', '(sea & !(poem | essay))'],
  ['“white whale” sea', '("white whale" & sea)'],
  ['„white whale“', '"white whale"'],
  ['a "quote without end', '(a & "quote without end")'],
  ['well-known C -', 'well-known C -'],
  ['and or not', 'and or not'],
  ['Portland, OR', 'Portland, OR'],
  ['ORegon', 'ORegon'],
  ['OR sea', '(() | sea)'],
  ['sea OR', '(sea | ())'],
  ['sea NOT', '(sea & !())'],
  [') sea (tale', '(sea & tale)'],
  ['()', '()'],
])('The text %s is read as %s', (text, tree) => {
  expect(shown(readBoolean(text))).toBe(tree);
});

it('Brackets deeper than anyone writes are left out', () => {
  expect(shown(readBoolean(`${'('.repeat(5_000)}sea${')'.repeat(5_000)}`))).toContain('sea');
});

describe('A search finds books', () => {
  const titles = [
    'Sea tale',
    'Ocean story',
    'Sea poem',
    'World War Two',
    'White whale',
    'Whales, white ones',
    'Marmalade',
  ];
  const index = new ColumnarIndex(bookKind);
  for (const [at, title] of titles.entries()) index.upsert({ id: at, version: 1 }, { ...plainBook, title, year: at });
  const found = (text: string) =>
    index
      .search({ text })
      .hits.map(({ id }) => titles[id])
      .toSorted();

  it.each([
    ['sea OR whale', ['Sea poem', 'Sea tale', 'Whales, white ones', 'White whale']],
    ['(sea OR white) poem', ['Sea poem']],
    ['(sea AND tale) OR (white AND whale)', ['Sea tale', 'Whales, white ones', 'White whale']],
    ['sea -poem', ['Sea tale']],
    ['sea NOT poems', ['Sea tale']],
    ['sea NOT (poem OR tale)', []],
    ['white NOT (whale ones)', ['White whale']],
    ['(sea NOT poem) OR whale', ['Sea poem', 'Sea tale', 'Whales, white ones', 'White whale']],
    ['“white whale”', ['White whale']],
    ['"whte whale"', []],
    ['-sea -white', ['Marmalade', 'Ocean story', 'World War Two']],
    ['sea OR', ['Sea poem', 'Sea tale']],
  ])('for %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('with typos in the words of a name, as for the name itself', () => {
    expect(found('wrld war two')).toEqual(['World War Two']);
    expect(found('ocan tale')).toEqual(
      ['Ocean story', 'Sea tale'].filter((title) => found('ocean tale').includes(title)),
    );
    expect(found('marmelade')).toEqual(['Marmalade']);
    expect(found('mamelade')).toEqual(['Marmalade']);
    expect(found('sae')).toEqual([]);
  });

  it('in the usual order where a text only excludes', () => {
    expect(index.search({ text: '-sea' }).hits.map(({ id }) => id)).toEqual([6, 5, 4, 3, 1]);
  });
});
