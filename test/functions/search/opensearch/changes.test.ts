import { describe, expect, it, vi } from 'vitest';
import { bulkLines, changeWriter } from '../../../../functions/search/opensearch/changes.ts';
import { keywordOf } from '../../../../functions/search/opensearch/keyword.ts';
import { plainRecipe, recipeKind } from './recipes.ts';

const soup = {
  ...plainRecipe,
  title: 'Hot soups',
  steps: ['Boil', 'the soups'],
  tags: ['a', 'a'],
  costFrom: 3,
  currency: 'EUR',
};
const lines = (changes: Parameters<typeof bulkLines<typeof soup>>[1]['changes'], known = new Set<string>()) =>
  bulkLines(recipeKind, { index: 'i', changes, known });

describe('A change', () => {
  it('is written with its version, its words in order, and its stems by weight', () => {
    const [head, document] = lines([{ id: 7, version: 4, document: soup }]);
    expect(head).toEqual({ index: { _index: 'i', _id: 'd7', version: 4, version_type: 'external' } });
    expect(document).toEqual({
      id: 7,
      version: 4,
      live: true,
      field: {
        course: undefined,
        tags: [keywordOf('a')],
        diets: [],
        minutes: undefined,
        cost: { low: 3, high: Number.MAX_VALUE, unit: 'EUR' },
        place: undefined,
        title: 'hot soups',
      },
      words: { title: ['hot soups'], steps: ['boil', 'the soups'], all: ['hot soups', 'boil', 'the soups'] },
      stems: { title: ['hot soup'], steps: ['boil', 'the soup'], all: ['hot soup', 'boil', 'the soup'] },
      ranked: 'hot|10 soup|11 boil|1 the|1',
    });
  });

  it('brings its new words along, once', () => {
    const known = new Set(['hot']);
    const written = lines([{ id: 7, version: 4, document: soup }], known);
    expect(written.slice(2, 4)).toEqual([
      { create: { _index: 'i', _id: 'wsoups' } },
      { lexicon: { word: 'soups', stem: 'soup' } },
    ]);
    expect(lines([{ id: 8, version: 1, document: soup }], known)).toHaveLength(2);
  });

  it('that removes leaves its version, so that an older one cannot come back', () => {
    expect(lines([{ id: 7, version: 5, document: null }])[1]).toEqual({ id: 7, version: 5 });
  });

  it('is left out when the same batch has a newer one', () => {
    const both = [5, 4].map((version) => ({ id: 7, version, document: null }));
    expect(lines(both)).toHaveLength(2);
  });
});

describe('Writing', () => {
  const writing = (...statuses: number[]) => {
    const items = statuses.map((status) => ({ index: { status, error: 'why' } }));
    const call = vi.fn().mockResolvedValue({ errors: true, items });
    return changeWriter(recipeKind, call)('i', [{ id: 1, version: 1, document: null }]);
  };

  it('takes a version or a word that is there already as written', async () => {
    expect(await writing(201, 409)).toEqual([]);
  });

  it('says which documents are refused, without keeping the others out', async () => {
    expect(await writing(400, 201)).toEqual(['"why"']);
  });

  it.each([429, 503])('fails when OpenSearch may take it later: %i', async (status) => {
    await expect(writing(201, status)).rejects.toMatchObject({ status });
  });
});
