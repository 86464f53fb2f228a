// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { JobsOfCandidate } from '../../../../web/features/candidate-profile/components/jobs-of-candidate.tsx';
import { SummaryCard } from '../../../../web/features/candidate-profile/components/summary-card.tsx';
import { ProposeCandidate } from '../../../../web/features/claims/components/propose-candidate.tsx';
import { ApiError } from '../../../../web/api/api-error.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const priya = { id: 3001, firstName: 'Priya' };
const row = (over: object = {}) => ({
  id: 7,
  job: { id: 7, title: 'ICU nurse' },
  jobStatus: 'signed',
  state: 'onJob',
  status: 'submitted',
  since: '2026-01-01T00:00:00.000Z',
  applicationId: null,
  actions: [],
  ...over,
});
const listed = (...rows: object[]) => ({ data: rows, meta: { total: rows.length, page: 1, perPage: 25 } });

beforeEach(() => {
  fakeApi.readCandidateProfile.mockResolvedValue({ data: { summary: 'Priya is a candidate.' } });
  fakeApi.readCandidateSummary.mockResolvedValue({ data: { text: 'Priya is a candidate.', engine: 'extractive' } });
});

// The summary reads the profile, so a page with both shows whether it was loaded again.
const open = async (...rows: object[]) => {
  fakeApi.listJobsOfCandidate.mockResolvedValue(listed(...rows));
  renderSignedIn(
    () => (
      <>
        <SummaryCard candidateId={3001} />
        <JobsOfCandidate candidate={priya} />
      </>
    ),
    { path: '/' },
  );
  return screen.findByRole('listitem', { name: 'ICU nurse' });
};
const reloads = async () => {
  await waitFor(() => expect(fakeApi.readCandidateProfile).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(fakeApi.listJobsOfCandidate).toHaveBeenCalledTimes(2));
};

describe('The jobs on a candidate’s page', () => {
  it('offer nothing that the server does not name', async () => {
    const item = await open(row());
    expect(within(item).queryByRole('button')).toBeNull();
    expect(
      within(item)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/jobs/7/candidates/3001']);
  });

  it('say how many of all are shown while there are more, which are loaded on request (LIST-03)', async () => {
    const page = (number: number) => ({
      data: [row({ id: number, job: { id: number, title: number === 1 ? 'ICU nurse' : 'Ward nurse' } })],
      meta: { total: 2, page: number, perPage: 1 },
    });
    fakeApi.listJobsOfCandidate.mockImplementation(({ query }) => Promise.resolve(page(query.page)));
    renderSignedIn(() => <JobsOfCandidate candidate={priya} />, { path: '/' });
    expect(await screen.findByText('Showing 1 of 2 jobs')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('listitem', { name: 'Ward nurse' })).toBeTruthy();
    expect(screen.queryByText(/Showing 1 of/)).toBeNull();
  });

  it('take an applicant forward, and load the profile again (CAND-37, PERM-34)', async () => {
    fakeApi.takeApplicantForward.mockResolvedValue({ data: {} });
    const item = await open(row({ state: 'waiting', status: null, applicationId: 41, actions: ['apply'] }));
    fireEvent.click(within(item).getByRole('button', { name: 'Take forward' }));
    await reloads();
    expect(fakeApi.takeApplicantForward).toHaveBeenCalledWith({ params: { id: 41 } });
  });

  it('decline the candidate with a reason, and load the profile again (CAND-38, PERM-35)', async () => {
    fakeApi.changeCandidateStatus.mockResolvedValue({ data: {} });
    const item = await open(row({ actions: ['decline', 'closeJob'] }));
    fireEvent.click(within(item).getByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline Priya for ICU nurse?' });
    fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'skills' } });
    fireEvent.change(within(dialog).getByLabelText(/^In your words/), { target: { value: 'Other skills' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await reloads();
    expect(fakeApi.changeCandidateStatus).toHaveBeenCalledWith({
      params: { jobId: 7, candidateId: 3001 },
      body: { status: 'rejected', reason: 'Other skills', rejectedFor: 'skills' },
    });
  });

  it('decline an application that waits, and load the profile again', async () => {
    fakeApi.declineApplicant.mockResolvedValue({ data: {} });
    const item = await open(row({ state: 'waiting', status: null, applicationId: 41, actions: ['apply', 'decline'] }));
    fireEvent.click(within(item).getByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline Priya for ICU nurse?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await reloads();
    expect(fakeApi.declineApplicant).toHaveBeenCalledWith({ params: { id: 41 }, body: {} });
    expect(fakeApi.changeCandidateStatus).not.toHaveBeenCalled();
  });

  it('keep the focus on what was declined, and undo it', async () => {
    const waiting = row({ state: 'waiting', status: null, applicationId: 41, actions: ['decline'] });
    const statusChangedAt = new Date().toISOString();
    const item = await open(waiting);
    fakeApi.declineApplicant.mockResolvedValue({ data: { statusChangedAt } });
    fakeApi.listJobsOfCandidate.mockResolvedValue(listed(row({ status: 'rejected' })));
    const decline = within(item).getByRole('button', { name: 'Decline' });
    decline.focus();
    fireEvent.click(decline);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('You can undo this for ten minutes.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    const undo = await within(item).findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(document.activeElement).toBe(item));
    fakeApi.undoCandidateStatus.mockResolvedValue({ data: {} });
    fakeApi.listJobsOfCandidate.mockResolvedValue(listed(waiting));
    fireEvent.click(undo);
    expect(await within(item).findByText('Applied')).toBeTruthy();
    expect(fakeApi.undoCandidateStatus).toHaveBeenCalledWith({ params: { jobId: 7, candidateId: 3001 }, body: {} });
    expect(within(item).queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('stay as they are when the question is closed without an answer', async () => {
    const item = await open(row({ actions: ['decline'] }));
    fireEvent.click(within(item).getByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline Priya for ICU nurse?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fakeApi.changeCandidateStatus).not.toHaveBeenCalled();
  });

  it('lead to closing the job with this candidate (PERM-36)', async () => {
    const item = await open(row({ actions: ['closeJob'] }));
    const link = within(item).getByRole('link', { name: 'Close job' });
    expect(link.getAttribute('href')).toBe('/jobs/view/7/close?candidateId=3001');
  });

  it('unassign the candidate, and load the profile again, also after a refusal (CAND-34)', async () => {
    fakeApi.unassignCandidate.mockRejectedValue(new Error('gone'));
    const item = await open(row({ state: 'proposed', status: null, actions: ['unassign'] }));
    fireEvent.click(within(item).getByRole('button', { name: 'Unassign' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unassign Priya from ICU nurse?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Unassign' }));
    await reloads();
    expect(fakeApi.unassignCandidate).toHaveBeenCalledWith({ params: { id: 3001 }, body: { jobIds: [7] } });
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

it('The summary on a candidate’s page is in the profile, and is written again when somebody asks (CAND-10, CAND-54)', async () => {
  renderSignedIn(() => <SummaryCard candidateId={3001} />, { path: '/' });
  expect(await screen.findByText('Priya is a candidate.')).toBeTruthy();
  expect(fakeApi.readCandidateSummary).not.toHaveBeenCalled();
  fakeApi.readCandidateSummary.mockResolvedValue({ data: { text: 'Priya nurses well.', engine: 'bedrock' } });
  fireEvent.click(screen.getByRole('button', { name: 'Write it again' }));
  expect(await screen.findByText('Priya nurses well.')).toBeTruthy();
  expect(screen.getByText(/^Written by a language model/)).toBeTruthy();
});

it('A summary that could not be written says why, and one that was put together names that', async () => {
  fakeApi.readCandidateSummary.mockRejectedValueOnce(new ApiError(403, 'Not now'));
  renderSignedIn(() => <SummaryCard candidateId={3001} />, { path: '/' });
  const again = await screen.findByRole('button', { name: 'Write it again' });
  expect(screen.getByText('Put together from this profile.')).toBeTruthy();
  fireEvent.click(again);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The summary could not be written. Not now/);
  cleanup();
  renderSignedIn(() => <SummaryCard candidateId={3001} />, { path: '/' });
  fireEvent.click(await screen.findByRole('button', { name: 'Write it again' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(screen.getByText('Put together from this profile.')).toBeTruthy();
  expect(fakeApi.readCandidateSummary.mock.lastCall?.[0].params).toEqual({ candidateId: 3001 });
  cleanup();
  fakeApi.readCandidateProfile.mockResolvedValue({ data: { summary: '' } });
  const { container } = renderSignedIn(() => <SummaryCard candidateId={3001} />, { path: '/' });
  await waitFor(() => expect(fakeApi.readCandidateProfile).toHaveBeenCalledTimes(3));
  expect(container.textContent).toBe('');
});

describe('A row of the jobs of a candidate', () => {
  it.each([
    [{ status: 'hiring_onboarding' }, 'Hiring/OnBoarding', '/jobs/7/candidates/3001'],
    [{ status: 'rejected' }, 'Rejected', '/jobs/7/candidates/3001'],
    [{ state: 'proposed', status: null }, 'Proposed', '/jobs/view/7'],
    [{ state: 'waiting', status: null }, 'Applied', '/jobs/view/7'],
    [{ state: 'withdrawn', status: null }, 'Withdrawn', '/jobs/view/7'],
  ])('of which %o is known says "%s" and leads to its page (CAND-52)', async (over, word, to) => {
    const item = await open(row(over));
    expect(within(item).getByText(word)).toBeTruthy();
    expect(within(item).getByRole('link').getAttribute('href')).toBe(to);
    expect(item.textContent).not.toContain('job closed');
    const meaning = item.querySelector('[data-meaning]')?.getAttribute('data-meaning');
    const meanings = { 'Hiring/OnBoarding': 'green', Rejected: 'red', Withdrawn: 'neutral' } as Record<string, string>;
    expect(meaning).toBe(meanings[word] ?? 'amber');
  });

  it('on a closed job says so', async () => {
    const item = await open(row({ jobStatus: 'closed' }));
    expect(item.textContent).toMatch(/ · job closed$/);
  });

  it.each([
    [
      'Decline',
      {},
      'Priya moves to Rejected and is notified. Only those who work on the job see your reason. You can undo this for ten minutes.',
    ],
    ['Unassign', { state: 'proposed' }, 'The proposal is taken back, and Priya can no longer answer it.'],
    [
      'Unassign',
      {},
      'You no longer represent Priya with this client: every claim of yours there ends, and the points of a hire are no longer yours.',
    ],
  ])('says what %s does before it is done, why it was not, and closes when it is: %o', async (name, over, lead) => {
    const call = name === 'Decline' ? fakeApi.changeCandidateStatus : fakeApi.unassignCandidate;
    call.mockRejectedValueOnce(new ApiError(409, 'Too late'));
    const item = await open(row({ actions: ['decline', 'unassign'], ...over }));
    fireEvent.click(within(item).getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(lead)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Keep' })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name }));
    expect(await dialog.findByText(/Too late/)).toBeTruthy();
    call.mockResolvedValue({ data: {} });
    const words = dialog.getByLabelText(name === 'Decline' ? /^In your words/ : 'Reason (optional)');
    fireEvent.change(words, { target: { value: 'Other plans' } });
    fireEvent.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(call.mock.lastCall?.[0].body).toMatchObject({ reason: 'Other plans' });
  });

  it('whose applicant could not be taken forward says why, and is offered again', async () => {
    fakeApi.takeApplicantForward.mockRejectedValue(new ApiError(409, 'They withdrew'));
    const item = await open(row({ state: 'waiting', applicationId: 41, actions: ['apply'] }));
    fireEvent.click(within(item).getByRole('button', { name: 'Take forward' }));
    const refusal = await within(item).findByRole('alert');
    expect(refusal.textContent).toBe('Priya could not be taken forward. They withdrew. Nothing was changed.');
    expect(within(item).getByRole('button', { name: 'Take forward' })).toBeTruthy();
    cleanup();
    const unknown = await open(row({ state: 'waiting', applicationId: null, actions: ['apply'] }));
    expect(within(unknown).queryByRole('button')).toBeNull();
  });
});

it('Jobs that are read, missing or refused are told apart on a candidate’s page', async () => {
  const jobs = () => renderSignedIn(() => <JobsOfCandidate candidate={priya} />, { path: '/' });
  fakeApi.listJobsOfCandidate.mockRejectedValueOnce(new ApiError(403, 'Not now'));
  jobs();
  expect(document.querySelector('.ui-skeleton')).not.toBeNull();
  expect(await screen.findByText('The jobs could not be loaded')).toBeTruthy();
  expect([screen.queryByText('Not now') !== null, document.querySelector('.ui-skeleton')]).toEqual([true, null]);
  fakeApi.listJobsOfCandidate.mockResolvedValue(listed());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No shared jobs yet')).toBeTruthy();
  const words = 'Jobs on which you have to do with Priya are listed here, with a timeline for each.';
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
  cleanup();
  await open(row());
  expect(screen.getByRole('list', { name: 'Jobs of Priya' })).toBeTruthy();
  expect(screen.queryByText('No shared jobs yet')).toBeNull();
  expect(fakeApi.listJobsOfCandidate.mock.lastCall?.[0]).toMatchObject({
    params: { candidateId: 3001 },
    query: { page: 1 },
  });
});

describe('Putting a candidate forward', () => {
  const assignable = (id: number, title: string, refusal: string | null = null) => ({
    job: { id, title },
    client: { id: 1, companyName: 'Lakeside' },
    terms: { points: 500, guaranteeDays: 0, share: 100 },
    refusal,
  });
  const some = [assignable(7, 'ICU nurse'), assignable(8, 'Ward nurse'), assignable(9, 'Night nurse', 'Already on it')];
  const choose = async (data = some) => {
    fakeApi.listJobsOfCandidate.mockResolvedValue(listed(row()));
    fakeApi.listAssignableJobs.mockResolvedValue({ data });
    fakeApi.previewClaim.mockResolvedValue({ data: { silentSince: '2026-01-02T00:00:00.000Z' } });
    renderSignedIn(
      () => (
        <>
          <SummaryCard candidateId={3001} />
          <ProposeCandidate candidate={priya} />
        </>
      ),
      { path: '/' },
    );
    await screen.findByText('Priya is a candidate.');
    fireEvent.click(await screen.findByRole('button', { name: 'Put forward' }));
    return screen.findByRole('dialog');
  };

  it('asks about several jobs at once, and loads the profile again (CAND-33)', async () => {
    fakeApi.assignCandidate.mockResolvedValue({ data: { claims: [{}], refused: [{ jobId: 8, message: 'Too late' }] } });
    const dialog = await choose();
    fireEvent.click(await within(dialog).findByLabelText('ICU nurse · Lakeside'));
    fireEvent.click(within(dialog).getByLabelText('Ward nurse · Lakeside'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ask Priya' }));
    expect(await screen.findByText(/was asked about 1 job by mail/)).toBeTruthy();
    expect(screen.getByText('Ward nurse: Too late')).toBeTruthy();
    expect(fakeApi.assignCandidate).toHaveBeenCalledWith({
      params: { id: 3001 },
      body: { jobIds: [7, 8], message: undefined },
    });
    await waitFor(() => expect(fakeApi.readCandidateProfile).toHaveBeenCalledTimes(2));
  });

  it('says that there is no open job only where there is none', async () => {
    const dialog = await choose();
    await within(dialog).findByLabelText('ICU nurse · Lakeside');
    expect(within(dialog).queryByText('You have no open jobs.')).toBeNull();
    cleanup();
    const empty = await choose([]);
    expect(await within(empty).findByText('You have no open jobs.')).toBeTruthy();
    expect(within(empty).queryByRole('checkbox')).toBeNull();
  });

  it('shows the terms of each job, why one cannot be, and whose manager answers nobody', async () => {
    const dialog = await choose();
    const refused = await within(dialog).findByLabelText('Night nurse · Lakeside');
    expect((refused as HTMLInputElement).disabled).toBe(true);
    expect(within(dialog).getByText('Already on it')).toBeTruthy();
    expect(within(dialog).getAllByText(/500 points for a hire/)).toHaveLength(2);
    expect(fakeApi.previewClaim).not.toHaveBeenCalled();
    fireEvent.click(within(dialog).getByLabelText('ICU nurse · Lakeside'));
    expect(await within(dialog).findByText(/has answered nobody since/)).toBeTruthy();
  });
});
