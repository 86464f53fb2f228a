// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { seenChannelName } from '../../../../web/features/pipeline/queries/seen-in-tabs.ts';
import { Component as CandidateOnJob } from '../../../../web/features/pipeline/routes/candidate-on-job.tsx';
import type { TimelineEntry } from '../../../../shared/model/pipeline.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { aRecord, onJob } from './on-job.ts';

const calls = vi.hoisted(() => ({
  readCandidateOnJob: vi.fn(),
  viewCandidateOnJob: vi.fn(),
  listTimeline: vi.fn(),
  changeInterviewDate: vi.fn(),
  undoCandidateStatus: vi.fn(),
}));
vi.mock('../../../../web/api/api.ts', () => ({ api: { pipeline: calls } }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.resetAllMocks();
});

it.each([403, 404])(
  'The candidate-on-job page shows the no-access view and nothing of the candidate after a %i response (ERR-02)',
  async (status) => {
    calls.readCandidateOnJob.mockRejectedValue(new ApiError(status, 'There is no such candidate'));
    renderSignedIn(CandidateOnJob, { path: '/jobs/:jobId/candidates/:candidateId', at: '/jobs/5001/candidates/3001' });
    expect(await screen.findByRole('heading', { name: 'This candidate is not available' })).toBeTruthy();
    expect(screen.queryAllByRole('heading')).toHaveLength(1);
  },
);

it('The candidate-on-job page reports once that the manager has viewed the candidate, who is then no longer new (CAND-35, PERM-37)', async () => {
  calls.readCandidateOnJob.mockResolvedValue({ data: aRecord() });
  calls.viewCandidateOnJob.mockResolvedValue({ data: { viewedAt: '2026-03-01T10:00:00.000Z' } });
  const otherTab = new BroadcastChannel(seenChannelName);
  const heard = new Promise((resolve) => {
    otherTab.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data), { once: true });
  });
  const at = { path: '/jobs/:jobId/candidates/:candidateId', at: '/jobs/5001/candidates/3001' };
  renderSignedIn(CandidateOnJob, at);
  await screen.findByRole('heading', { name: 'Priya Iyer' });
  await waitFor(() =>
    expect(calls.viewCandidateOnJob.mock.calls).toEqual([[{ params: { jobId: 5001, candidateId: 3001 } }]]),
  );
  await expect(heard).resolves.toBe(5001);
  otherTab.close();
  cleanup();
  calls.readCandidateOnJob.mockResolvedValue({ data: aRecord({ viewedAt: '2026-03-01T10:00:00.000Z' }) });
  renderSignedIn(CandidateOnJob, at);
  await screen.findByRole('heading', { name: 'Priya Iyer' });
  expect(calls.viewCandidateOnJob).toHaveBeenCalledOnce();
});

it('The candidate-on-job page shows the candidate’s status on the job and the notes on them (PIPE-02)', async () => {
  const by = { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null, role: 'recruiter' } as const;
  const note = {
    type: 'user_note' as const,
    id: 12,
    at: '2026-03-01T09:00:00.000Z',
    by,
    note: 'Strong on triage',
    editedAt: null,
  };
  calls.readCandidateOnJob.mockResolvedValue({ data: aRecord({ viewedAt: '2026-03-01T10:00:00.000Z' }, [note]) });
  renderSignedIn(CandidateOnJob, { path: '/jobs/:jobId/candidates/:candidateId', at: '/jobs/5001/candidates/3001' });
  expect(await screen.findByText('Strong on triage')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Priya Iyer');
  const current = document.querySelector('[aria-current="step"]');
  expect(current?.textContent).toContain('First Interview Scheduled');
  expect(screen.getByLabelText('Note')).toBeTruthy();
  // One call brings it all.
  expect(calls.readCandidateOnJob.mock.calls.map(([call]) => call.params)).toEqual([
    { jobId: 5001, candidateId: 3001 },
  ]);
  expect(calls.listTimeline).not.toHaveBeenCalled();
});

it('The candidate-on-job page links to the candidate’s page with contact details and to the recruiter’s', async () => {
  calls.readCandidateOnJob.mockResolvedValue({ data: aRecord({ viewedAt: '2026-03-01T10:00:00.000Z' }) });
  renderSignedIn(CandidateOnJob, { path: '/jobs/:jobId/candidates/:candidateId', at: '/jobs/5001/candidates/3001' });
  expect((await screen.findByRole('link', { name: 'Priya Iyer' })).getAttribute('href')).toBe(
    '/manager/candidates/3001',
  );
  expect(screen.getByRole('link', { name: 'Olivia Brandt' }).getAttribute('href')).toBe('/manager/recruiters/2001');
});

it('The candidate-on-job page keeps the candidate, the timeline and a draft note when a later reload fails', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00.000Z'), toFake: ['Date'] });
  const story: TimelineEntry[] = [
    {
      type: 'user_note',
      id: 12,
      at: '2026-03-01T09:00:00.000Z',
      by: { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null, role: 'manager' },
      note: 'Strong on triage',
      editedAt: null,
    },
  ];
  calls.readCandidateOnJob
    .mockResolvedValueOnce({ data: aRecord({ viewedAt: '2026-03-01T09:00:00.000Z' }, story) })
    .mockRejectedValue(new ApiError(400, 'Not now'));
  calls.listTimeline.mockRejectedValue(new ApiError(400, 'Not now'));
  renderSignedIn(CandidateOnJob, { path: '/jobs/:jobId/candidates/:candidateId', at: '/jobs/5001/candidates/3001' });
  await screen.findByText('Strong on triage');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Call on');
  vi.setSystemTime(new Date('2026-03-01T10:05:00.000Z'));
  focusManager.onFocus();
  await waitFor(() =>
    expect([calls.readCandidateOnJob, calls.listTimeline].map(({ mock }) => mock.calls.length)).toEqual([2, 1]),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), ' Monday');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Call on Monday');
  expect(screen.getByText('Strong on triage')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('The candidate-on-job page changes the date of the interview, keeping what was typed when that is refused', async () => {
  const dated = { ...onJob({ interviewAt: '2036-03-09T15:00:00.000Z', viewedAt: '2026-03-01T09:00:00.000Z' }) };
  calls.readCandidateOnJob.mockResolvedValue({ data: aRecord(dated) });
  calls.listTimeline.mockResolvedValue(aRecord().timeline);
  calls.changeInterviewDate
    .mockRejectedValueOnce(new ApiError(409, 'Someone else has just moved this candidate; reload and try again'))
    .mockResolvedValue({ data: { ...dated, jobStatus: 'signed', version: 4 } });
  renderSignedIn(CandidateOnJob, { path: '/jobs/:jobId/candidates/:candidateId', at: '/jobs/5001/candidates/3001' });
  await userEvent.click(await screen.findByRole('button', { name: 'Change date' }));
  const field = screen.getByLabelText('Interview on');
  await userEvent.clear(field);
  await userEvent.type(field, '2036-03-10T10:30');
  await userEvent.click(screen.getByRole('button', { name: 'Save date' }));
  await screen.findByText(/just moved this candidate/);
  expect((field as HTMLInputElement).value).toBe('2036-03-10T10:30');
  await userEvent.click(screen.getByRole('button', { name: 'Save date' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.changeInterviewDate).toHaveBeenLastCalledWith({
    params: { jobId: 5001, candidateId: 3001 },
    body: { interviewAt: new Date('2036-03-10T10:30').toISOString(), version: 3 },
  });
});

it('The candidate-on-job page says what usually comes next of the status that it shows, and nothing of the one before (PLUS-13)', async () => {
  const usually = { of: 4, went: 3, to: 'second_interview_scheduled', days: 5 } as const;
  const outlook = {
    status: onJob().status,
    since: onJob().statusChangedAt,
    isSilent: false,
    isManagerReminded: false,
    usually,
  };
  calls.readCandidateOnJob.mockResolvedValue({ data: aRecord({ outlook }) });
  const at = { path: '/jobs/:jobId/candidates/:candidateId', at: '/jobs/5001/candidates/3001' };
  renderSignedIn(CandidateOnJob, at);
  expect(await screen.findByText(/Of 4 others .* 5 days/)).toBeTruthy();
  cleanup();
  calls.readCandidateOnJob.mockResolvedValue({ data: aRecord({ outlook: { ...outlook, status: 'submitted' } }) });
  renderSignedIn(CandidateOnJob, at);
  await screen.findByRole('heading', { name: 'Priya Iyer' });
  expect(screen.queryByText(/5 days/)).toBeNull();
});

it.each([
  [1001, /^You have not decided for \d+ days/],
  [1002, /^The hiring manager has not decided for \d+ days/],
])(
  'The candidate-on-job page of the job of manager %i speaks to the manager who decides as such (PLUS-12)',
  async (managerId, words) => {
    const outlook = {
      status: onJob().status,
      since: onJob().statusChangedAt,
      isSilent: true,
      isManagerReminded: false,
      usually: null,
    };
    calls.readCandidateOnJob.mockResolvedValue({ data: aRecord({ managerId, outlook }) });
    renderSignedIn(CandidateOnJob, { path: '/jobs/:jobId/candidates/:candidateId', at: '/jobs/5001/candidates/3001' });
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

it('The keyboard continues at the status that is back after an undo, whose button has disappeared (PLUS-11)', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:01:00.000Z'), toFake: ['Date'] });
  const at = '2026-03-01T10:00:00.000Z';
  const lastChange = { from: 'contacted', to: 'submitted', byId: 1001, at } as const;
  calls.readCandidateOnJob.mockResolvedValue({ data: aRecord({ status: 'submitted', viewedAt: at, lastChange }) });
  const back = { ...aRecord({ status: 'contacted', viewedAt: at, version: 4 }) };
  calls.undoCandidateStatus.mockImplementation(async () => {
    calls.readCandidateOnJob.mockResolvedValue({ data: back });
    calls.listTimeline.mockResolvedValue(back.timeline);
    return { data: back };
  });
  renderSignedIn(CandidateOnJob, { path: '/jobs/:jobId/candidates/:candidateId', at: '/jobs/5001/candidates/3001' });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Contacted/ })));
});
