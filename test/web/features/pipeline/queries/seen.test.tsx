// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../../web/api/query-client.ts';
import { AccountContext } from '../../../../../web/common/account/account.ts';
import {
  candidateOnJobQuery,
  useViewCandidateOnJob,
} from '../../../../../web/features/pipeline/queries/candidate-on-job.ts';
import { manager, onJob, recruiter } from '../on-job.ts';
import { fakeApi } from '../../../support/fake-api.ts';

beforeEach(() => {
  fakeApi.viewCandidateOnJob.mockResolvedValue({ data: { viewedAt: '2026-03-02T10:00:00.000Z' } });
});

const client = createQueryClient();
const as =
  (account: typeof manager) =>
  ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <AccountContext value={account}>{children}</AccountContext>
    </QueryClientProvider>
  );

it('A record that its manager opens is marked as seen, and known as seen from then on (PERM-37)', async () => {
  const { queryKey } = candidateOnJobQuery({ jobId: 5001, candidateId: 3001 });
  const record = { ...onJob(), jobStatus: 'signed' };
  client.setQueryData(queryKey, record as never);
  const { unmount } = renderHook(() => useViewCandidateOnJob(onJob()), { wrapper: as(manager) });
  await waitFor(() => expect(client.getQueryData(queryKey)?.viewedAt).toBe('2026-03-02T10:00:00.000Z'));
  expect(client.getQueryData(queryKey)).toMatchObject({ candidateId: 3001, jobStatus: 'signed' });
  unmount();
  renderHook(() => useViewCandidateOnJob(client.getQueryData(queryKey)), { wrapper: as(manager) });
  renderHook(() => useViewCandidateOnJob(onJob()), { wrapper: as(recruiter) });
  expect(fakeApi.viewCandidateOnJob.mock.calls).toEqual([[{ params: { jobId: 5001, candidateId: 3001 } }]]);
});

it('A board in a browser without channels between tabs opens and closes as any other', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.resetModules();
  const { reportSeen, useSeenInOtherTabs } =
    await import('../../../../../web/features/pipeline/queries/seen-in-tabs.ts');
  const { unmount } = renderHook(() => useSeenInOtherTabs(5001), { wrapper: as(manager) });
  reportSeen(5001);
  expect(unmount).not.toThrow();
});
