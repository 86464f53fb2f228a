// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { Component as CandidateOnJob } from '../../../../web/features/pipeline/routes/candidate-on-job.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const calls = vi.hoisted(() => ({ readCandidateOnJob: vi.fn() }));
vi.mock('../../../../web/api/api.ts', () => ({ api: { pipeline: calls } }));
afterEach(cleanup);

it.each([403, 404])('shows the view of no access, and nothing of the candidate on the job, when loading it answers %i (ERR-02)', async (status) => {
  calls.readCandidateOnJob.mockRejectedValue(new ApiError(status, 'There is no such candidate'));
  renderSignedIn(CandidateOnJob, { path: '/jobs/:jobId/candidates/:candidateId', at: '/jobs/5001/candidates/3001' });
  expect(await screen.findByRole('heading', { name: 'This candidate is not available' })).toBeTruthy();
  expect(screen.queryAllByRole('heading')).toHaveLength(1);
});
