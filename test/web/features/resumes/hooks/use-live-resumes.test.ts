// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ownResumesQuery } from '../../../../../web/features/resumes/queries/own-resume.ts';
import { resumeKeys } from '../../../../../web/features/resumes/queries/resumes.ts';
import { useLiveOwnResume, useLiveResumes } from '../../../../../web/features/resumes/hooks/use-live-resumes.ts';
import { heardLive, sayLive } from '../../../support/live-listeners.ts';

vi.mock('../../../../../web/api/live-updates.ts', () => import('../../../support/live-listeners.ts'));
beforeEach(() => void vi.useFakeTimers());

const key = [...resumeKeys.lists, 'all'];
const page = (...statuses: string[]) => ({
  pages: [{ data: statuses.map((status, at) => ({ id: at + 1, status })), meta: {} }],
});
function follow(use: () => void) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(key, page('queued', 'queued'));
  queryClient.setQueryData(ownResumesQuery(31).queryKey, []);
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queryClient }, children);
  const { unmount, rerender } = renderHook(use, { wrapper });
  const isStale = (of: readonly unknown[] = key) => queryClient.getQueryState(of)?.isInvalidated;
  return { queryClient, unmount, rerender, isStale };
}

it('New statuses of resumes show immediately in every list, which is read again once, 700 ms after the first (RESUME-03)', () => {
  const { queryClient, isStale, unmount } = follow(useLiveResumes);
  const say = (resumeId: number, status: string) => sayLive('parsed-resume', { resumeId, status });
  say(2, 'parsing');
  expect(queryClient.getQueryData(key)).toEqual(page('queued', 'parsing'));
  vi.advanceTimersByTime(600);
  say(1, 'parsing');
  vi.advanceTimersByTime(99);
  expect(isStale()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isStale()).toBe(true);
  queryClient.setQueryData(key, page('parsed', 'parsed'));
  vi.advanceTimersByTime(5000);
  expect(isStale()).toBe(false);
  say(9, 'parsed');
  vi.advanceTimersByTime(700);
  expect(isStale()).toBe(true);
  queryClient.setQueryData(key, page());
  sayLive('catch-up');
  expect(isStale()).toBe(true);
  queryClient.setQueryData(key, page());
  say(1, 'parsed');
  unmount();
  vi.advanceTimersByTime(5000);
  expect([isStale(), heardLive()]).toEqual([false, []]);
});

it('The resume of a profile is read again with the profile of its candidate, and with no other', () => {
  let candidateId = 30;
  const { isStale, unmount, rerender } = follow(() => useLiveOwnResume(candidateId));
  const { queryKey } = ownResumesQuery(31);
  // The page of another candidate follows that one.
  candidateId = 31;
  rerender();
  sayLive('candidate-profile', { candidateId: 32 });
  expect(isStale(queryKey)).toBe(false);
  sayLive('candidate-profile', { candidateId: 31 });
  expect([isStale(queryKey), isStale()]).toEqual([true, false]);
  unmount();
  expect(heardLive()).toEqual([]);
});
