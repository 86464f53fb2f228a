import { describe, expect, it } from 'vitest';
import { parseQueryString } from '../../../../functions/platform/door/query-string.ts';

describe('A query with brackets', () => {
  it.each([
    ['a=1&b=two', { a: '1', b: 'two' }],
    ['tagIds[]=1&tagIds[]=2', { tagIds: ['1', '2'] }],
    ['filter[rateFrom]=20&filter[tagIds][]=3', { filter: { rateFrom: '20', tagIds: ['3'] } }],
    ['tagIds[9]=1&tagIds[10]=2', { tagIds: ['1', '2'] }],
    ['filter%5BrateTo%5D=9', { filter: { rateTo: '9' } }],
    ['filter[level2]=a&filter[2nd]=b', { filter: { level2: 'a', '2nd': 'b' } }],
    ['a[b][c][d]=1', { a: { b: { c: { d: '1' } } } }],
    ['a[b][c][]=1&a[b][c][]=2', { a: { b: { c: ['1', '2'] } } }],
    ['a=&b', { a: '', b: '' }],
    ['', {}],
  ])('%s is read as nested values (API-07)', (query, expected) => {
    expect(JSON.parse(JSON.stringify(parseQueryString(query)))).toEqual(expected);
  });

  it.each([
    'a[=1',
    'a]=1',
    '[]=1',
    'a[b=1',
    'a=1&a=2',
    'a=1&a[]=2',
    'a[]=1&a[b]=2',
    'a[b][c][d][e]=1',
    '__proto__[x]=1',
    'a[][b]=1',
    'a[1][b]=1',
    'a[]=1&a=2',
    'a[b]=1&a=2',
    'a[b]=1&a[]=2',
    'a[b]=1&a[b]=2',
    'a=1&a[b]=2',
    'a[b]x=1',
    'a[b][__proto__]=1',
  ])('%s is rejected', (query) => {
    expect(parseQueryString(query)).toBeUndefined();
  });
});

it('A query has at most four hundred parts', () => {
  const parts = (count: number) => Array.from({ length: count }, (_, at) => `a[]=${at}`).join('&');
  expect(parseQueryString(parts(400))?.a).toHaveLength(400);
  expect(parseQueryString(parts(401))).toBeUndefined();
});
