import { expect, it } from 'vitest';
import { encodeQuery, fillPath } from '../../../web/api/encode-query.ts';

it('Query strings encode arrays and objects in brackets and leave out empty values (API-07)', () => {
  expect(
    encodeQuery({
      page: 2,
      tagIds: [1, 2],
      filter: { rateFrom: 20, skills: ['c++'], city: undefined },
      q: '',
      order: null,
      travel: false,
    }),
  ).toBe('page=2&tagIds[]=1&tagIds[]=2&filter[rateFrom]=20&filter[skills][]=c%2B%2B&travel=false');
});

it('Path parameters are filled in and escaped, and a missing one is an error', () => {
  expect(fillPath('/api/pipeline/jobs/{jobId}/candidates/{candidateId}', { jobId: 1, candidateId: 'a/b' })).toBe(
    '/api/pipeline/jobs/1/candidates/a%2Fb',
  );
  expect(() => fillPath('/api/manager/jobs/{id}', {})).toThrow('needs id');
});

it('Query strings nest objects in arrays, and escape names and values', () => {
  expect(encodeQuery({ 'a&b': [{ c: 1 }, [2]], d: { e: { f: 'x y' } }, none: [], zero: 0 })).toBe(
    'a%26b[][c]=1&a%26b[][]=2&d[e][f]=x%20y&zero=0',
  );
  expect(encodeQuery({})).toBe('');
});

it.each([undefined, null, ''])('A path whose parameter is %s is an error that names both', (id) =>
  expect(() => fillPath('/api/jobs/{id}', { id })).toThrow('The path /api/jobs/{id} needs id'),
);

it('A path may have a number zero, several parameters and none', () => {
  expect(fillPath('/api/{a}/{b_1}', { a: 0, b_1: 'x' })).toBe('/api/0/x');
  expect(fillPath('/api/jobs')).toBe('/api/jobs');
});
