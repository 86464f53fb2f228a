// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { endSession } from '../../../../web/api/session.ts';
import { noteRecentPage, readRecentPages } from '../../../../web/common/navigation/recent-pages.ts';

afterEach(() => sessionStorage.clear());

it('Recent pages are listed latest first, each once, under the title they have in the end', () => {
  noteRecentPage('/jobs', 'Jobs · HireHub');
  noteRecentPage('/jobs/view/7', 'Job · HireHub');
  noteRecentPage('/jobs/view/7', 'ICU nurse · HireHub');
  noteRecentPage('/jobs', 'Jobs · HireHub');
  expect(readRecentPages()).toEqual([
    { address: '/jobs', title: 'Jobs' },
    { address: '/jobs/view/7', title: 'ICU nurse' },
  ]);
});

it('Only the last eight pages are remembered, and signing out forgets them', () => {
  for (let n = 0; n < 12; n += 1) noteRecentPage(`/jobs/view/${n}`, `Job ${n}`);
  expect(readRecentPages()).toHaveLength(8);
  endSession();
  expect(readRecentPages()).toEqual([]);
});

it('Unreadable storage counts as no recent pages', () => {
  sessionStorage.setItem('hirehub.recent-pages', '{not json');
  expect(readRecentPages()).toEqual([]);
});
