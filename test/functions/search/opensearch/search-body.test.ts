import { describe, expect, it } from 'vitest';
import { type SearchQuery, UnknownQuery } from '../../../../functions/search/engine/engine.ts';
import { keywordOf } from '../../../../functions/search/opensearch/keyword.ts';
import { readHopefully } from '../../../../functions/search/opensearch/read-text.ts';
import { searchBody } from '../../../../functions/search/opensearch/search-body.ts';
import { recipeKind } from './recipes.ts';

const body = (query: SearchQuery) =>
  searchBody(
    recipeKind,
    query,
    query.text ? readHopefully({ text: query.text, asYouType: false, language: recipeKind.language }) : undefined,
  );
const soups = { terms: { 'field.course': [keywordOf('soup')] } };
const quick = { range: { 'field.minutes': { lte: 20 } } };
const minutes = { 'field.minutes': { order: 'asc', missing: '_last' } };
const id = { id: { order: 'asc' } };

describe('A query', () => {
  it('counts every facet without its own condition, and the total with all', () => {
    const { query, post_filter, aggs } = body({
      where: { course: { anyOf: ['soup'] }, minutes: { to: 20 } },
      facets: ['course', 'tags'],
    });
    expect(query).toEqual({ bool: { filter: [{ term: { live: true } }, quick] } });
    expect(post_filter).toEqual({ bool: { filter: [soups] } });
    expect(aggs).toMatchObject({
      course: { filter: { bool: { filter: [] } }, aggs: { values: { terms: { field: 'field.course', size: 20 } } } },
      tags: { filter: { bool: { filter: [soups] } }, aggs: { values: { terms: { field: 'field.tags' } } } },
    });
  });

  it('keeps the condition of an alias when its field is counted', () => {
    expect(body({ where: { chosenCourse: { anyOf: ['soup'] } }, facets: ['course'] }).query).toEqual({
      bool: { filter: [{ term: { live: true } }, soups] },
    });
  });

  it('matches the words of one list in one clause, however many they are', () => {
    expect(body({ text: 'hot OR cold' }).query).toMatchObject({
      bool: {
        filter: [
          { term: { live: true } },
          {
            bool: {
              should: [{ terms: { 'words.all': ['hot', 'cold'] } }, { terms: { 'stems.all': ['hot', 'cold'] } }],
            },
          },
        ],
        should: [{ bool: { should: [{ match: { ranked: { query: 'hot|cold', boost: 1 } } }, { match_none: {} }] } }],
      },
    });
  });

  it('neither finds nor ranks by a text that it leaves out', () => {
    const asked = JSON.stringify(body({ text: 'hot soup "with salt"', texts: ['title'] }));
    expect(asked).not.toMatch(/steps|\.all|ranked/);
  });

  it('for a text that nothing can match finds nothing', () => {
    expect(searchBody(recipeKind, {}, 'impossible').query).toMatchObject({
      bool: { filter: [{ term: { live: true } }, { match_none: {} }] },
    });
  });
});

describe('The order', () => {
  const from = { lat: 1, lng: 2 };
  it.each<[string, SearchQuery, unknown]>([
    ['is the usual one without a text', { sort: { by: 'relevance', direction: 'desc' } }, [minutes, id]],
    ['is relevance for a text', { text: 'soup' }, [{ _score: { order: 'desc' } }, id]],
    ['is the usual one where a text only excludes', { text: '-soup' }, [minutes, id]],
    [
      'by distance has documents without a place last',
      { from, sort: { by: 'distance', direction: 'desc' } },
      [
        { 'field.place.known': { order: 'desc', missing: '_last' } },
        { _geo_distance: { 'field.place.at': { lat: 1, lon: 2 }, order: 'desc', unit: 'km' } },
        id,
      ],
    ],
    [
      'by a text follows its direction',
      { sort: { by: 'title', direction: 'desc' } },
      [{ 'field.title': { order: 'desc', missing: '_last' } }, id],
    ],
    [
      'by fit follows the usual one between equals',
      { sort: { by: 'fit' }, fit: { field: 'tags', wanted: [{ value: 'a', near: ['b'] }] } },
      [{ _score: { order: 'desc' } }, minutes, id],
    ],
  ])('%s', (_, query, sort) => {
    expect(body(query).sort).toEqual(sort);
  });
});

describe('What the kind does not have is refused as in memory:', () => {
  it.each<[string, SearchQuery]>([
    ['an order', { sort: { by: 'taste' } }],
    ['an order by distance from nowhere', { sort: { by: 'distance' } }],
    ['an order by fit without values', { sort: { by: 'fit' } }],
    ['a text', { texts: ['author'] }],
    ['a facet', { facets: ['author'] }],
    ['a facet of what is not counted', { facets: ['minutes'] }],
  ])('%s', (_, query) => {
    expect(() => body(query)).toThrow(UnknownQuery);
  });
});
