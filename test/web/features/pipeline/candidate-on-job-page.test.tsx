// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { Component as CandidateOnJob } from '../../../../web/features/pipeline/routes/candidate-on-job.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { onJob } from './on-job.ts';

const calls = vi.hoisted(() => ({ readCandidateOnJob: vi.fn(), viewCandidateOnJob: vi.fn(), listTimeline: vi.fn() }));
vi.mock('../../../../web/api/api.ts', () => ({ api: { pipeline: calls } }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it.each([403, 404])('shows the view of no access, and nothing of the candidate on the job, when loading it answers %i (ERR-02)', async (status) => {
  calls.readCandidateOnJob.mockRejectedValue(new ApiError(status, 'There is no such candidate'));
  renderSignedIn(CandidateOnJob, { path: '/jobs/:jobId/candidates/:candidateId', at: '/jobs/5001/candidates/3001' });
  expect(await screen.findByRole('heading', { name: 'This candidate is not available' })).toBeTruthy();
  expect(screen.queryAllByRole('heading')).toHaveLength(1);
});

it('says once that the manager has looked at a candidate, who then is new no more (PERM-37)', async () => {
  calls.readCandidateOnJob.mockResolvedValue({ data: { ...onJob(), jobStatus: 'signed' } });
  calls.viewCandidateOnJob.mockResolvedValue({ data: { viewedAt: '2026-03-01T10:00:00.000Z' } });
  calls.listTimeline.mockResolvedValue({ data: [], meta: { total: 0, page: 1, perPage: 50 } });
  const at = { path: '/jobs/:jobId/candidates/:candidateId', at: '/jobs/5001/candidates/3001' };
  renderSignedIn(CandidateOnJob, at);
  await screen.findByRole('heading', { name: 'Priya Iyer' });
  await waitFor(() => expect(calls.viewCandidateOnJob.mock.calls).toEqual([[{ params: { jobId: 5001, candidateId: 3001 } }]]));
  cleanup();
  calls.readCandidateOnJob.mockResolvedValue({ data: { ...onJob({ viewedAt: '2026-03-01T10:00:00.000Z' }), jobStatus: 'signed' } });
  renderSignedIn(CandidateOnJob, at);
  await screen.findByRole('heading', { name: 'Priya Iyer' });
  await waitFor(() => expect(calls.listTimeline).toHaveBeenCalledTimes(2));
  expect(calls.viewCandidateOnJob).toHaveBeenCalledOnce();
});
