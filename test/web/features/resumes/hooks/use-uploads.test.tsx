// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../../../../web/api/query-client.ts';
import type { SendFile } from '../../../../../web/features/resumes/model/upload-queue.ts';
import { resumeKeys } from '../../../../../web/features/resumes/queries/resumes.ts';
import { useUploads } from '../../../../../web/features/resumes/hooks/use-uploads.ts';

it('Files of a page are stopped when it is left, and no other begins (RESUME-01)', async () => {
  const signals: AbortSignal[] = [];
  const send: SendFile = (_file, { signal }) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useUploads(send), { wrapper });
  act(() => result.current.queue.add([1, 2, 3, 4, 5].map((n) => new File(['cv'], `cv-${n}.pdf`))));
  await waitFor(() => expect(result.current.uploads.filter(({ state }) => state.stage === 'sending')).toHaveLength(4));
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true, true]);
});

it('A resume that has arrived has the lists read again, and one that has not does not', async () => {
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  queryClient.setQueryData(resumeKeys.lists, []);
  const isStale = () => queryClient.getQueryState(resumeKeys.lists)?.isInvalidated;
  let settle = () => {};
  const send: SendFile = () => new Promise((resolve) => (settle = () => resolve({ resumeId: 7, isKnown: false })));
  const { result } = renderHook(() => useUploads(send), { wrapper });
  act(() => result.current.queue.add([new File(['cv'], 'cv.pdf')]));
  expect(isStale()).toBe(false);
  act(() => settle());
  await waitFor(() => expect(isStale()).toBe(true));
  expect(result.current.uploads[0]?.state).toEqual({ stage: 'sent', resumeId: 7, isKnown: false });
});
