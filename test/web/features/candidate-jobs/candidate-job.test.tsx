// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { oneDay } from '../../../../shared/constants/time.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { intendedJob, keepIntendedJob } from '../../../../web/common/visitor/intended-job.ts';
import { CandidateJobPage } from '../../../../web/features/candidate-jobs/pages/candidate-job.tsx';
import { CandidateJobsPage } from '../../../../web/features/candidate-jobs/pages/candidate-jobs.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { aGuestJob } from '../../support/guest-job.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { sayLive } from '../../support/live-listeners.ts';

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));

const { isFavorite: _isFavorite, distance: _distance, ...facts } = aGuestJob({ id: 12, title: 'Welder' });
const job = {
  ...facts,
  status: 'signed',
  description: 'Weld.',
  employmentTypeDesc: '',
  citizenshipDesc: '',
  travelPercent: null,
  endAt: null,
  manager: { id: 5, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
};
const row = {
  id: 1,
  job: facts,
  jobStatus: 'signed',
  state: 'waiting',
  status: null,
  isFavorite: false,
  appliedAt: '2026-09-01T10:00:00.000Z',
  since: '2026-09-01T10:00:00.000Z',
  recruiter: null,
};
const own = { state: 'waiting', status: null, appliedAt: row.appliedAt, since: row.appliedAt, recruiter: null };
const at = { path: '/jobs/view/:id', at: '/jobs/view/12' };

beforeEach(() => {
  vi.resetAllMocks();
  fakeApi.readWorkingFacts.mockReturnValue(new Promise(() => {}));
  fakeApi.readCandidateJob.mockResolvedValue({
    data: { job, isFavorite: false, match: null, resume: null, resumes: [], application: null },
  });
  fakeApi.readOutlook.mockResolvedValue({ data: {} });
  fakeApi.listCandidateJobs.mockResolvedValue({ data: [row], meta: { total: 1, page: 1, perPage: 25 } });
});

it('Applying for a job works once and then shows where the application stands, as read again (JOB-59, PERM-12)', async () => {
  fakeApi.applyToJob.mockImplementation(() => {
    fakeApi.readCandidateJob.mockResolvedValue({
      data: { job, isFavorite: false, match: null, application: own },
    });
    return Promise.resolve({ data: row });
  });
  renderSignedIn(CandidateJobPage, at);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply now' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText('Waiting')).toBeTruthy();
  const body = { note: '', withResume: false, answers: [] };
  expect(fakeApi.applyToJob).toHaveBeenCalledWith({ params: { id: 12 }, body });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Apply now' })).toBeNull();
});

it('A candidate reads when their interview is', async () => {
  const application = {
    state: 'accepted',
    status: 'first_interview_scheduled',
    interviewAt: '2026-12-03T09:00:00.000Z',
    appliedAt: row.appliedAt,
    since: row.appliedAt,
    recruiter: null,
  };
  fakeApi.readCandidateJob.mockResolvedValue({ data: { job, isFavorite: false, match: null, application } });
  renderSignedIn(CandidateJobPage, at);
  expect((await screen.findByText(/Your interview is on/)).textContent).toContain('3rd December 2026');
  // The status comes before the facts also where both are in one column.
  const status = screen.getByRole('heading', { name: 'Your application' });
  const facts = screen.getByRole('complementary', { name: 'Facts' });
  expect(status.compareDocumentPosition(facts) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(status.closest('.ui-record')).toBeNull();
});

it('An application can be withdrawn with a reason, and that be undone for ten minutes, each shown as read again (JOB-61, PERM-14, PLUS-11)', async () => {
  const readsAs = (application: object) =>
    fakeApi.readCandidateJob.mockResolvedValue({ data: { job, isFavorite: false, match: null, application } });
  readsAs(own);
  fakeApi.withdrawApplication.mockImplementation(async () => {
    readsAs({ ...own, state: 'withdrawn', since: new Date().toISOString() });
    return { data: row };
  });
  fakeApi.undoWithdrawal.mockImplementation(async () => {
    readsAs(own);
    return { data: row };
  });
  renderSignedIn(CandidateJobPage, at);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw application' }));
  await userEvent.type(screen.getByLabelText('Reason (optional)'), 'Too far away');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('You withdrew from Welder.')).toBeTruthy();
  expect(fakeApi.withdrawApplication).toHaveBeenCalledWith({
    params: { id: 12 },
    body: { reason: 'Too far away' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Waiting')).toBeTruthy();
});

it('The candidate’s job page follows a move while it is open', async () => {
  fakeApi.readCandidateJob.mockResolvedValue({ data: { job, isFavorite: false, match: null, application: own } });
  renderSignedIn(CandidateJobPage, at);
  await screen.findByText('Waiting');
  const moved = { ...own, state: 'accepted', status: 'submitted', recruiter: job.manager };
  fakeApi.readCandidateJob.mockResolvedValue({
    data: { job, isFavorite: false, match: null, application: moved },
  });
  sayLive('candidate-on-job', { jobId: 12 });
  expect(await screen.findByText('Put forward', { selector: '.ui-pill, [data-meaning]' })).toBeTruthy();
});

it('The star saves a job and shows it as read again (JOB-62, PERM-11)', async () => {
  fakeApi.favoriteJob.mockImplementation(() => {
    fakeApi.readCandidateJob.mockResolvedValue({
      data: { job: { ...job, title: 'Day welder' }, isFavorite: true, match: null, application: null },
    });
    return Promise.resolve({ data: { jobId: 12, isFavorite: true } });
  });
  renderSignedIn(CandidateJobPage, at);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Welder to favourites' }));
  expect(await screen.findByRole('button', { name: 'Remove Day welder from favourites' })).toBeTruthy();
  expect(fakeApi.favoriteJob.mock.calls).toEqual([[{ params: { id: 12 }, body: { isFavorite: true } }]]);
});

it('A candidate’s applied, assigned, favourite and recommended jobs are listed separately (PERM-08)', async () => {
  renderSignedIn(CandidateJobsPage, { path: '/jobs' });
  expect(
    within(await screen.findByRole('list', { name: 'Your jobs' }))
      .getByRole('link', { name: /Welder/ })
      .getAttribute('href'),
  ).toBe('/jobs/view/12');
  await userEvent.click(screen.getByRole('tab', { name: 'Under way' }));
  expect(fakeApi.listCandidateJobs).toHaveBeenLastCalledWith(
    expect.objectContaining({ query: { scope: 'assigned', page: 1 } }),
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Favourite' }));
  expect(fakeApi.listCandidateJobs).toHaveBeenLastCalledWith(
    expect.objectContaining({ query: { scope: 'favorite', page: 1 } }),
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Recommended' }));
  expect(fakeApi.listCandidateJobs).toHaveBeenLastCalledWith(
    expect.objectContaining({ query: expect.objectContaining({ scope: 'recommended', page: 1 }) }),
  );
});

it.each([403, 404])(
  'The candidate’s job page shows the no-access view and nothing of the job after a %i response (ERR-02)',
  async (status) => {
    fakeApi.readCandidateJob.mockRejectedValue(new ApiError(status, 'There is no such job'));
    renderSignedIn(CandidateJobPage, at);
    expect(await screen.findByRole('heading', { name: 'This job is not available' })).toBeTruthy();
    expect(screen.queryByText('About this job')).toBeNull();
  },
);

it('A candidate who logged in to apply has applied when the job’s page opens, once (GUEST-31)', async () => {
  keepIntendedJob({ jobId: 12, applies: true });
  fakeApi.applyToJob.mockResolvedValue({ data: row });
  renderSignedIn(CandidateJobPage, at);
  await vi.waitFor(() => expect(fakeApi.applyToJob).toHaveBeenCalledWith({ params: { id: 12 } }), 10_000);
  expect(intendedJob()).toBeUndefined();
  cleanup();
  renderSignedIn(CandidateJobPage, at);
  await screen.findByRole('button', { name: 'Apply now' });
  expect(fakeApi.applyToJob).toHaveBeenCalledOnce();
});

it.each([
  ['whose application the server made', { jobId: 12, applies: false }],
  ['who chose another job', { jobId: 13, applies: true }],
])('The page of a job does not apply for a candidate %s', async (_, choice) => {
  keepIntendedJob(choice);
  renderSignedIn(CandidateJobPage, at);
  await screen.findByRole('button', { name: 'Apply now' });
  expect(fakeApi.applyToJob).not.toHaveBeenCalled();
});

it.each([
  ['leads one who signed up for it to its form where something must be answered', true, 1],
  ['shows no form to one who signed up for it where nothing must be answered', false, 0],
])('The page of a job %s (PLUS-55)', async (_, isRequired, forms) => {
  keepIntendedJob({ jobId: 12, applies: false });
  const questions = [{ words: 'Which licence?', kind: 'text', choices: [], isRequired }];
  fakeApi.readCandidateJob.mockResolvedValue({
    data: { job: { ...job, questions }, application: null, isFavorite: false, match: null, resume: null, resumes: [] },
  });
  renderSignedIn(CandidateJobPage, at);
  await screen.findByRole(forms > 0 ? 'textbox' : 'button', { name: forms > 0 ? /^Which licence/ : 'Apply now' });
  expect(screen.queryAllByRole('dialog', { name: 'Apply for Welder' })).toHaveLength(forms);
  expect(fakeApi.applyToJob).not.toHaveBeenCalled();
});

it('The page of a job says that its candidate hides from the company, and nothing where they do not (PLUS-40)', async () => {
  const words = /^You hide from Acme, so its people do not see you on this job/;
  renderSignedIn(CandidateJobPage, at);
  await screen.findByRole('button', { name: 'Apply now' });
  expect(screen.queryByText(/^You hide from/)).toBeNull();
  cleanup();
  fakeApi.readCandidateJob.mockResolvedValue({
    data: { job, isFavorite: false, match: null, resume: null, resumes: [], application: null, hiddenFrom: 'Acme' },
  });
  renderSignedIn(CandidateJobPage, at);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('The page of a job from whose company an applicant hides says where the application is in one sentence (PLUS-40)', async () => {
  const application = { ...row, status: 'submitted', state: 'accepted' };
  fakeApi.readCandidateJob.mockResolvedValue({
    data: { job, isFavorite: false, match: null, resume: null, resumes: [], application, hiddenFrom: 'Acme' },
  });
  renderSignedIn(CandidateJobPage, at);
  expect(await screen.findByText(/^You hide from Acme, so its people do not see you on this job/)).toBeTruthy();
  expect(screen.getAllByText(/You hide from Acme|is reading your profile/)).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'Change whom you hide from' })).toHaveLength(1);
  expect(screen.getByText('Hidden')).toBeTruthy();
});

it('The page of a job whose people the candidate hides from by a company that it does not name says so without the name (PLUS-40)', async () => {
  const application = { ...row, status: null, state: 'waiting' };
  const words = /^You hide from people who hire for this job, so they do not see you on it\./;
  for (const one of [null, application]) {
    fakeApi.readCandidateJob.mockResolvedValue({
      data: { job, isFavorite: false, match: null, resume: null, resumes: [], application: one, hiddenFrom: null },
    });
    renderSignedIn(CandidateJobPage, at);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/You will be notified/)).toBeNull();
    cleanup();
  }
});

it('The list of a candidate’s jobs says Hidden where the page of the job does (PLUS-40)', async () => {
  fakeApi.listCandidateJobs.mockResolvedValue({
    data: [{ ...row, status: 'submitted', state: 'accepted', hiddenFrom: 'Acme' }],
    meta: { total: 1, page: 1, perPage: 25 },
  });
  renderSignedIn(CandidateJobsPage, { path: '/jobs', at: '/jobs' });
  expect(await screen.findByText('Hidden')).toBeTruthy();
});

const match = {
  percent: 87,
  reasons: [
    { about: 'skills', fit: 'part', words: '1 of 2 skills: Welding' },
    { about: 'salary', fit: 'unknown', words: 'The job names no salary' },
  ],
};

it('The list of recommended jobs says in words how well each fits (PERM-08, PLUS-17)', async () => {
  fakeApi.listCandidateJobs.mockResolvedValue({
    data: [{ ...row, state: null, match }],
    meta: { total: 1, page: 1, perPage: 25 },
  });
  renderSignedIn(CandidateJobsPage, { path: '/jobs', at: '/jobs?scope=recommended' });
  expect(await screen.findByText('87 % match')).toBeTruthy();
  const why = within(screen.getByRole('list', { name: 'Why' }));
  expect(why.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1 of 2 skills: Welding']);
  expect(fakeApi.listCandidateJobs.mock.calls[0]?.[0]).toMatchObject({ query: { scope: 'recommended' } });
});

it('The list of recommended jobs says where the work is done, and when a job closes to whoever has not applied', async () => {
  const closing = new Date(Date.now() + 2.5 * oneDay).toISOString();
  const job = { ...row.job, positionType: 'remote', endAt: closing };
  fakeApi.listCandidateJobs.mockResolvedValue({
    data: [
      { ...row, job, state: null, status: null },
      { ...row, id: 2, job: { ...job, id: 2 } },
      { ...row, id: 3, job: { ...job, id: 3 }, state: null, status: null, jobStatus: 'closed' },
    ],
    meta: { total: 3, page: 1, perPage: 25 },
  });
  renderSignedIn(CandidateJobsPage, { path: '/jobs', at: '/jobs?scope=recommended' });
  await screen.findAllByRole('listitem');
  const links = screen.getAllByRole('link').filter((one) => one.classList.contains('own-job-link'));
  expect(links.map(({ textContent }) => textContent?.includes('Closes in 2 days'))).toEqual([true, false, false]);
  for (const link of links) expect(link.textContent).toContain('Remote');
});

it('The candidate’s job page is read again after a notification about a job, and not after another', async () => {
  renderSignedIn(CandidateJobPage, at);
  await screen.findByRole('button', { name: 'Apply now' });
  const notify = (payload: object) => {
    sayLive('notification', { notification: { payload } });
  };
  notify({ sender: { fullName: 'Rosa' } });
  expect(fakeApi.readCandidateJob).toHaveBeenCalledTimes(1);
  notify({ job: { id: 12, title: 'Welder' } });
  await vi.waitFor(() => expect(fakeApi.readCandidateJob).toHaveBeenCalledTimes(2));
});
