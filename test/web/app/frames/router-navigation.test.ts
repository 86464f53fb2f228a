import { expect, it } from 'vitest';
import { pagesOf } from '../../../../web/app/frames/router-navigation.tsx';

it('A link to an address without a page renders as plain text', () => {
  const hasPage = pagesOf([
    { children: [{ path: '/jobs' }, { path: '/jobs/view/:id' }, { path: '/jobs/:jobId/candidates' }, { path: '*' }] },
  ]);
  expect(['/jobs', '/jobs?clientId=4', '/jobs/view/7#top'].map(hasPage)).toEqual([true, true, true]);
  expect(['/manager/candidates/7', '/jobs/view', '/jobs/view/add', '/jobs/new/candidates'].map(hasPage)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
