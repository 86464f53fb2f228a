// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
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

it.each(['{not json', '7', 'null', '{}', '"/jobs"', '[{"title":"No address"}]', '[{"address":"https://x.example"}]'])(
  'Unreadable storage counts as no recent pages: %s',
  (kept) => {
    sessionStorage.setItem('hirehub.recent-pages', kept);
    expect(readRecentPages()).toEqual([]);
  },
);

it('Pages are visited as always where storage is blocked', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  noteRecentPage('/jobs', 'Jobs');
  expect(blocked).toHaveBeenCalledOnce();
  blocked.mockRestore();
  expect(readRecentPages()).toEqual([]);
});

it('The previous page is the one before the present one, which may be noted more than once', async () => {
  vi.resetModules();
  const { notePage, previousPage } = await import('../../../../web/common/navigation/previous-page.ts');
  const known = ['/jobs', '/jobs', '/clients', '/clients', '/jobs'].map((page) => {
    notePage(page);
    return previousPage();
  });
  expect(known).toEqual([undefined, undefined, '/jobs', '/jobs', '/clients']);
});
