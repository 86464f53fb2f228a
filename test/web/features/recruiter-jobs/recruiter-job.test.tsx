// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { Component as RecruiterJob } from '../../../../web/features/recruiter-jobs/routes/recruiter-job.tsx';
import { aGuestJob } from '../../support/guest-job.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { onJob } from '../pipeline/on-job.ts';

const calls = vi.hoisted(() => ({ readRecruiterJob: vi.fn(), listJobMatches: vi.fn() }));
vi.mock('../../../../web/api/api.ts', () => ({ api: { jobs: calls } }));
afterEach(cleanup);

it.each([403, 404])(
  'The recruiter’s job page shows the no-access view and nothing of the job after a %i response (ERR-02)',
  async (status) => {
    calls.readRecruiterJob.mockRejectedValue(new ApiError(status, 'There is no such job'));
    renderSignedIn(RecruiterJob, { path: '/jobs/view/:id', at: '/jobs/view/5001' });
    expect(await screen.findByRole('heading', { name: 'This job is not available' })).toBeTruthy();
    expect(screen.queryAllByRole('heading')).toHaveLength(1);
  },
);

it.each(['0', '-7', 'abc'])(
  'The recruiter’s job page at the id %s asks for nothing, and shows neither a job nor that access is missing (JOB-63)',
  async (id) => {
    calls.readRecruiterJob.mockReset();
    renderSignedIn(RecruiterJob, { path: '/jobs/view/:id', at: `/jobs/view/${id}` });
    expect(await screen.findByText('No job is chosen')).toBeTruthy();
    expect(screen.queryByText(/not available/)).toBeNull();
    expect(calls.readRecruiterJob).not.toHaveBeenCalled();
  },
);

it('The recruiter’s job page loads as a skeleton of its final shape, with the link back', async () => {
  calls.readRecruiterJob.mockReturnValue(new Promise(() => {}));
  renderSignedIn(RecruiterJob, { path: '/jobs/view/:id', at: '/jobs/view/5001' });
  expect(await screen.findByRole('complementary', { name: 'Facts' })).toBeTruthy();
  expect(screen.getByText('Jobs')).toBeTruthy();
});

it('The recruiter’s job page warns where the manager has answered nobody for long (PLUS-14)', async () => {
  const manager = { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null };
  const job = { ...aGuestJob({ id: 5001 }), status: 'signed', points: 500, manager, description: '' };
  calls.readRecruiterJob.mockResolvedValue({ data: { job, candidates: [], silentSince: '2026-03-02T12:00:00.000Z' } });
  renderSignedIn(RecruiterJob, { path: '/jobs/view/:id', at: '/jobs/view/5001', account: { role: 'recruiter' } });
  const notice = await screen.findByText(/has answered nobody/);
  expect(notice.textContent).toContain('since 2nd Mar 2026');
});

it('The recruiter’s job page shows how well each candidate fits after the job, and asks for nothing without candidates (PLUS-17)', async () => {
  const manager = { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null };
  const job = { ...aGuestJob({ id: 5001 }), status: 'signed', points: 500, manager, description: '' };
  const page = { path: '/jobs/view/:id', at: '/jobs/view/5001', account: { role: 'recruiter' } } as const;
  const match = { percent: 80, reasons: [{ about: 'skills', fit: 'part', words: 'React is not listed' }] };
  const [fitting, unmatched] = [onJob(), onJob({ candidateId: 3002 })];
  calls.listJobMatches.mockResolvedValue({
    data: [
      { candidateId: 3001, match },
      { candidateId: 3002, match: null },
    ],
  });
  calls.readRecruiterJob.mockResolvedValue({ data: { job, candidates: [], silentSince: null } });
  renderSignedIn(RecruiterJob, page);
  await screen.findByText('No candidates of yours yet');
  expect(calls.listJobMatches).not.toHaveBeenCalled();
  cleanup();
  calls.readRecruiterJob.mockResolvedValue({ data: { job, candidates: [fitting, unmatched], silentSince: null } });
  renderSignedIn(RecruiterJob, page);
  expect(await screen.findByText('80 % match')).toBeTruthy();
  expect(screen.getByText('React is not listed')).toBeTruthy();
  expect(screen.getAllByText(/% match/)).toHaveLength(1);
  const asked = { params: { id: 5001 }, query: { candidateIds: [3001, 3002] } };
  expect(calls.listJobMatches.mock.calls.map(([call]) => ({ params: call.params, query: call.query }))).toEqual([
    asked,
  ]);
});
