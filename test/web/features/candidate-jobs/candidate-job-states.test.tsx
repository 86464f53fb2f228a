// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { CandidateJobPage } from '../../../../web/features/candidate-jobs/pages/candidate-job.tsx';
import { CandidateJobsPage } from '../../../../web/features/candidate-jobs/pages/candidate-jobs.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { aGuestJob } from '../../support/guest-job.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const saveBlob = vi.hoisted(() => vi.fn());

vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));
vi.mock('../../../../web/common/jobs/outlook.tsx', () => ({ OutlookWords: () => null }));

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
const since = '2026-09-01T10:00:00.000Z';
const own = { state: 'waiting', status: null, appliedAt: since, since, recruiter: null };
const priya = { id: 8, firstName: 'Priya', lastName: 'Raman' };
const read = (application: object | null, status = 'signed') => ({
  data: { job: { ...job, status }, isFavorite: false, match: null, application },
});
const show = (id = '12') => renderSignedIn(CandidateJobPage, { path: '/jobs/view/:id', at: `/jobs/view/${id}` });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  vi.resetAllMocks();
  fakeApi.readWorkingFacts.mockReturnValue(new Promise(() => {}));
  fakeApi.readCandidateJob.mockResolvedValue(read(null));
});

describe('The candidate’s page of a job', () => {
  it.each(['0', '-7', '1.5', 'welder'])('at the address %s has no job, and asks for none', async (id) => {
    show(id);
    expect(await screen.findByRole('heading', { name: 'This job is not available' })).toBeTruthy();
    expect(fakeApi.readCandidateJob).not.toHaveBeenCalled();
  });

  it('can be loaded again after a failure', async () => {
    fakeApi.readCandidateJob.mockRejectedValueOnce(new ApiError(422, 'Not now'));
    show();
    expect(await screen.findByText('Not now')).toBeTruthy();
    await press('Try again');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welder' })).toBeTruthy();
  });

  it('says that a job on hold accepts no applications, and sends none', async () => {
    fakeApi.readCandidateJob.mockResolvedValue(read(null, 'on_hold'));
    show();
    expect(await screen.findByText('On hold')).toBeTruthy();
    const apply = screen.getByRole('button', { name: 'Apply now' });
    expect(apply.getAttribute('aria-description')).toMatch(/does not accept applications/);
    await userEvent.click(apply);
    expect(fakeApi.applyToJob).not.toHaveBeenCalled();
  });

  it('says of an application whose job is on hold that it waits with the job, and not since when', async () => {
    fakeApi.readCandidateJob.mockResolvedValue(read({ ...own, state: 'accepted', status: 'submitted' }, 'on_hold'));
    show();
    const card = within((await screen.findByRole('heading', { name: 'Your application' })).closest('section')!);
    expect(card.getByText('On hold')).toBeTruthy();
    expect(card.queryByText(/since/)).toBeNull();
  });

  it('offers to apply again to those who withdrew before anybody represented them, and shows a refusal', async () => {
    fakeApi.readCandidateJob.mockResolvedValue(read({ ...own, state: 'withdrawn' }));
    fakeApi.applyToJob.mockRejectedValue(new ApiError(409, 'The job has just been closed'));
    show();
    await press('Apply now');
    await press('Send application');
    expect((await screen.findByRole('alert')).textContent).toContain('The job has just been closed');
    cleanup();
    fakeApi.readCandidateJob.mockResolvedValue(read({ ...own, state: 'withdrawn', recruiter: priya }));
    show();
    await screen.findByRole('heading', { name: 'Your application' });
    expect(screen.queryByRole('button', { name: 'Apply now' })).toBeNull();
  });

  it('leads to the recruiter who represents the candidate, and only to one who accepted', async () => {
    fakeApi.readCandidateJob.mockResolvedValue(
      read({ ...own, state: 'accepted', status: 'submitted', recruiter: priya }),
    );
    show();
    expect((await screen.findByRole('link', { name: 'Priya Raman' })).getAttribute('href')).toBe(
      '/candidate/recruiters/8',
    );
    expect(screen.getByRole('link', { name: 'Write a message' }).getAttribute('href')).toMatch(/^\/messages\b.*8/);
    cleanup();
    fakeApi.readCandidateJob.mockResolvedValue(read({ ...own, recruiter: priya }));
    show();
    await screen.findByRole('heading', { name: 'Your application' });
    expect(screen.queryByRole('link', { name: 'Priya Raman' })).toBeNull();
  });

  it.each([
    ['was rejected', { ...own, state: 'accepted', status: 'rejected' }, 'signed'],
    ['was withdrawn long ago', { ...own, state: 'withdrawn' }, 'signed'],
    ['is for a closed job', own, 'closed'],
  ])('offers no withdrawal of an application that %s', async (_, application, status) => {
    fakeApi.readCandidateJob.mockResolvedValue(read(application, status));
    show();
    await screen.findByRole('heading', { name: 'Your application' });
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('offers to withdraw an application that was just made, and no undo of what was not withdrawn', async () => {
    fakeApi.readCandidateJob.mockResolvedValue(read({ ...own, since: new Date().toISOString() }));
    show();
    expect(await screen.findByRole('button', { name: 'Withdraw application' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('The candidate’s list of jobs', () => {
  const row = { id: 1, job: facts, jobStatus: 'signed', ...own, isFavorite: false };
  const list = (at = '/jobs') => renderSignedIn(CandidateJobsPage, { path: '/jobs', at });
  const rowsAre = (data: object[]) =>
    fakeApi.listCandidateJobs.mockResolvedValue({ data, meta: { total: data.length, page: 1, perPage: 25 } });

  it('marks a job that has closed, where the candidate has no application that would say more', async () => {
    rowsAre([
      { ...row, state: null, jobStatus: 'closed' },
      { ...row, id: 2, job: { ...facts, id: 13, title: 'Fitter' }, jobStatus: 'closed' },
      { ...row, id: 3, job: { ...facts, id: 14, title: 'Nurse' }, state: null },
    ]);
    list('/jobs?scope=favorite');
    const rows = within(await screen.findByRole('list', { name: 'Your jobs' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => [/Closed/.test(textContent), /Waiting/.test(textContent)])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });
});

describe('The application of a candidate', () => {
  const card = () => readAloud(screen.getByRole('heading', { name: 'Your application' }).closest('section')!);

  it('asks before an application is withdrawn, for which there may be a reason', async () => {
    const application = own;
    fakeApi.readCandidateJob.mockResolvedValue(read(application));
    show();
    await screen.findByText('Your application');
    expect(card()).toMatchInlineSnapshot(`
      "## Your application
      Waiting{amber}
      Your application is with the recruiters and the hiring manager of this job. You will be notified as soon as one of them accepts it.
      ‹Steps of your application›
      Applied (current)
      Accepted
      Put forward
      First interview
      Second interview
      Selected
      Hired
      Applied (2026-09-01T10:00:00.000Z)
      <Withdraw application>"
    `);
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw application' }));
    expect(readAloud(screen.getByRole('dialog'))).toMatchInlineSnapshot(`
      "## Withdraw from Welder?
      It no longer waits for an answer. You can undo this for ten minutes, and apply again later.
      <Close>
      Reason (optional)
      ""
      <Keep my application> <Withdraw>"
    `);
    fakeApi.withdrawApplication.mockRejectedValue(new ApiError(409, 'Too late'));
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: ' Found one ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Too late')).toBeTruthy();
    const sent = { params: { id: 12 }, body: { reason: 'Found one' } };
    expect(fakeApi.withdrawApplication.mock.lastCall?.[0]).toEqual(sent);
    fireEvent.click(screen.getByRole('button', { name: 'Keep my application' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes a withdrawal back for ten minutes, and says why it could not', async () => {
    vi.useFakeTimers({ now: new Date(Date.parse(since) + 60_000), toFake: ['Date'] });
    try {
      const application = { ...own, state: 'withdrawn', status: 'submitted', recruiter: priya };
      fakeApi.readCandidateJob.mockResolvedValue(read(application));
      show();
      await screen.findByText('Your application');
      expect(card()).toMatchInlineSnapshot(`
        "## Your application
        Withdrawn{neutral}
        You have withdrawn from this job. Other jobs are open to you.
        Applied (2026-09-01T10:00:00.000Z)
        You withdrew from Welder.
        <Undo>"
      `);
      expect(screen.queryByRole('button', { name: 'Apply now' }), 'was on the job already').toBeNull();
      fakeApi.undoWithdrawal.mockRejectedValue(new ApiError(409, 'Too late'));
      fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
      expect(await screen.findByText(/^The withdrawal could not be undone/)).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });
});
