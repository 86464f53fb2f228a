import { expect, it } from 'vitest';
import { encodeQuery, fillPath } from '../../../web/api/encode-query.ts';

it('encodes arrays and objects in brackets and leaves out what is empty (API-07)', () => {
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

it('fills and escapes path parameters, and refuses a missing one', () => {
  expect(fillPath('/api/pipeline/jobs/{jobId}/candidates/{candidateId}', { jobId: 1, candidateId: 'a/b' })).toBe(
    '/api/pipeline/jobs/1/candidates/a%2Fb',
  );
  expect(() => fillPath('/api/manager/jobs/{id}', {})).toThrow('needs id');
});
