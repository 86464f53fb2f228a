// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { dataExportsQuery } from '../../../../../web/features/personal-data/queries/data-exports.ts';
import { useArchiveNews } from '../../../../../web/features/personal-data/hooks/use-archive-news.ts';
import { heardLive, sayLive } from '../../../support/live-listeners.ts';

const toast = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('../../../../../web/api/live-updates.ts', () => import('../../../support/live-listeners.ts'));
vi.mock('../../../../../web/ui/feedback/toast.tsx', () => toast);

it('An archive that is ready is said on any page with the way to it, and the list of archives is read again (CONST-13)', () => {
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queryClient }, children);
  const { unmount } = renderHook(useArchiveNews, { wrapper });
  const { queryKey } = dataExportsQuery;
  const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated;
  const nothing = { exports: [], nextAt: null };
  queryClient.setQueryData(queryKey, nothing);
  expect(isStale()).toBe(false);
  sayLive('data-export-ready');
  expect(isStale()).toBe(true);
  expect(toast.showToast.mock.calls).toEqual([
    [{ title: 'Your data is ready', text: 'Download the archive from your profile.', to: '/profile' }],
  ]);
  queryClient.setQueryData(queryKey, nothing);
  sayLive('catch-up');
  expect(isStale()).toBe(true);
  expect(toast.showToast).toHaveBeenCalledTimes(1);
  unmount();
  expect(heardLive()).toEqual([]);
});
