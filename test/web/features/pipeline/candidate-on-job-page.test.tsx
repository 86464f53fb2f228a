// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { seenChannelName } from '../../../../web/features/pipeline/queries/seen-in-tabs.ts';
import { CandidateOnJobPage } from '../../../../web/features/pipeline/pages/candidate-on-job.tsx';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import type { TimelineEntry } from '../../../../shared/model/pipeline.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { aRecord, onJob } from './on-job.ts';

beforeEach(() => {
  fakeApi.viewCandidateOnJob.mockResolvedValue({ data: {} });
});

const page = { path: '/jobs/:jobId/candidates/:candidateId', at: '/jobs/5001/candidates/3001' };

it.each([403, 404])(
  'The candidate-on-job page shows the no-access view and nothing of the candidate after a %i response (ERR-02)',
  async (status) => {
    fakeApi.readCandidateOnJob.mockRejectedValue(new ApiError(status, 'There is no such candidate'));
    renderSignedIn(CandidateOnJobPage, page);
    expect(await screen.findByRole('heading', { name: 'This candidate is not available' })).toBeTruthy();
    expect(screen.queryAllByRole('heading')).toHaveLength(1);
  },
);

it('The candidate-on-job page reports once that the manager has viewed the candidate, who is then no longer new (CAND-35, PERM-37)', async () => {
  fakeApi.readCandidateOnJob.mockResolvedValue({ data: aRecord() });
  fakeApi.viewCandidateOnJob.mockResolvedValue({ data: { viewedAt: '2026-03-01T10:00:00.000Z' } });
  const otherTab = new BroadcastChannel(seenChannelName);
  const heard = new Promise((resolve) => {
    otherTab.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data), { once: true });
  });
  renderSignedIn(CandidateOnJobPage, page);
  await screen.findByRole('heading', { name: 'Priya Iyer' });
  await waitFor(() =>
    expect(fakeApi.viewCandidateOnJob.mock.calls).toEqual([[{ params: { jobId: 5001, candidateId: 3001 } }]]),
  );
  await expect(heard).resolves.toBe(5001);
  otherTab.close();
  cleanup();
  fakeApi.readCandidateOnJob.mockResolvedValue({ data: aRecord({ viewedAt: '2026-03-01T10:00:00.000Z' }) });
  renderSignedIn(CandidateOnJobPage, page);
  await screen.findByRole('heading', { name: 'Priya Iyer' });
  expect(fakeApi.viewCandidateOnJob).toHaveBeenCalledOnce();
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
  fakeApi.readCandidateOnJob
    .mockResolvedValueOnce({ data: aRecord({ viewedAt: '2026-03-01T09:00:00.000Z' }, story) })
    .mockRejectedValue(new ApiError(400, 'Not now'));
  fakeApi.listTimeline.mockRejectedValue(new ApiError(400, 'Not now'));
  renderSignedIn(CandidateOnJobPage, page);
  await screen.findByText('Strong on triage');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Call on');
  vi.setSystemTime(new Date('2026-03-01T10:05:00.000Z'));
  focusManager.onFocus();
  await waitFor(() =>
    expect([fakeApi.readCandidateOnJob, fakeApi.listTimeline].map(({ mock }) => mock.calls.length)).toEqual([2, 1]),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), ' Monday');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Call on Monday');
  expect(screen.getByText('Strong on triage')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('The candidate-on-job page changes the date of the interview, keeping what was typed when that is refused', async () => {
  const dated = { ...onJob({ interviewAt: '2036-03-09T15:00:00.000Z', viewedAt: '2026-03-01T09:00:00.000Z' }) };
  fakeApi.readCandidateOnJob.mockResolvedValue({ data: aRecord(dated) });
  fakeApi.listTimeline.mockResolvedValue(aRecord().timeline);
  fakeApi.changeInterviewDate
    .mockRejectedValueOnce(new ApiError(409, 'Someone else has just moved this candidate; reload and try again'))
    .mockResolvedValue({ data: { ...dated, jobStatus: 'signed', version: 4 } });
  renderSignedIn(CandidateOnJobPage, page);
  await userEvent.click(await screen.findByRole('button', { name: 'Change date' }));
  const field = screen.getByLabelText('Interview on');
  await userEvent.clear(field);
  await userEvent.type(field, '2036-03-10T10:30');
  await userEvent.click(screen.getByRole('button', { name: 'Save date' }));
  await screen.findByText(/just moved this candidate/);
  expect((field as HTMLInputElement).value).toBe('2036-03-10T10:30');
  await userEvent.click(screen.getByRole('button', { name: 'Save date' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fakeApi.changeInterviewDate).toHaveBeenLastCalledWith({
    params: { jobId: 5001, candidateId: 3001 },
    body: {
      interviewAt: new Date('2036-03-10T10:30').toISOString(),
      meeting: { minutes: 60, zone: 'UTC' },
      version: 3,
    },
  });
});

it('The date of an interview that is in the calendar is changed without booking it a second time', async () => {
  const booked = onJob({ interviewAt: '2036-03-09T15:00:00.000Z', meetingId: 77 });
  fakeApi.readCandidateOnJob.mockResolvedValue({ data: aRecord(booked) });
  fakeApi.listTimeline.mockResolvedValue(aRecord().timeline);
  fakeApi.changeInterviewDate.mockResolvedValue({ data: { ...booked, jobStatus: 'signed', version: 4 } });
  renderSignedIn(CandidateOnJobPage, page);
  await userEvent.click(await screen.findByRole('button', { name: 'Change date' }));
  const field = screen.getByLabelText('Interview on');
  await userEvent.clear(field);
  await userEvent.type(field, '2036-03-10T10:30');
  expect(screen.queryByLabelText(/^Book it in both calendars/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save date' }));
  await waitFor(() => expect(fakeApi.changeInterviewDate).toHaveBeenCalledOnce());
  expect(fakeApi.changeInterviewDate.mock.lastCall?.[0].body).toEqual({
    interviewAt: new Date('2036-03-10T10:30').toISOString(),
    version: 3,
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
  fakeApi.readCandidateOnJob.mockResolvedValue({ data: aRecord({ outlook }) });
  renderSignedIn(CandidateOnJobPage, page);
  expect(await screen.findByText(/Of 4 others .* 5 days/)).toBeTruthy();
  cleanup();
  fakeApi.readCandidateOnJob.mockResolvedValue({ data: aRecord({ outlook: { ...outlook, status: 'submitted' } }) });
  renderSignedIn(CandidateOnJobPage, page);
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
    fakeApi.readCandidateOnJob.mockResolvedValue({ data: aRecord({ managerId, outlook }) });
    renderSignedIn(CandidateOnJobPage, page);
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

describe('The page of a candidate on a job', () => {
  const path = '/jobs/:jobId/candidates/:candidateId';
  const at = '/jobs/5001/candidates/3001';
  const seen = { viewedAt: '2026-03-01T12:00:00.000Z' };
  const daniel = { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null };
  const show = async (words: string, account = {}) => {
    localStorage.clear();
    renderSignedIn(CandidateOnJobPage, { path, at, account });
    await screen.findAllByText(words);
  };
  const by = (role: string, firstName = 'Olivia') => ({ id: 2001, firstName, lastName: 'Brandt', avatar: null, role });
  const entry = (id: number, over: object) => ({
    id,
    at: `2026-03-0${id}T12:00:00.000Z`,
    by: by('recruiter'),
    ...over,
  });
  const entries = [
    entry(6, { type: 'interview_date', interviewAt: null }),
    entry(5, { type: 'user_note', note: 'Asks for nights', editedAt: null, by: { ...daniel, role: 'manager' } }),
    entry(4, { type: 'user_note', note: 'Strong', editedAt: '2026-03-04T13:00:00.000Z' }),
    entry(3, { type: 'status_change', from: 'submitted', to: 'first_interview_scheduled', reason: null, undo: false }),
    entry(2, { type: 'status_change', from: 'contacted', to: 'submitted', reason: 'Fits', undo: false }),
    entry(1, { type: 'status_change', from: null, to: 'contacted', reason: null, undo: false }),
  ];

  it('says all about them to the manager of the job: status, notes, and moves with their reasons (PIPE-02, PIPE-15, DEC-50)', async () => {
    fakeApi.readCandidateOnJob.mockResolvedValue({ data: aRecord(seen, entries as never) });
    await show('Asks for nights');
    const params = { jobId: 5001, candidateId: 3001 };
    expect(fakeApi.readCandidateOnJob.mock.calls.map(([asked]) => asked.params)).toEqual([params]);
    expect(fakeApi.listTimeline, 'one call brings it all').not.toHaveBeenCalled();
    expect(readAloud()).toMatchInlineSnapshot(`
      "Priya Iyer, ICU nurse · HireHub
      [ICU nurse](/jobs/5001/candidates)
      # Priya Iyer
      First Interview Scheduled{amber}
      [Scorecards](/jobs/5001/candidates/3001/scorecards)[Message](/messages?with=3001&job=5001)
      ## Timeline
      ‹Add a note›
      Note
      (such as What should the team know?) ""
      <Add note | off | Write a note first>
      ‹Timeline›
      Olivia Brandt removed the date of the interview (2026-03-06T12:00:00.000Z)
      Daniel Reyes wrote a note (2026-03-05T12:00:00.000Z)
      Asks for nights
      <Edit note> <Delete note>
      Olivia Brandt wrote a note, edited since (2026-03-04T12:00:00.000Z)
      Strong
      Olivia Brandt moved Priya from Submitted to First Interview Scheduled (2026-03-03T12:00:00.000Z)
      Olivia Brandt moved Priya from Contacted to Submitted (2026-03-02T12:00:00.000Z)
      Fits
      Olivia Brandt put Priya forward as Contacted (2026-03-01T12:00:00.000Z)
      All 6 entries
      ‹Facts›
      ## Pipeline
      ‹Move to›
      <Contacted (done)>
      <Submitted (done) | to the client for the job>
      <First Interview Scheduled | current> (current)
      <First Interview Complete>
      <Rejected>
      <Second Interview Scheduled>
      <Second Interview Complete>
      <Candidate Selected>
      <Hiring/OnBoarding>
      ## Facts
      Candidate: [Priya Iyer](/manager/candidates/3001)
      Job: [ICU nurse](/jobs/view/5001)
      Points for a hire: 500
      Recruiter: [Olivia Brandt](/manager/recruiters/2001)
      Interview: No date yet
      <Set date> [Schedule it in the calendar](/calendar?with=3001&job=5001)
      In this status: (2026-03-01T10:00:00.000Z)
      On the job: (2026-02-20T10:00:00.000Z)"
    `);
  });

  it('offers their recruiter to write to them, and says that they have withdrawn', async () => {
    const lastChange = { from: 'submitted', to: 'rejected', byId: 3001, at: '2026-03-01T12:00:00.000Z' } as const;
    fakeApi.readCandidateOnJob.mockResolvedValue({ data: aRecord({ ...seen, status: 'rejected', lastChange }) });
    await show('Withdrawn', { id: 2001, role: 'recruiter' });
    expect(readAloud()).toMatchInlineSnapshot(`
      "Priya Iyer, ICU nurse · HireHub
      [ICU nurse](/jobs/view/5001)
      # Priya Iyer
      Withdrawn{neutral}
      [Message](/messages?with=3001&job=5001)
      ## Timeline
      ‹Add a note›
      Note
      (such as What should the team know?) ""
      <Add note | off | Write a note first>
      ‹Timeline›
      ‹Facts›
      ## Pipeline
      The candidate has withdrawn from this job
      ‹Move to›
      <Contacted | off | The candidate has withdrawn from this job>
      <Submitted | off | The candidate has withdrawn from this job>
      <First Interview Scheduled | off | The candidate has withdrawn from this job>
      <First Interview Complete | off | The candidate has withdrawn from this job>
      <Rejected | current> (current)
      <Second Interview Scheduled | off | The candidate has withdrawn from this job>
      <Second Interview Complete | off | The candidate has withdrawn from this job>
      <Candidate Selected | off | The candidate has withdrawn from this job>
      <Hiring/OnBoarding | off | The candidate has withdrawn from this job>
      ## Facts
      Candidate: [Priya Iyer](/recruiter/candidates/3001)
      Job: [ICU nurse](/jobs/view/5001)
      Points for a hire: 500
      Recruiter: [Olivia Brandt](/recruiter/recruiters/2001)
      In this status: (2026-03-01T10:00:00.000Z)
      On the job: (2026-02-20T10:00:00.000Z)"
    `);
  });

  it('says to a super manager that they only look, and that nobody put the candidate forward', async () => {
    const over = { ...seen, recruiter: null, recruiterId: null, status: 'hiring_onboarding' as const };
    fakeApi.readCandidateOnJob.mockResolvedValue({ data: aRecord(over) });
    await show('Facts', { id: 4001, role: 'super_manager' });
    const lines = readAloud(screen.getByRole('complementary', { name: 'Facts' })).split('\n');
    expect([...lines.slice(1, 5), ...lines.slice(-7)]).toMatchInlineSnapshot(`
      [
        "## Pipeline",
        "Only the job’s manager or the recruiter who put the candidate forward may move them",
        "‹Move to›",
        "<Contacted (skipped) | off | Only the job’s manager or the recruiter who put the candidate forward may move them>",
        "## Facts",
        "Candidate: [Priya Iyer](/super_manager/candidates/3001)",
        "Job: [ICU nurse](/jobs/view/5001)",
        "Points for a hire: 500",
        "Recruiter: None",
        "In this status: (2026-03-01T10:00:00.000Z)",
        "On the job: (2026-02-20T10:00:00.000Z)",
      ]
    `);
  });

  it('says that it could not be loaded, tries again, and keeps its shape meanwhile', async () => {
    fakeApi.readCandidateOnJob.mockRejectedValue(new ApiError(422, 'The table rests'));
    await show('The candidate could not be loaded');
    expect(readAloud()).toMatchInlineSnapshot(`
      "{red}
      ## The candidate could not be loaded
      The table rests
      <Try again>"
    `);
    fakeApi.readCandidateOnJob.mockReturnValue(new Promise(() => {}));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(fakeApi.readCandidateOnJob).toHaveBeenCalledTimes(2));
    cleanup();
    renderSignedIn(CandidateOnJobPage, { path, at });
    expect(readAloud()).toMatchInlineSnapshot(`
      "Candidate · HireHub
      [Jobs](/jobs)
      #
      ## Timeline
      ‹Loading›
      ‹Facts›"
    `);
  });
});

it('The candidate-on-job page reads the profile once it is asked for, and keeps a note in progress meanwhile', async () => {
  fakeApi.readCandidateOnJob.mockResolvedValue({ data: aRecord() });
  const profileOf = vi.fn((id: number) => <p>Profile of {id}</p>);
  renderSignedIn(() => <CandidateOnJobPage profileOf={profileOf} />, page);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'Call on Monday');
  expect(profileOf).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Profile' }));
  expect(screen.getByText('Profile of 3001')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Story' }));
  expect(screen.queryByText('Profile of 3001')).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Call on Monday');
});

it.each<[PipelineStatus, object, boolean]>([
  ['hiring_onboarding', {}, true],
  ['candidate_selected', {}, true],
  ['submitted', {}, false],
  ['hiring_onboarding', { managerId: 1002, team: [1001] }, false],
  ['hiring_onboarding', { jobStatus: 'closed' }, false],
  ['hiring_onboarding', { hired: { at: '2026-03-01T10:00:00.000Z', startOn: null } }, false],
])('The candidate-on-job page of %s %o offers the job’s manager to record the hire: %s', async (status, over, is) => {
  fakeApi.readCandidateOnJob.mockResolvedValue({ data: aRecord({ status, ...over }) });
  renderSignedIn(CandidateOnJobPage, page);
  await screen.findByRole('heading', { name: 'Priya Iyer' });
  const link = screen.queryByRole('link', { name: 'Record the hire' });
  expect(link?.getAttribute('href')).toBe(is ? '/jobs/view/5001/close?candidateId=3001' : undefined);
});
