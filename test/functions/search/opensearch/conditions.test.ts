import { describe, expect, it } from 'vitest';
import {
  type Condition,
  type Field,
  UnfitCondition,
  UnknownQuery,
} from '../../../../functions/search/engine/engine.ts';
import { conditionClause } from '../../../../functions/search/opensearch/conditions.ts';
import { keywordOf } from '../../../../functions/search/opensearch/keyword.ts';
import { recipeKind } from './recipes.ts';

const [soup, sweet] = ['soup', 'sweet'].map(keywordOf);
const terms = (field: string, ...values: unknown[]) => ({ terms: { [field]: values } });
const box = { south: 1, north: 2 };

/** A field of each type, and what becomes of every condition that it supports. */
const cases: Record<Field<never>['type'], [field: string, condition: Condition, clause: unknown][]> = {
  value: [
    ['course', { anyOf: ['soup', 'sweet'] }, terms('field.course', soup, sweet)],
    ['chosenCourse', { anyOf: ['soup'] }, terms('field.course', soup)],
  ],
  set: [
    ['tags', { anyOf: [] }, terms('field.tags')],
    [
      'tags',
      { allOf: ['soup', 'sweet'] },
      { bool: { filter: [terms('field.tags', soup), terms('field.tags', sweet)] } },
    ],
    [
      'tags',
      { eachOf: [['soup', 'sweet'], ['soup']] },
      { bool: { filter: [terms('field.tags', soup, sweet), terms('field.tags', soup)] } },
    ],
    ['tags', { noneOf: ['soup'] }, { bool: { must_not: [terms('field.tags', soup)] } }],
  ],
  choices: [['diets', { allOf: ['sweet'] }, { bool: { filter: [terms('field.diets', sweet)] } }]],
  number: [
    ['minutes', { from: 5, to: 9 }, { range: { 'field.minutes': { gte: 5, lte: 9 } } }],
    ['minutes', { from: undefined }, { exists: { field: 'field.minutes' } }],
  ],
  range: [
    [
      'cost',
      { from: 5, to: 9, unit: 'EUR' },
      {
        bool: {
          filter: [
            { term: { 'field.cost.unit': 'EUR' } },
            { range: { 'field.cost.low': { lte: 9 } } },
            { range: { 'field.cost.high': { gte: 5 } } },
          ],
        },
      },
    ],
  ],
  place: [
    [
      'place',
      { lat: 1, lng: 2, km: 3 },
      { geo_distance: { distance: '3.00002km', 'field.place.at': { lat: 1, lon: 2 } } },
    ],
    [
      'place',
      { within: [{ lat: 1, lng: 2, km: 3 }], outside: [{ lat: 4, lng: 5, km: 6 }] },
      {
        bool: {
          filter: [
            { geo_distance: { distance: '3.00002km', 'field.place.at': { lat: 1, lon: 2 } } },
            {
              bool: {
                must_not: [{ geo_distance: { distance: '6.00002km', 'field.place.at': { lat: 4, lon: 5 } } }],
              },
            },
          ],
        },
      },
    ],
    [
      'place',
      { ...box, west: 170, east: -170 },
      {
        bool: {
          filter: [
            { range: { 'field.place.lat': { gte: 1, lte: 2 } } },
            {
              bool: {
                should: [
                  { range: { 'field.place.lng': { gte: 170 } } },
                  { range: { 'field.place.lng': { lte: -170 } } },
                ],
                minimum_should_match: 1,
              },
            },
          ],
        },
      },
    ],
  ],
  'sort-text': [],
};

describe('A condition', () => {
  it.each(Object.values(cases).flat())('on %s, %j, is a filter of OpenSearch', (field, condition, clause) => {
    expect(conditionClause(recipeKind, field, condition)).toEqual(clause);
  });

  it.each<[string, Condition]>([
    ['course', { allOf: ['soup'] }],
    ['diets', { noneOf: ['soup'] }],
    ['tags', { from: 1 }],
    ['cost', { from: 1 }],
    ['place', { anyOf: [1] }],
    ['title', { anyOf: ['soup'] }],
  ])('that %s does not support, %j, is refused as in memory', (field, condition) => {
    expect(() => conditionClause(recipeKind, field, condition)).toThrow(UnfitCondition);
  });

  it.each(['nothing', 'toString'])('on a field that the kind does not have, %s, is refused as in memory', (field) => {
    expect(() => conditionClause(recipeKind, field, { anyOf: [1] })).toThrow(UnknownQuery);
  });
});
