import { expect, it } from 'vitest';
import { jobIdOf, pageNameOf } from '../../../../web/common/navigation/page-names.ts';

it.each([
  ['/notifications', 'your notifications'],
  ['/jobs/view/7?from=mail', 'this job'],
  ['/candidate/jobs/view/7', 'this job'],
  ['/jobs/7/candidates/9#notes', 'this candidate'],
  ['/manager/candidates/9', 'this candidate'],
  ['/manager/recruiters', 'your recruiters'],
  ['/dashboard/', 'your dashboard'],
  ['/dashboard/list', 'your dashboard'],
  ['/manager/recruiters/7', 'this recruiter'],
  ['/manager/recruiters/7/other', 'this page'],
  ['/candidate/managers/5', 'this manager'],
  ['/jobs/new', 'the form for a new job'],
  ['/jobs/7/candidates', 'the candidates of this job'],
  ['/jobs/view/7/close', 'this job'],
  ['/zoom', 'your online interviews'],
  ['/settings/notifications', 'this page'],
  ['/notifications/9', 'this page'],
])('The address %s is called %s', (address, name) => {
  expect(pageNameOf(address)).toBe(name);
});

it('Only the page of a job has a public twin', () => {
  expect(['/jobs/view/7', '/recruiter/jobs/view/7?x=1', '/jobs/7', '/jobs/view/7/close'].map(jobIdOf)).toEqual([
    '7',
    '7',
    undefined,
    undefined,
  ]);
});
