// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { jobKeys } from '../../../../../web/common/query-keys/jobs.ts';
import { CloseJobPage } from '../../../../../web/features/jobs/pages/close-job.tsx';
import { aJob } from '../../../../support/builders.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { readAloud } from '../../../support/read-aloud.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const job = aJob({ managerId: 1001, points: 500 });
const priya = { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null };
const olivia = { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
const candidates = [
  { candidateId: 3001, recruiterId: 2001, candidate: priya, recruiter: olivia, status: 'candidate_selected' },
];
const page = { path: '/jobs/view/:id/close', at: `/jobs/view/${job.id}/close` };
const among = (group: string, name: RegExp) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

beforeEach(() => {
  fakeApi.listClosingCandidates.mockResolvedValue({ data: { job, candidates } });
});

async function choose(): Promise<void> {
  await screen.findByRole('radiogroup', { name: 'Who was hired' });
  await userEvent.click(among('Who was hired', /Priya Iyer/));
  await userEvent.click(among('Who earns the points', /Olivia Brandt/));
}

it('Closing a job explains the effect, sends candidate and recruiter, and opens the list (JOB-45, JOB-53)', async () => {
  fakeApi.closeJob.mockResolvedValue({ data: { ...job, status: 'closed' } });
  renderSignedIn(CloseJobPage, page);
  await choose();
  fireEvent.change(screen.getByLabelText(/First day of Priya Iyer/), { target: { value: '2026-10-05' } });
  expect(screen.getByText(/^Priya Iyer is hired, reads congratulations and their first day, Monday/)).toBeTruthy();
  expect(screen.getByText('Olivia Brandt earns 500 points.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close job' }));
  expect(await screen.findByText('at /jobs')).toBeTruthy();
  expect(fakeApi.closeJob).toHaveBeenCalledWith({
    params: { id: job.id },
    body: { candidateId: 3001, recruiterId: 2001, startOn: '2026-10-05', mailsOthers: true },
  });
});

it('The job and the lists of jobs are read again after it is closed (JOB-46, DEC-18)', async () => {
  fakeApi.closeJob.mockResolvedValue({ data: { ...job, status: 'closed' } });
  const { queryClient } = renderSignedIn(CloseJobPage, page);
  await choose();
  const list = [...jobKeys.lists, {}];
  queryClient.setQueryData(list, []);
  expect(fakeApi.listClosingCandidates).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Close job' }));
  expect(await screen.findByText('at /jobs')).toBeTruthy();
  expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
  expect(fakeApi.listClosingCandidates).toHaveBeenCalledTimes(2);
});

it('The job is read again when it turns out to be closed already (JOB-46)', async () => {
  fakeApi.closeJob.mockRejectedValue(new ApiError(409, 'This job is already closed'));
  renderSignedIn(CloseJobPage, page);
  await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Close job' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This job is already closed');
  expect(fakeApi.listClosingCandidates.mock.calls.length).toBeGreaterThan(1);
});

it('Closing a job from a candidate’s page begins with that candidate, and their profile is loaded again (CAND-39)', async () => {
  fakeApi.closeJob.mockResolvedValue({ data: { ...job, status: 'closed' } });
  const { queryClient } = renderSignedIn(CloseJobPage, { ...page, at: `${page.at}?candidateId=3001` });
  const profile = ['candidate-profiles', 3001];
  queryClient.setQueryData(profile, {});
  await screen.findByRole('radiogroup', { name: 'Who was hired' });
  expect((among('Who was hired', /Priya Iyer/) as HTMLInputElement).checked).toBe(true);
  await userEvent.click(among('Who earns the points', /Olivia Brandt/));
  await userEvent.click(screen.getByRole('button', { name: 'Close job' }));
  expect(await screen.findByText('at /jobs')).toBeTruthy();
  expect(queryClient.getQueryState(profile)?.isInvalidated).toBe(true);
});

it('The candidates of a job are listed with who put them forward, and one without a recruiter earns nobody points', async () => {
  const arun = { id: 3002, firstName: 'Arun', lastName: 'Mehta', avatar: null };
  const direct = { candidateId: 3002, recruiterId: null, candidate: arun, recruiter: null, status: 'submitted' };
  fakeApi.listClosingCandidates.mockResolvedValue({ data: { job, candidates: [...candidates, direct] } });
  renderSignedIn(CloseJobPage, page);
  await screen.findByRole('radiogroup', { name: 'Who was hired' });
  const choice = (name: RegExp) => among('Who was hired', name).closest('label')?.textContent;
  expect(choice(/Priya Iyer/)).toContain('Put forward by Olivia Brandt');
  expect(choice(/Arun Mehta/)).toContain('Taken forward without a recruiter');
  await userEvent.click(among('Who was hired', /Arun Mehta/));
  expect(screen.queryByRole('radiogroup', { name: 'Who earns the points' })).toBeNull();
  expect(screen.getByText('No one earns points.')).toBeTruthy();
});

it('A job closed without a hire awards no points', async () => {
  fakeApi.closeJob.mockResolvedValue({ data: { ...job, status: 'closed' } });
  renderSignedIn(CloseJobPage, page);
  await screen.findByRole('radiogroup', { name: 'Who was hired' });
  await userEvent.click(among('Who was hired', /No one/));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Email those who were not chosen' }));
  expect(screen.getByText('No one earns points.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close job' }));
  expect(fakeApi.closeJob).toHaveBeenCalledWith({
    params: { id: job.id },
    body: { candidateId: null, recruiterId: null, startOn: null, mailsOthers: false },
  });
});

it('A job that is already closed says so and shows no form', async () => {
  const closed = { at: '2026-09-01T10:00:00.000Z', candidate: priya, recruiter: olivia };
  fakeApi.listClosingCandidates.mockResolvedValue({ data: { job: { ...job, status: 'closed', closed }, candidates } });
  renderSignedIn(CloseJobPage, page);
  expect(await screen.findByText('This job is already closed')).toBeTruthy();
  expect(screen.getByText(/Priya Iyer was hired. Olivia Brandt earned 500 points./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close job' })).toBeNull();
});

it.each([403, 404])(
  'The form for closing a job shows the no-access view after a %i response (ERR-03)',
  async (status) => {
    fakeApi.listClosingCandidates.mockRejectedValue(new ApiError(status, 'This job belongs to another manager'));
    renderSignedIn(CloseJobPage, page);
    expect(await screen.findByRole('heading', { name: 'This job is not available' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close job' })).toBeNull();
  },
);

describe('The form that closes a job', () => {
  const arun = { id: 3002, firstName: 'Arun', lastName: 'Mehta', avatar: 'arun.png' };
  const both = [
    { candidateId: 3002, recruiterId: null, candidate: arun, recruiter: null, status: 'submitted' },
    { candidateId: 3001, recruiterId: 2001, candidate: priya, recruiter: olivia, status: 'candidate_selected' },
  ];
  const openClosing = async (over: object, others: object[] = both) => {
    fakeApi.listClosingCandidates.mockResolvedValue({
      data: { job: { ...job, title: 'ICU nurse', points: 1500, ...over }, candidates: others },
    });
    renderSignedIn(CloseJobPage, page);
    await screen.findByRole('heading', { level: 1, name: 'Close ICU nurse' });
  };
  const form = () => readAloud(screen.getByRole('form', { name: 'Close job' }));

  it('asks who was hired, then who earns the points, and says what will happen', async () => {
    fakeApi.closeJob.mockResolvedValue({ data: job });
    await openClosing({});
    expect(readAloud()).toMatchInlineSnapshot(`
      "Close ICU nurse · HireHub
      [ICU nurse](/jobs/view/5001)
      # Close ICU nurse
      Record how it ended. You can reopen it later; awarded points stay awarded.
      ‹Close job›
      ‹Who was hired?›
      ## Who was hired?
      ‹Who was hired›
      [ ] Priya IyerPut forward by Olivia BrandtCandidate Selected{green}
      [ ] (picture /arun.png) Arun MehtaTaken forward without a recruiterSubmitted{accent}
      [ ] No oneClose the job without a hire
      <Close job | off | Choose who was hired> [Cancel](/jobs/view/5001)"
    `);
    fireEvent.submit(screen.getByRole('form', { name: 'Close job' }));
    expect(fakeApi.closeJob).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('radio', { name: /^Priya Iyer/ }));
    expect(form()).toMatchInlineSnapshot(`
      "‹Close job›
      ‹Who was hired?›
      ## Who was hired?
      ‹Who was hired›
      [x] Priya IyerPut forward by Olivia BrandtCandidate Selected{green}
      [ ] (picture /arun.png) Arun MehtaTaken forward without a recruiterSubmitted{accent}
      [ ] No oneClose the job without a hire
      ‹How they read it›
      ## How they read it
      First day of Priya Iyer
      (date) ""
      They read it with the congratulations. Leave it empty if it is not agreed yet.
      [x] Email those who were not chosen
      A kind word that the job has ended for them, also to applicants who still wait. They see it on their page in any case.
      ‹Who earns the points?›
      ## Who earns the points?
      ‹Who earns the points›
      [x] Olivia BrandtPut Priya Iyer forward1,500 points{violet}
      [ ] I contest thisThe points wait until a super manager who works with you, or else the operator, has decided
      ## What will happen
      Priya Iyer is hired, reads congratulations and that their first day is still to be agreed, by email too.
      Olivia Brandt earns 1,500 points.
      1 other candidate can no longer be moved.
      Everybody who was not chosen or still waits for an answer reads kindly how it ended, by email too.
      The job disappears from the public list immediately.
      <Close job> [Cancel](/jobs/view/5001)"
    `);
    fireEvent.click(screen.getByRole('radio', { name: /^Olivia Brandt/ }));
    expect(form().split('\n').slice(-8)).toMatchInlineSnapshot(`
      [
        "[ ] I contest thisThe points wait until a super manager who works with you, or else the operator, has decided",
        "## What will happen",
        "Priya Iyer is hired, reads congratulations and that their first day is still to be agreed, by email too.",
        "Olivia Brandt earns 1,500 points.",
        "1 other candidate can no longer be moved.",
        "Everybody who was not chosen or still waits for an answer reads kindly how it ended, by email too.",
        "The job disappears from the public list immediately.",
        "<Close job> [Cancel](/jobs/view/5001)",
      ]
    `);
    // A contest is of one hire.
    fireEvent.click(screen.getByRole('radio', { name: /^I contest this/ }));
    fireEvent.click(screen.getByRole('radio', { name: /^Arun Mehta/ }));
    fireEvent.click(screen.getByRole('radio', { name: /^Priya Iyer/ }));
    expect(form()).toContain('<Close job>');
    fireEvent.click(screen.getByRole('radio', { name: /^I contest this/ }));
    expect(form()).toContain('<Close job | off | Say why you contest this>');
    fireEvent.change(screen.getByRole('textbox', { name: 'Why the recruiter did not earn them' }), {
      target: { value: ' She applied herself. ' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Close job' }));
    await vi.waitFor(() =>
      expect(fakeApi.closeJob.mock.lastCall?.[0].body).toMatchObject({
        candidateId: 3001,
        recruiterId: 2001,
        contest: 'She applied herself.',
      }),
    );
  });

  it('of a job without candidates begins with no one', async () => {
    await openClosing({}, []);
    expect(form()).toMatchInlineSnapshot(`
      "‹Close job›
      ‹Who was hired?›
      ## Who was hired?
      ‹Who was hired›
      [x] No oneClose the job without a hire
      ‹How they read it›
      ## How they read it
      [x] Email those who were not chosen
      A kind word that the job has ended for them, also to applicants who still wait. They see it on their page in any case.
      ## What will happen
      No one is hired.
      No one earns points.
      Everybody who was not chosen or still waits for an answer reads kindly how it ended, by email too.
      The job disappears from the public list immediately.
      <Close job> [Cancel](/jobs/view/5001)"
    `);
  });

  it('of a closed job says how it ended, and leads back', async () => {
    await openClosing({
      status: 'closed',
      closed: { at: '2026-03-01T12:00:00.000Z', recruiter: null, candidate: null },
    });
    expect(readAloud()).toMatchInlineSnapshot(`
      "Close ICU nurse · HireHub
      [ICU nurse](/jobs/view/5001)
      # Close ICU nurse
      Closed (2026-03-01T12:00:00.000Z).
      ## This job is already closed
      To close it with a different candidate, reopen it first.
      [Back to the job](/jobs/view/5001)"
    `);
  });
});

it('A job for several people is filled one by one and stays open, or is closed with the hire (PLUS-50)', async () => {
  const several = { ...job, openings: 3, filled: 1 };
  fakeApi.listClosingCandidates.mockResolvedValue({ data: { job: several, candidates } });
  fakeApi.fillOpening.mockResolvedValue({ data: { ...several, filled: 2 } });
  renderSignedIn(CloseJobPage, page);
  expect(await screen.findByRole('heading', { name: `Hire for ${job.title}` })).toBeTruthy();
  expect(screen.getByText(/^1 of 3 filled\. /)).toBeTruthy();
  await userEvent.click(among('Who was hired', /Priya Iyer/));
  expect(screen.getByText('1 opening is left to fill')).toBeTruthy();
  await userEvent.click(among('What becomes of the job', /Close the job/));
  expect(screen.getByRole('button', { name: 'Close job' })).toBeTruthy();
  await userEvent.click(among('What becomes of the job', /Keep the job open/));
  expect(screen.getByText(/^The job stays open for 1 more opening, /)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Email those who were not chosen' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hire Priya Iyer' }));
  expect(await screen.findByText(`at /jobs/view/${job.id}`)).toBeTruthy();
  expect(fakeApi.fillOpening).toHaveBeenCalledWith({
    params: { id: job.id },
    body: { candidateId: 3001, recruiterId: 2001, startOn: null },
  });
});

it('Who put the hired candidate forward earns the points unless the manager contests it', async () => {
  renderSignedIn(CloseJobPage, page);
  await screen.findByRole('radiogroup', { name: 'Who was hired' });
  await userEvent.click(among('Who was hired', /Priya Iyer/));
  expect((among('Who earns the points', /Olivia Brandt/) as HTMLInputElement).checked).toBe(true);
  expect(screen.getByText('Olivia Brandt earns 500 points.')).toBeTruthy();
});
