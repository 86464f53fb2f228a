import { describe, expect, it } from 'vitest';
import { eventMatcher } from '../../../services/events/event-pattern.ts';

const event = {
  source: 'app.orders',
  'detail-type': 'OrderPlaced',
  resources: ['a', 'b'],
  detail: {
    state: 'running',
    n: 5,
    list: ['x', 'y'],
    nul: null,
    empty: '',
    none: [],
    nested: {
      k: 'v',
      arr: [
        { id: 1, s: 'a' },
        { id: 2, s: 'b' },
      ],
    },
    path: 'dir/a/file.PNG',
    ip: '10.0.0.77',
    flag: true,
  },
};

const detail = (pattern: object) => ({ detail: pattern });

const table: [name: string, pattern: object, matches: boolean][] = [
  ['exact text', { source: ['app.orders'] }, true],
  ['one of several', { source: ['x', 'app.orders'] }, true],
  ['another text', { source: ['x'] }, false],
  ['a field that is not there', { nosuch: ['x'] }, false],
  ['a field of the prototype', { toString: [{ exists: true }] }, false],
  ['an element of a list', { resources: ['b'] }, true],
  ['prefix', { source: [{ prefix: 'app.' }] }, true],
  ['prefix in any case', { source: [{ prefix: { 'equals-ignore-case': 'APP' } }] }, true],
  ['suffix minds the case', detail({ path: [{ suffix: '.png' }] }), false],
  ['suffix in any case', detail({ path: [{ suffix: { 'equals-ignore-case': '.png' } }] }), true],
  ['equals in any case', { source: [{ 'equals-ignore-case': 'APP.ORDERS' }] }, true],
  ['anything but the value', detail({ state: [{ 'anything-but': 'running' }] }), false],
  ['anything but a list', detail({ state: [{ 'anything-but': ['a', 'b'] }] }), true],
  ['anything but, of a missing field', detail({ missing: [{ 'anything-but': 'x' }] }), false],
  ['anything but a prefix', detail({ state: [{ 'anything-but': { prefix: 'run' } }] }), false],
  ['anything but suffixes', detail({ state: [{ 'anything-but': { suffix: ['zz', 'ing'] } }] }), false],
  ['anything but a wildcard', detail({ state: [{ 'anything-but': { wildcard: 'x*' } }] }), true],
  ['anything but a number', detail({ n: [{ 'anything-but': 5 }] }), false],
  ['anything but, in any case', detail({ state: [{ 'anything-but': { 'equals-ignore-case': ['RUNNING'] } }] }), false],
  ['anything but, one element suffices', detail({ list: [{ 'anything-but': 'x' }] }), true],
  ['numeric range', detail({ n: [{ numeric: ['>', 0, '<=', 5] }] }), true],
  ['numeric bound is outside', detail({ n: [{ numeric: ['<', 5] }] }), false],
  ['numeric equality', detail({ n: [{ numeric: ['=', 5] }] }), true],
  ['numeric on text', detail({ state: [{ numeric: ['>', 0] }] }), false],
  ['a number is no text', detail({ n: ['5'] }), false],
  ['null', detail({ nul: [null] }), true],
  ['empty text', detail({ empty: [''] }), true],
  ['truth', detail({ flag: [true] }), true],
  ['exists', detail({ state: [{ exists: true }] }), true],
  ['null exists', detail({ nul: [{ exists: true }] }), true],
  ['absent, of a missing field', detail({ missing: [{ exists: false }] }), true],
  ['exists, of a missing field', detail({ missing: [{ exists: true }] }), false],
  ['absent, of a present field', detail({ state: [{ exists: false }] }), false],
  ['an object is no value', detail({ nested: [{ exists: true }] }), false],
  ['an empty list is no value', detail({ none: [{ exists: false }] }), true],
  ['absent below a missing object', detail({ a: { b: [{ exists: false }] } }), true],
  ['wildcard', detail({ path: [{ wildcard: 'dir/*/file.*' }] }), true],
  ['wildcard that does not fit', detail({ path: [{ wildcard: 'dir/*.jpg' }] }), false],
  ['wildcard alone', detail({ path: [{ wildcard: '*' }] }), true],
  ['cidr', detail({ ip: [{ cidr: '10.0.0.0/24' }] }), true],
  ['cidr beside', detail({ ip: [{ cidr: '10.0.1.0/24' }] }), false],
  ['$or', detail({ $or: [{ state: ['stopped'] }, { n: [{ numeric: ['>', 4] }] }] }), true],
  ['$or beside a field that fails', detail({ flag: [false], $or: [{ state: ['running'] }, { n: [5] }] }), false],
  ['$or at the top', { $or: [{ source: ['q'] }, { 'detail-type': ['OrderPlaced'] }] }, true],
  ['an element of a nested list', detail({ list: ['y'] }), true],
  ['a field of a list of objects', detail({ nested: { arr: { s: ['b'] } } }), true],
  ['fields of different objects of a list', detail({ nested: { arr: { id: [2], s: ['a'] } } }), false],
];

describe('An event pattern', () => {
  it.each(table)('%s', (_name, pattern, matches) => {
    expect(eventMatcher(pattern)(event)).toBe(matches);
  });

  it('reads an escaped star as a star', () => {
    expect(eventMatcher({ a: [{ wildcard: 'a\\*b' }] })({ a: 'a*b' })).toBe(true);
    expect(eventMatcher({ a: [{ wildcard: 'a\\*b' }] })({ a: 'axb' })).toBe(false);
  });

  it.each([
    ['an unknown operator', { source: [{ bogus: 1 }] }],
    ['two operators in one matcher', { source: [{ prefix: 'a', suffix: 'b' }] }],
    ['an empty list', { source: [] }],
    ['an empty pattern', {}],
    ['a value outside a list', { source: 'a' }],
    ['a numeric bound that is text', { source: [{ numeric: ['>', '1'] }] }],
    ['a list within a list', { source: [['a']] }],
    ['exists that is no truth value', { source: [{ exists: 'yes' }] }],
  ])('with %s is refused at once', (_name, pattern) => {
    expect(() => eventMatcher(pattern)).toThrow(/Event pattern is not valid/);
  });
});
