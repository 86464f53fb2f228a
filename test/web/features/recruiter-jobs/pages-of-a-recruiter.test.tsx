// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { SelfAssignments } from '../../../../web/features/recruiter-jobs/components/self-assignments.tsx';
import { RecruiterJobsPage } from '../../../../web/features/recruiter-jobs/pages/recruiter-jobs.tsx';
import { aJob } from '../../../support/builders.ts';
import { aFullJob } from '../../support/full-job.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { fakeApi, requests } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { cellsOf } from '../../support/saved-cells.ts';

const saveBlob = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

beforeEach(() => {
  vi.resetAllMocks();
  fakeApi.listSelfAssignments.mockResolvedValue(listOf());
  fakeApi.listJobManagers.mockResolvedValue({ data: { users: [] } });
  fakeApi.listJobMatches.mockResolvedValue({ data: [] });
});

const account = { id: 2001, role: 'recruiter' as const };
const meta = (total: number) => ({ total, page: 1, perPage: 25 });
const listOf = (...data: object[]) => ({ data, meta: meta(data.length) });
const named = (candidateId: number, firstName: string) => {
  const candidate = { id: candidateId, firstName, lastName: 'Iyer', avatar: null };
  return { candidateId, candidate, status: 'submitted', statusChangedAt: '2026-03-01T12:00:00.000Z' };
};
const busy = {
  ...aFullJob(),
  silentSince: '2026-08-03T12:00:00.000Z',
  candidates: [named(1, 'Priya'), named(2, 'Maya'), named(3, 'Ravi')],
  moreCandidates: 4,
};
const bare = {
  ...aJob({ id: 5002, title: 'Welder', rateFrom: null, rateTo: null, points: 0 }),
  silentSince: null,
  candidates: [named(1, 'Priya')],
  moreCandidates: 0,
};

describe('The jobs of a recruiter', () => {
  const nobodyWaits = { data: [], total: 0, page: 1, perPage: 12 };
  const jobs = (...data: object[]) =>
    fakeApi.listRecruiterJobs.mockResolvedValue({ data, meta: { ...meta(data.length), waiting: nobodyWaits } });
  const open = async (at: string, words: string) => {
    renderSignedIn(RecruiterJobsPage, { path: '/jobs', at, account });
    await screen.findAllByText(words);
  };
  const asked = () => (requests.findLast(([name]) => name === 'listRecruiterJobs')![1] as { query: object }).query;
  const saved = async () => {
    fireEvent.click(screen.getByRole('button', { name: /^CSV/ }));
    await vi.waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
    return (await cellsOf(saveBlob.mock.lastCall?.[0])).map((cells) => cells.join(' | ')).join('\n');
  };

  it('that are new say what they offer, and so does their file', async () => {
    jobs(busy, bare);
    await open('/jobs', 'Welder');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Jobs · HireHub
      # Jobs
      <CSV, new jobs>
      ## Waiting for your decision 0 waiting
      ## No applications waiting
      When a candidate applies to one of your managers’ jobs, you accept or decline here.
      Search title, client or city (search, such as Search title, client or city) "" <Filters>
      Manager
      (*Any manager*, Loading…)
      Sort
      (*Newest first*, Most points, Longest waiting, By title)
      ‹Jobs› <New | selected> <In progress> <Closed>
      New jobs
      Job | Place | Pay | Points | Posted
      [ICU registered nurse, nights Houston, TX · $60–75/h · $90k–120k/yr](/jobs/view/5001) | Houston, TX | $60–75/h, $90k–120k/yr | 1,500 | (2026-09-01T10:00:00.000Z)
      [Welder Remote](/jobs/view/5002) | Remote | Not stated | 0 | (2026-09-01T10:00:00.000Z)
      All 2 jobs"
    `);
    expect(await saved()).toMatchInlineSnapshot(`
      "Job | Place | Pay | Points | Posted
      ICU registered nurse, nights | Houston, TX | $60–75/h, $90k–120k/yr | 1500 | 2026-09-01
      Welder | Remote | Not stated | 0 | 2026-09-01"
    `);
    expect(asked()).toEqual({ status: 'new', page: 1, perPage: 100 });
  });

  it('that are in progress say who is where on them, and so does their file', async () => {
    jobs(busy, bare);
    await open('/jobs?status=in_progress', 'Welder');
    expect(readAloud(screen.getByRole('tabpanel'))).toMatchInlineSnapshot(`
      "In progress jobs
      Job | Your candidates | Points
      [ICU registered nurse, nights No answer since 3rd Aug 2026 Priya IyerSubmitted{accent}Maya IyerSubmitted{accent}and 5 more](/jobs/view/5001) | Priya IyerSubmitted{accent}Maya IyerSubmitted{accent}and 5 more | 1,500
      [Welder Priya IyerSubmitted{accent}](/jobs/view/5002) | Priya IyerSubmitted{accent} | 0
      All 2 jobs"
    `);
    expect(await saved()).toMatchInlineSnapshot(`
      "Job | Place | Pay | Points | Posted | Your candidates | No answer since
      ICU registered nurse, nights | Houston, TX | $60–75/h, $90k–120k/yr | 1500 | 2026-09-01 | Priya Iyer (Submitted); Maya Iyer (Submitted); Ravi Iyer (Submitted); and 4 more | 2026-08-03
      Welder | Remote | Not stated | 0 | 2026-09-01 | Priya Iyer (Submitted) | "
    `);
    expect(asked()).toEqual({ status: 'in_progress', page: 1, perPage: 25 });
  });

  it('are those of the address, until another choice is made', async () => {
    fakeApi.listJobManagers.mockResolvedValue({
      data: { users: [{ id: 1001, firstName: 'Daniel', lastName: 'Reyes' }] },
    });
    jobs(busy);
    await open('/jobs?status=closed&q=nurse&sort=waiting&manager=1001', 'Manager: Daniel Reyes');
    expect(readAloud(screen.getByRole('search'))).toMatchInlineSnapshot(`
      "Search title, client or city (search, such as Search title, client or city) "nurse" <Filters (1)>
      Manager
      (Any manager, *Daniel Reyes*)
      Sort
      (Newest first, Most points, *Longest waiting*, By title)
      ‹Active filters›
      <Remove filter Manager: Daniel Reyes>"
    `);
    const all = { status: 'closed', managerId: 1001, q: 'nurse', sort: 'waiting', page: 1 };
    const then = (over: object) => vi.waitFor(() => expect(asked()).toMatchObject({ ...all, ...over }));
    await then({});
    fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'points' } });
    await then({ sort: 'points' });
    fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'newest' } });
    await vi.waitFor(() => expect(asked()).not.toHaveProperty('sort'));
    fireEvent.click(screen.getByText('Manager: Daniel Reyes'));
    await vi.waitFor(() => expect(asked()).not.toHaveProperty('managerId'));
    fireEvent.change(screen.getByLabelText('Manager'), { target: { value: '1001' } });
    expect(await screen.findByText('Manager: Daniel Reyes')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'In progress' }));
    await vi.waitFor(() => expect(asked()).toEqual({ status: 'in_progress', managerId: 1001, q: 'nurse', page: 1 }));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'welder' } });
    await vi.waitFor(() => expect(asked()).toMatchObject({ q: 'welder' }));
  });

  it('say where there are none what would be there', async () => {
    jobs();
    const said: string[] = [];
    for (const at of [
      '/jobs',
      '/jobs?status=in_progress',
      '/jobs?status=closed',
      '/jobs?q=welder',
      '/jobs?manager=9',
    ]) {
      await open(at, at.includes('manager') ? 'Manager: none of yours' : 'No applications waiting');
      await vi.waitFor(() => expect(screen.queryAllByLabelText('Loading')).toEqual([]));
      said.push(readAloud(screen.getByRole('tabpanel')));
      cleanup();
      fakeApi.listJobManagers.mockResolvedValue({ data: { users: [] } });
    }
    expect(said).toMatchInlineSnapshot(`
      [
        "## No new jobs
      Jobs from your managers without a candidate of yours are listed here.
      [Find work](/recruiter/market)",
        "## No jobs in progress
      A job moves here when you put a candidate forward.",
        "## No closed jobs
      Closed jobs from your managers are listed here.",
        "## No job matches “welder” here
      Another word or another tab may show more.",
        "## No new jobs
      Jobs from your managers without a candidate of yours are listed here.
      [Find work](/recruiter/market)",
      ]
    `);
  });

  it('say that they could not be loaded, and are read again', async () => {
    fakeApi.listSelfAssignments.mockResolvedValue(listOf());
    fakeApi.listRecruiterJobs.mockRejectedValue(new ApiError(422, 'The table rests'));
    await open('/jobs', 'The jobs could not be loaded');
    expect(readAloud(screen.getByRole('tabpanel'))).toMatchInlineSnapshot(`
      "{red}
      ## The jobs could not be loaded
      The table rests
      <Try again>"
    `);
    jobs(bare);
    fireEvent.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1)!);
    expect(await screen.findByText('Welder')).toBeTruthy();
  });
});

describe('The applications that wait for a recruiter', () => {
  const row = (id: number, over: object = {}) => ({
    id,
    job: { id: 5001, title: 'ICU nurse', points: 1500 },
    candidate: { id: 3000 + id, firstName: `Priya${id}`, lastName: 'Iyer', avatar: 'priya.png' },
    isViewed: true,
    managerId: 1001,
    appliedAt: '2026-03-01T10:00:00.000Z',
    ...over,
  });
  const call = 'listSelfAssignments';
  const open = async (words: string, over: Parameters<typeof SelfAssignments>[0] = {}) => {
    renderSignedIn(() => <SelfAssignments {...over} />, { path: '/jobs', account });
    await screen.findAllByText(words);
  };

  it('say all about the first four, and the others on request', async () => {
    fakeApi[call].mockResolvedValue({
      data: [row(1, { isViewed: false }), ...[2, 3, 4, 5].map((id) => row(id))],
      meta: { total: 30, page: 1, perPage: 12 },
    });
    await open('Priya1 Iyer');
    expect(readAloud().split('\n').slice(0, 7)).toMatchInlineSnapshot(`
      [
        "## Waiting for your decision 30 waiting",
        "‹Applications›",
        "‹Priya1 Iyer, ICU nurse› (picture /priya.png)",
        "[Priya1 Iyer](/recruiter/candidates/3001)New{accent}",
        "[ICU nurse](/jobs/view/5001)",
        "Applied (2026-03-01T10:00:00.000Z) · 1,500 points",
        "<Accept> <Decline>",
      ]
    `);
    expect(readAloud().split('\n').slice(-2)).toMatchInlineSnapshot(`
      [
        "<Accept> <Decline>",
        "<Show all 30>",
      ]
    `);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 30' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(readAloud().split('\n').slice(-1)).toMatchInlineSnapshot(`
      [
        "<Show more>",
      ]
    `);
  });

  it('are nobody’s, or cannot be loaded, and the page says which', async () => {
    fakeApi[call].mockResolvedValue(listOf());
    await open('No applications waiting');
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Waiting for your decision 0 waiting
      ## No applications waiting
      When a candidate applies to one of your managers’ jobs, you accept or decline here."
    `);
    cleanup();
    fakeApi[call].mockRejectedValue(new ApiError(422, 'The table rests'));
    await open('The applications could not be loaded');
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Waiting for your decision 0 waiting
      {red}
      ## The applications could not be loaded
      The table rests
      <Try again>"
    `);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(requests).toHaveLength(3));
  });

  it('are accepted, declined with a reason or taken back, and each says what became of it', async () => {
    fakeApi[call].mockResolvedValue(listOf(row(1), row(2)));
    fakeApi.acceptSelfAssignment.mockResolvedValue({ data: { jobId: 5001, candidateId: 3001 } });
    fakeApi.declineSelfAssignment.mockResolvedValue({ data: { id: 2 } });
    await open('Priya1 Iyer');
    const news = () => readAloud(document.querySelector('.waiting-news')!);
    fakeApi[call].mockResolvedValue(listOf(row(2)));
    fireEvent.click(screen.getAllByRole('button', { name: 'Accept' })[0]!);
    fireEvent.click(await screen.findByRole('button', { name: 'Accept Priya1' }));
    await screen.findByText('You accepted Priya1 Iyer for ICU nurse. They are asked whether you may represent them.');
    expect(news()).toMatchInlineSnapshot(`
      "You accepted Priya1 Iyer for ICU nurse. They are asked whether you may represent them.
      [Open Priya1](/jobs/5001/candidates/3001)"
    `);
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(readAloud(screen.getByRole('dialog'))).toMatchInlineSnapshot(`
      "## Decline Priya2 Iyer for ICU nurse?
      This is your answer alone: the application waits for the other recruiters and the hiring manager. Only the hiring manager reads your reason here. You can undo this for ten minutes.
      <Close>
      Reason (optional)
      ""
      <Keep waiting> <Decline>"
    `);
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: ' Far ' } });
    fakeApi[call].mockResolvedValue(listOf());
    fireEvent.click(screen.getAllByRole('button', { name: 'Decline' }).at(-1)!);
    await screen.findByText('You declined Priya2 Iyer for ICU nurse.');
    expect(news()).toMatchInlineSnapshot(`
      "You declined Priya2 Iyer for ICU nurse.
      <Undo>"
    `);
    expect(document.activeElement?.contains(document.querySelector('.waiting-news'))).toBe(true);
    expect(requests.find(([name]) => name === 'declineSelfAssignment')?.[1]).toEqual({
      params: { id: 2 },
      body: { reason: 'Far' },
    });
    fakeApi.undoDecline.mockRejectedValue(new ApiError(409, 'Too late'));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Too late')).toBeTruthy();
  });

  it('of one candidate are nothing while none waits', async () => {
    fakeApi[call].mockResolvedValue(listOf());
    renderSignedIn(() => <SelfAssignments candidateId={3001} />, { path: '/jobs', account });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(readAloud()).toBe('');
  });

  it('wait for the call that brings them along', async () => {
    renderSignedIn(() => <SelfAssignments broughtBy={{ isReading: true }} />, { path: '/jobs', account });
    expect(screen.getByLabelText('Loading')).toBeTruthy();
    expect(requests).toEqual([]);
  });
});
