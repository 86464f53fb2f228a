// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { CandidateTable } from '../../../../web/features/pipeline/components/candidate-table.tsx';
import { WaitingForMe } from '../../../../web/features/pipeline/components/waiting-for-me.tsx';
import { BoardPage } from '../../../../web/features/pipeline/pages/board.tsx';
import { readAloud } from '../../support/read-aloud.ts';
import { fakeApi, requests } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { cellsOf } from '../../support/saved-cells.ts';
import { onJob } from './on-job.ts';

const saveBlob = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

const seen = { viewedAt: '2026-03-01T12:00:00.000Z' };
const arun = onJob({
  ...seen,
  candidateId: 3002,
  candidate: { id: 3002, firstName: 'Arun', lastName: 'Mehta', avatar: 'arun.png' },
  position: 'Site welder',
  recruiterId: null,
  recruiter: null,
  status: 'submitted',
  statusChangedAt: '2026-02-01T12:00:00.000Z',
  isSilent: true,
});
const daniel = { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null };
const board = (over: object = {}, candidates = [onJob(), arun]) =>
  fakeApi.listJobCandidates.mockResolvedValue({
    data: { job: { id: 5001, title: 'ICU nurse', status: 'signed', ...over }, candidates, manager: daniel },
  });
const calls = (name: string) => requests.filter(([call]) => call === name).length;
const show = async (
  Component: ComponentType,
  words: string,
  { at, ...over }: { at: string; path?: string; account?: object },
) => {
  renderSignedIn(Component, { path: '/jobs/:jobId/candidates', at, ...over });
  await screen.findAllByText(words);
};

describe('The board', () => {
  const at = '/jobs/5001/candidates';

  it('says all about each candidate, in the nine statuses (JOB-08, PIPE-03 to PIPE-11)', async () => {
    board();
    await show(BoardPage, 'Priya Iyer', { at });
    expect(readAloud()).toMatchInlineSnapshot(`
      "Candidates, ICU nurse · HireHub
      [Job](/jobs/view/5001)
      # ICU nurse
      2 candidates. Drag a card, or focus it and press space.Open a card to move its candidate.
      ‹Columns› <Submitted 1> <First Interview Scheduled 1>
      ‹Contacted, 0›
      ## Contacted 0
      ‹Submitted, 1›
      ## Submitted 1
      [(picture /arun.png) Arun Mehta No decision{amber}, Site welder, No recruiter (2026-02-01T12:00:00.000Z)](/jobs/5001/candidates/3002)[ ] Select Arun Mehta
      ‹First Interview Scheduled, 1›
      ## First Interview Scheduled 1
      [Priya Iyer New{accent} , recruiter Olivia Brandt (2026-03-01T10:00:00.000Z)](/jobs/5001/candidates/3001)[ ] Select Priya Iyer
      ‹First Interview Complete, 0›
      ## First Interview Complete 0
      ‹Second Interview Scheduled, 0›
      ## Second Interview Scheduled 0
      ‹Second Interview Complete, 0›
      ## Second Interview Complete 0
      ‹Candidate Selected, 0›
      ## Candidate Selected 0
      ‹Hiring/OnBoarding, 0›
      ## Hiring/OnBoarding 0
      ‹Rejected, 0›
      ## Rejected 0"
    `);
  });

  it.each([
    [
      'interview_undated',
      '1 candidate of 2, whose interview has no date. Show all. Drag a card, or focus it and press space.Open a card to move its candidate.',
    ],
    [
      'manager',
      '1 candidate of 2, waiting for the manager. Show all. Drag a card, or focus it and press space.Open a card to move its candidate.',
    ],
    ['interview_ahead', '0 candidates of 2, whose interview is to come. Show all.'],
    ['nothing', '2 candidates. Drag a card, or focus it and press space.Open a card to move its candidate.'],
  ])('of those who wait, by its address, names them: %s', async (waits, lead) => {
    board();
    await show(BoardPage, 'ICU nurse', { at: `${at}?waits=${waits}` });
    expect(document.querySelector('.ui-page-lead')?.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe(lead);
  });

  it('says why nobody can be moved: to a super manager, and on a job that is not open', async () => {
    board({ status: 'on_hold' });
    await show(BoardPage, 'Priya Iyer', { at });
    const head = () => readAloud(document.querySelector('.ui-page-head')!);
    expect(head()).toMatchInlineSnapshot(`
      "[Job](/jobs/view/5001)
      # ICU nurse
      On hold{neutral}
      2 candidates. The job is on hold, so candidates cannot be moved."
    `);
    expect(screen.getByRole('link', { name: /Priya Iyer/ }).draggable).toBe(true);
    cleanup();
    board();
    await show(BoardPage, 'Priya Iyer', { at, account: { role: 'super_manager' } });
    expect(head()).toMatchInlineSnapshot(`
      "# ICU nurse
      2 candidates. Only Daniel Reyes and the recruiters of the job move candidates here."
    `);
    expect(screen.getByRole('link', { name: /Priya Iyer/ }).draggable).toBe(false);
  });

  it('without candidates says how they come, and that it could not be loaded', async () => {
    board({}, []);
    await show(BoardPage, 'No candidates on this job yet', { at });
    expect(readAloud()).toMatchInlineSnapshot(`
      "Candidates, ICU nurse · HireHub
      [Job](/jobs/view/5001)
      # ICU nurse
      0 candidates.
      ## No candidates on this job yet
      Recruiters put candidates forward, and applicants join once a recruiter or the hiring manager takes them forward.
      [Open the job to recommend it](/jobs/view/5001)"
    `);
    cleanup();
    fakeApi.listJobCandidates.mockRejectedValue(new ApiError(422, 'The table rests'));
    await show(BoardPage, 'The board could not be loaded', { at });
    expect(readAloud()).toMatchInlineSnapshot(`
      "{red}
      ## The board could not be loaded
      The table rests
      <Try again>"
    `);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(calls('listJobCandidates')).toBe(3));
    cleanup();
    fakeApi.listJobCandidates.mockReturnValue(new Promise(() => {}));
    renderSignedIn(BoardPage, { path: '/jobs/:jobId/candidates', at });
    expect(readAloud()).toMatchInlineSnapshot(`
      "Candidates · HireHub
      ‹Loading›"
    `);
  });
});

describe('The list of candidates on a job', () => {
  const Table = () => <CandidateTable jobId={5001} emptyAction={<button>Recommend it</button>} />;
  const at = '/jobs/view/5001';
  const open = (words: string) => show(Table, words, { path: at, at });

  it('says all about each, nearest to a hire first, and so does its file', async () => {
    board();
    await open('Priya Iyer');
    expect(readAloud()).toMatchInlineSnapshot(`
      "2 candidates, nearest to a hire first[Open the board](/jobs/5001/candidates) <CSV, candidates on icu nurse>
      ‹Candidates by status›
      Submitted 1{accent}
      First Interview Scheduled 1{amber}
      Has waited for a decision since they were submitted: [Arun Mehta](/jobs/5001/candidates/3002). They and their recruiters see how long it takes.
      Candidates on this job
      Select | Candidate | Status | Since
      [ ] Select row | [Priya Iyer by Olivia Brandt](/jobs/5001/candidates/3001) | <First Interview Scheduled, move Priya Iyer> | (2026-03-01T10:00:00.000Z)
      [ ] Select row | [(picture /arun.png) Arun Mehta](/jobs/5001/candidates/3002) | <Submitted, move Arun Mehta> | (2026-02-01T12:00:00.000Z){amber}"
    `);
    fireEvent.click(screen.getByRole('button', { name: 'CSV, candidates on icu nurse' }));
    await vi.waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
    expect(await cellsOf(saveBlob.mock.lastCall?.[0])).toEqual([
      ['Candidate', 'Status', 'Recruiter', 'Since'],
      ['Priya Iyer', 'First Interview Scheduled', 'Olivia Brandt', '2026-03-01'],
      ['Arun Mehta', 'Submitted', '', '2026-02-01'],
    ]);
  });

  it('offers to move those who are selected together, until the selection is cleared', async () => {
    board();
    await open('Priya Iyer');
    const [first] = screen.getAllByRole('checkbox');
    fireEvent.click(first!);
    expect(readAloud(screen.getByRole('group', { name: 'Selected candidates' }))).toMatchInlineSnapshot(
      `"‹Selected candidates› 1 candidate selected <Move to> <Message> <Select all 2> <Clear>"`,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Select all 2' }));
    expect(readAloud(screen.getByRole('group', { name: 'Selected candidates' }))).toMatchInlineSnapshot(
      `"‹Selected candidates› 2 candidates selected <Move to> <Message> <Clear>"`,
    );
    fireEvent.click(first!);
    expect(screen.getByText('1 candidate selected')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('group', { name: 'Selected candidates' })).toBeNull();
  });

  it('of a job that is not open selects and moves nobody', async () => {
    board({ status: 'closed' });
    await open('Priya Iyer');
    expect(readAloud(screen.getByRole('table'))).toMatchInlineSnapshot(`
      "Candidates on this job
      Candidate | Status | Since
      [Priya Iyer by Olivia Brandt](/jobs/5001/candidates/3001) | First Interview Scheduled{amber} | (2026-03-01T10:00:00.000Z)
      [(picture /arun.png) Arun Mehta](/jobs/5001/candidates/3002) | Submitted{accent} | (2026-02-01T12:00:00.000Z){amber}"
    `);
    const reason = 'The job is closed, so candidates cannot be moved';
    expect(within(screen.getByRole('table')).getByText('Submitted').closest('[title]')?.getAttribute('title')).toBe(
      reason,
    );
  });

  it('without candidates says how they come, and that it could not be loaded', async () => {
    board({}, []);
    await open('No candidates on this job yet');
    expect(readAloud()).toMatchInlineSnapshot(`
      "## No candidates on this job yet
      Recruiters put candidates forward, and applicants join once a recruiter or you take them forward.
      <Recommend it>"
    `);
    cleanup();
    fakeApi.listJobCandidates.mockRejectedValue(new ApiError(422, 'The table rests'));
    await open('The candidates could not be loaded');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(calls('listJobCandidates')).toBe(3));
    expect(readAloud()).toContain('The table rests');
  });
});

describe('Those who wait for a manager', () => {
  const waiting = (data: object[], total = data.length) =>
    fakeApi.listWaitingCandidates.mockResolvedValue({ data, meta: { total, page: 1, perPage: 100 } });
  const at = '/dashboard';

  it('are shown with their job, since when they wait, and the usual next move', async () => {
    waiting([{ ...onJob({ ...seen, interviewAt: '2026-03-05T12:00:00.000Z' }) }, arun]);
    await show(WaitingForMe, 'Arun Mehta', { path: at, at });
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Waiting for you 2 waiting
      ‹Candidates waiting for you›
      ‹Priya Iyer, ICU nurse›
      [Priya Iyer](/jobs/5001/candidates/3001)[ICU nurse](/jobs/view/5001)Interview was (2026-03-05T12:00:00.000Z)
      <First Interview Scheduled, move Priya Iyer>
      <Interview is done>
      ‹Arun Mehta, ICU nurse› (picture /arun.png)
      [Arun Mehta](/jobs/5001/candidates/3002)[ICU nurse](/jobs/view/5001)Since (2026-02-01T12:00:00.000Z)No decision yet{amber}
      <Submitted, move Arun Mehta>
      <Invite to interview>"
    `);
  });

  it('are as many as a dashboard shows, and the page says so', async () => {
    waiting(
      Array.from({ length: 6 }, (_, place) => ({ ...arun, candidateId: place + 1 })),
      120,
    );
    await show(WaitingForMe, 'Arun Mehta', { path: at, at });
    fireEvent.click(screen.getByRole('button', { name: 'Show all 120' }));
    expect(screen.getByText('The 6 who have waited longest')).toBeTruthy();
  });

  it('are nobody, or cannot be loaded, and the page says which', async () => {
    waiting([]);
    await show(WaitingForMe, 'No candidate waits for your decision', { path: at, at });
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Waiting for you 0 waiting
      ## No candidate waits for your decision
      They appear here once they are submitted, and after each interview."
    `);
    cleanup();
    fakeApi.listWaitingCandidates.mockRejectedValue(new ApiError(422, 'The table rests'));
    await show(WaitingForMe, 'Who waits for you could not be loaded', { path: at, at });
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Waiting for you
      {red}
      ## Who waits for you could not be loaded
      The table rests
      <Try again>"
    `);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(calls('listWaitingCandidates')).toBe(3));
  });
});
