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
