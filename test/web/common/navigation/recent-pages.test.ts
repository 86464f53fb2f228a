// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { beginSession, endSession } from '../../../../web/api/session.ts';
import { noteRecentPage, readRecentPages } from '../../../../web/common/navigation/recent-pages.ts';

it('Recent pages are listed latest first, each once, under the title they have in the end', () => {
  noteRecentPage(7, { address: '/jobs', documentTitle: 'Jobs · HireHub' });
  noteRecentPage(7, { address: '/jobs/view/7', documentTitle: 'Job · HireHub' });
  noteRecentPage(7, { address: '/jobs/view/7', documentTitle: 'ICU nurse · HireHub' });
  noteRecentPage(7, { address: '/jobs', documentTitle: 'Jobs · HireHub' });
  expect(readRecentPages(7)).toEqual([
    { address: '/jobs', title: 'Jobs' },
    { address: '/jobs/view/7', title: 'ICU nurse' },
  ]);
});

it('Only the last eight pages are remembered, and signing out forgets them', () => {
  for (let n = 0; n < 12; n += 1) noteRecentPage(7, { address: `/jobs/view/${n}`, documentTitle: `Job ${n}` });
  expect(readRecentPages(7)).toHaveLength(8);
  endSession();
  expect(readRecentPages(7)).toEqual([]);
});

it('Recent pages are those of one account', () => {
  noteRecentPage(7, { address: '/jobs', documentTitle: 'Jobs' });
  expect(readRecentPages(8)).toEqual([]);
});

it('Signing out in another tab forgets the recent pages of this one', async () => {
  beginSession('token', true);
  noteRecentPage(7, { address: '/jobs', documentTitle: 'Jobs' });
  const otherTab = new BroadcastChannel('hirehub.session');
  otherTab.postMessage({ say: 'signed-out' });
  await vi.waitFor(() => expect(readRecentPages(7)).toEqual([]));
  otherTab.close();
});

it.each(['{not json', '7', 'null', '{}', '"/jobs"', '[{"title":"No address"}]', '[{"address":"https://x.example"}]'])(
  'Unreadable storage counts as no recent pages: %s',
  (kept) => {
    sessionStorage.setItem('hirehub.recent-pages.7', kept);
    expect(readRecentPages(7)).toEqual([]);
  },
);

it('Pages are visited as always where storage is blocked', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  noteRecentPage(7, { address: '/jobs', documentTitle: 'Jobs' });
  expect(blocked).toHaveBeenCalledOnce();
  blocked.mockRestore();
  expect(readRecentPages(7)).toEqual([]);
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
