// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { ClientsJobsPage } from '../../../../web/features/jobs/pages/clients-jobs.tsx';
import { JobListPage } from '../../../../web/features/jobs/pages/job-list.tsx';
import { ManagerClientsJobsPage } from '../../../../web/features/jobs/pages/manager-clients-jobs.tsx';
import { OverseenJobsPage } from '../../../../web/features/jobs/pages/overseen-jobs.tsx';
import { RecruitersClientsPage } from '../../../../web/features/jobs/pages/recruiters-clients.tsx';
import { RecruitersJobsPage } from '../../../../web/features/jobs/pages/recruiters-jobs.tsx';
import { aJob } from '../../../support/builders.ts';
import { aFullJob } from '../../support/full-job.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { fakeApi, requests } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { cellsOf } from '../../support/saved-cells.ts';

const saveBlob = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));
beforeEach(() => void saveBlob.mockReset());
const listOf = (...data: object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 25 } });
const account = { role: 'super_manager' as const };
const asked = (call: string) => (requests.findLast(([name]) => name === call)![1] as { query: object }).query;
const open = async (Component: ComponentType, at: string, role: object = {}) => {
  renderSignedIn(Component, { path: at.split('?')[0] ?? '/', at, account: role });
  await vi.waitFor(() => expect(screen.queryByLabelText('Loading')).toBeNull());
};
const saved = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^CSV/ }));
  await vi.waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
  return (await cellsOf(saveBlob.mock.lastCall?.[0])).map((cells) => cells.join(' | ')).join('\n');
};

const full = { ...aFullJob(), silentSince: '2026-08-03T12:00:00.000Z' };
const bare = aJob({ id: 5002, title: 'Welder', rateFrom: null, rateTo: null, points: 0 });

describe('The list of a manager’s jobs', () => {
  const own = (job: object) => ({ ...job, manager: undefined });
  beforeEach(() => {
    fakeApi.listJobs.mockResolvedValue(listOf(own(full), own(bare)));
  });

  it('says all about each of its jobs, and so does its file', async () => {
    await open(JobListPage, '/jobs');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Jobs · HireHub
      # Jobs 2
      <Saved views>
      [Post job](/jobs/new) <CSV, jobs>
      Search title, client or city (search, such as Search title, client or city) "" <Filters>
      State
      (*Open*, On hold, Closed, Draft)
      Whose jobs
      (*My jobs*, All jobs)
      Client
      (*Any client*, Loading…)
      Recruiter
      (*Any recruiter*, Loading…)
      Posted
      (*Any time*, Last year, Last month, Last week)
      Sort
      (*Newest first*, By title, Most candidates, Most points)
      Jobs
      Title | Client | City | Pay | Points | Candidates | Posted
      [ICU registered nurse, nights Lakeside Hospital · Houston, TX · $60–75/h · 0 of 3 filled No answer since 3rd Aug 2026](/jobs/view/5001) | Lakeside Hospital | Houston, TX | $60–75/h · $90k–120k/yr | 1,500 | 3 | (2026-09-01T10:00:00.000Z)
      [Welder](/jobs/view/5002) | – | – | – | – | 0 | (2026-09-01T10:00:00.000Z)
      All 2 jobs"
    `);
    expect(await saved()).toMatchInlineSnapshot(`
      "Title | Client | City | Pay | Points | Candidates | Posted | Per hour from | Per hour to | Per year from | Per year to | Currency | Skills | Must have | Shift | Hours a week | Experience | Openings | No answer since
      ICU registered nurse, nights | Lakeside Hospital | Houston, Texas, United States | $60–75/h, $90k–120k/yr | 1500 | 3 | 2026-09-01 | 60 | 75 | 90000 | 120000 | USD | Dialysis, Triage | Dialysis | Evening and night shifts | 36 | 2–6 years | 0 of 3 filled | 2026-08-03
      Welder |  |  |  | 0 | 0 | 2026-09-01 |  |  |  |  |  |  |  |  |  |  |  | "
    `);
  });

  it('says where it is empty what would be there, and clears what hides it', async () => {
    fakeApi.listJobs.mockResolvedValue(listOf());
    fakeApi.listJobViews.mockResolvedValue(listOf());
    const said: string[] = [];
    for (const at of ['/jobs', '/jobs?status=on_hold', '/jobs?q=welder']) {
      await open(JobListPage, at);
      said.push(readAloud(screen.getAllByRole('heading', { level: 2 })[0]!.parentElement!));
      cleanup();
    }
    expect(said).toMatchInlineSnapshot(`
      [
        "## You have no open jobs
      Jobs you post are listed here, newest first, until you close them.
      [Post job](/jobs/new)",
        "## No jobs are on hold here
      Other states or filters may show more.
      <Clear all filters>",
        "## No job matches “welder” here
      Title, client and city are searched. Another word or state may show more.
      <Clear search and filters>",
      ]
    `);
  });
});

describe('A super manager’s list of jobs', () => {
  // What its filters offer.
  beforeEach(() => {
    fakeApi.listManagers.mockResolvedValue(listOf());
    fakeApi.listOverseenClients.mockResolvedValue(listOf());
  });

  it('says all about each of its jobs, whose it is and which manager answers nobody (PLUS-14), and so does its file', async () => {
    fakeApi.listOverseenJobs.mockResolvedValue(listOf(full, bare));
    await open(OverseenJobsPage, '/jobs', account);
    expect(readAloud()).toMatchInlineSnapshot(`
      "Jobs · HireHub
      # Jobs 2
      <CSV, jobs>
      The jobs of all hiring managers. Only their managers change them.
      <Filters>
      State
      (*Open*, On hold, Closed)
      Whose jobs
      (*All managers*, Working with me)
      Manager
      (such as Manager’s name) ""
      Jobs
      Title | Manager | Client | City | Pay | Points | Candidates | Posted
      [ICU registered nurse, nights Daniel Reyes · Lakeside Hospital · Houston, TX · $60–75/h · 0 of 3 filled No answer since 3rd Aug 2026](/jobs/view/5001) | Daniel Reyes | Lakeside Hospital | Houston, TX | $60–75/h · $90k–120k/yr | 1,500 | 3 | (2026-09-01T10:00:00.000Z)
      [Welder Daniel Reyes](/jobs/view/5002) | Daniel Reyes | – | – | – | – | 0 | (2026-09-01T10:00:00.000Z)
      All 2 jobs"
    `);
    expect(await saved()).toMatchInlineSnapshot(`
      "Title | Manager | Client | City | Pay | Points | Candidates | Posted | Per hour from | Per hour to | Per year from | Per year to | Currency | Skills | Must have | Shift | Hours a week | Experience | Openings | No answer since
      ICU registered nurse, nights | Daniel Reyes | Lakeside Hospital | Houston, Texas, United States | $60–75/h, $90k–120k/yr | 1500 | 3 | 2026-09-01 | 60 | 75 | 90000 | 120000 | USD | Dialysis, Triage | Dialysis | Evening and night shifts | 36 | 2–6 years | 0 of 3 filled | 2026-08-03
      Welder | Daniel Reyes |  |  |  | 0 | 0 | 2026-09-01 |  |  |  |  |  |  |  |  |  |  |  | "
    `);
  });

  it('is that of one manager and client in its address, until their chips are removed (SHELL-45)', async () => {
    fakeApi.listOverseenJobs.mockResolvedValue(listOf(full));
    await open(ClientsJobsPage, '/clients-jobs?status=on_hold&managerId=1001&clientId=7', account);
    expect(readAloud(screen.getByRole('search'))).toMatchInlineSnapshot(`
      "Search title, client or city (search, such as Search title, client or city) "" <Filters (2)>
      State
      (Open, *On hold*, Closed)
      Manager
      (*Any manager*)
      Client
      (*Any client*)
      Waiting
      (*Whoever waits*, Applications wait)
      Sort
      (*Newest first*, By title, Most candidates, Most points)
      ‹Active filters›
      <Remove filter Manager: Daniel Reyes>
      <Remove filter Client: Lakeside Hospital>
      <Clear all>"
    `);
    const whole = { status: 'on_hold', scope: 'clients', managerId: 1001, clientId: 7, page: 1 };
    expect(asked('listOverseenJobs')).toEqual(whole);
    fireEvent.click(screen.getByText('Manager: Daniel Reyes'));
    await vi.waitFor(() => expect(asked('listOverseenJobs')).toEqual({ ...whole, managerId: undefined }));
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'closed' } });
    await vi.waitFor(() =>
      expect(asked('listOverseenJobs')).toEqual({ ...whole, managerId: undefined, status: 'closed' }),
    );
    fireEvent.click(await screen.findByText('Clear all'));
    const cleared = { status: 'closed', scope: 'clients', page: 1 };
    await vi.waitFor(() => expect(asked('listOverseenJobs')).toEqual(cleared));
  });

  it('says where it is empty what would be there', async () => {
    fakeApi.listOverseenJobs.mockResolvedValue(listOf());
    await open(ClientsJobsPage, '/clients-jobs', account);
    expect(readAloud()).toMatchInlineSnapshot(`
      "Jobs by client · HireHub
      # Jobs by client 0
      The jobs for clients of the managers who work with you.
      Search title, client or city (search, such as Search title, client or city) "" <Filters>
      State
      (*Open*, On hold, Closed)
      Manager
      (*Any manager*, Loading…)
      Client
      (*Any client*, Loading…)
      Waiting
      (*Whoever waits*, Applications wait)
      Sort
      (*Newest first*, By title, Most candidates, Most points)
      ## No jobs are open
      Jobs for a client are listed here once their manager works with you."
    `);
    cleanup();
    await open(OverseenJobsPage, '/jobs', account);
    expect(readAloud()).toMatchInlineSnapshot(`
      "Jobs · HireHub
      # Jobs 0
      The jobs of all hiring managers. Only their managers change them.
      <Filters>
      State
      (*Open*, On hold, Closed)
      Whose jobs
      (*All managers*, Working with me)
      Manager
      (such as Manager’s name) ""
      ## No jobs are open
      Another state may show more."
    `);
    cleanup();
    await open(ClientsJobsPage, '/clients-jobs?status=closed&managerId=1001&clientId=7', account);
    expect(readAloud()).toMatchInlineSnapshot(`
      "Jobs by client · HireHub
      # Jobs by client 0
      The jobs for clients of the managers who work with you.
      Search title, client or city (search, such as Search title, client or city) "" <Filters (2)>
      State
      (Open, On hold, *Closed*)
      Manager
      (*Any manager*)
      Client
      (*Any client*)
      Waiting
      (*Whoever waits*, Applications wait)
      Sort
      (*Newest first*, By title, Most candidates, Most points)
      ‹Active filters›
      <Remove filter One manager>
      <Remove filter One client>
      <Clear all>
      ## No jobs are closed
      Another state may show more, or the list without its filters."
    `);
  });
});

const olivia = { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
const tied = [
  { id: 5001, title: 'Night nurse', client: { companyName: 'Lakeside' }, candidatesCount: 2 },
  { id: 5002, title: 'Welder', client: null, candidatesCount: 0 },
];

describe('What a manager’s clients, recruiters and jobs have to do with each other (JOB-09)', () => {
  const noah = { ...olivia, id: 2002, firstName: 'Noah', lastName: 'Berg' };

  it('is read by client', async () => {
    const rows = [
      { id: 7, companyName: 'Lakeside', jobs: tied, jobsCount: 25 },
      { id: 8, companyName: 'Kestrel', jobs: [], jobsCount: 0 },
    ];
    fakeApi.listClientsJobs.mockResolvedValue(listOf(...rows));
    await open(ManagerClientsJobsPage, '/clients-jobs');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Jobs by client · HireHub
      # Jobs by client 2
      <CSV, jobs by client>
      Your clients with their open jobs.
      ‹Other lists of open jobs› [Clients by recruiter](/recruiters-clients)[Jobs by recruiter](/manager/recruiters-jobs)
      Lakeside
      [Night nurse](/jobs/view/5001) 2 candidates
      [Welder](/jobs/view/5002)
      [and 23 more](/jobs?clientId=7)
      KestrelNo open jobs
      All 2 clients"
    `);
    expect(await saved()).toMatchInlineSnapshot(`
      "Client | Open jobs
      Lakeside | Night nurse; Welder; and 23 more
      Kestrel | "
    `);
  });

  it('is read by recruiter', async () => {
    const rows = [
      { ...olivia, jobs: tied, jobsCount: 22 },
      { ...noah, jobs: [], jobsCount: 0 },
    ];
    fakeApi.listRecruitersJobs.mockResolvedValue(listOf(...rows));
    await open(RecruitersJobsPage, '/manager/recruiters-jobs');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Jobs by recruiter · HireHub
      # Jobs by recruiter 2
      <CSV, jobs by recruiter>
      Your recruiters with the open jobs that they recruit for. A job without chosen recruiters is open to all of them.
      ‹Other lists of open jobs› [Jobs by client](/clients-jobs)[Clients by recruiter](/recruiters-clients)
      [Olivia Brandt](/manager/recruiters/2001)
      [Night nurse](/jobs/view/5001) Lakeside · 2 candidates
      [Welder](/jobs/view/5002)
      [and 20 more](/jobs?recruiterId=2001)
      [Noah Berg](/manager/recruiters/2002)No open jobs
      All 2 recruiters"
    `);
    expect(await saved()).toMatchInlineSnapshot(`
      "Recruiter | Open jobs
      Olivia Brandt | Night nurse; Welder; and 20 more
      Noah Berg | "
    `);
  });

  it('is read as the clients of recruiters', async () => {
    const rows = [
      { ...olivia, clients: [{ id: 7, companyName: 'Lakeside', jobsCount: 1 }], clientsCount: 3 },
      { ...noah, clients: [], clientsCount: 0 },
    ];
    fakeApi.listRecruitersClients.mockResolvedValue(listOf(...rows));
    await open(RecruitersClientsPage, '/recruiters-clients');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Clients by recruiter · HireHub
      # Clients by recruiter 2
      <CSV, clients by recruiter>
      Your recruiters with the clients whose open jobs they recruit for.
      ‹Other lists of open jobs› [Jobs by client](/clients-jobs)[Jobs by recruiter](/manager/recruiters-jobs)
      [Olivia Brandt](/manager/recruiters/2001)
      [Lakeside](/jobs?clientId=7) 1 job
      and 2 more
      [Noah Berg](/manager/recruiters/2002)No client’s jobs
      All 2 recruiters"
    `);
    expect(await saved()).toMatchInlineSnapshot(`
      "Recruiter | Clients
      Olivia Brandt | Lakeside; and 2 more
      Noah Berg | "
    `);
  });

  it('begins with a client or a recruiter, and names what could not be loaded', async () => {
    for (const call of ['listClientsJobs', 'listRecruitersJobs'] as const) fakeApi[call].mockResolvedValue(listOf());
    await open(ManagerClientsJobsPage, '/clients-jobs');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Jobs by client · HireHub
      # Jobs by client 0
      Your clients with their open jobs.
      ‹Other lists of open jobs› [Clients by recruiter](/recruiters-clients)[Jobs by recruiter](/manager/recruiters-jobs)
      ## You have no clients yet
      Add the companies you hire for; jobs posted for them are listed here.
      [Add client](/manager/add-client)"
    `);
    cleanup();
    await open(RecruitersJobsPage, '/manager/recruiters-jobs');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Jobs by recruiter · HireHub
      # Jobs by recruiter 0
      Your recruiters with the open jobs that they recruit for. A job without chosen recruiters is open to all of them.
      ‹Other lists of open jobs› [Jobs by client](/clients-jobs)[Clients by recruiter](/recruiters-clients)
      ## You have no recruiters yet
      Recruiters who accept your invitation are listed here with what they recruit for.
      [Invite recruiters](/manager/recruiters)"
    `);
    cleanup();
    fakeApi.listRecruitersClients.mockRejectedValue(new ApiError(422, 'The table rests'));
    await open(RecruitersClientsPage, '/recruiters-clients');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Clients by recruiter · HireHub
      # Clients by recruiter
      Your recruiters with the clients whose open jobs they recruit for.
      ‹Other lists of open jobs› [Jobs by client](/clients-jobs)[Jobs by recruiter](/manager/recruiters-jobs)
      {red}
      ## The recruiters could not be loaded
      The table rests
      <Try again>"
    `);
  });
});
