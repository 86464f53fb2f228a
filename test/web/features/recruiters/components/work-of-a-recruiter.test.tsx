// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { RecruiterWork } from '../../../../../web/features/recruiters/components/recruiter-work.tsx';
import { JoinInvitations } from '../../../../../web/features/recruiters/components/join-invitations.tsx';
import { RemoveRecruiter } from '../../../../../web/features/recruiters/components/remove-recruiter.tsx';
import { WorkRequests } from '../../../../../web/features/recruiters/components/work-requests.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { listed } from '../../../support/listed.ts';
import { readAloud } from '../../../support/read-aloud.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';
import { aNovak as person, aWorkRequest as request } from '../../../support/work-request.ts';

const never = () => new Promise(() => {});
const press = (name: string | RegExp, part: Element = document.body) =>
  fireEvent.click(within(part as HTMLElement).getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-09-02T10:00:00.000Z'), toFake: ['Date'] });
});

describe('A recruiter’s work', () => {
  beforeEach(() => {
    fakeApi.listRecruiterSkills.mockResolvedValue({ data: [{ id: 1, name: 'Triage', jobsCount: 3 }] });
    fakeApi.listJobsOfPerson.mockResolvedValue(
      listed([
        { id: 7, title: 'ICU nurse', companyName: 'Lakeside', status: 'signed', candidatesCount: 2 },
        { id: 8, title: 'Day nurse', companyName: null, status: 'on_hold', candidatesCount: null },
        { id: 9, title: 'Old nurse', companyName: null, status: 'closed', candidatesCount: 0 },
      ]),
    );
    const candidate = {
      ...person(3001, 'Priya'),
      jobId: 7,
      jobTitle: 'ICU nurse',
      status: 'submitted',
      statusChangedAt: '2026-09-01T10:00:00.000Z',
      jobsCount: 3,
    };
    fakeApi.listCandidatesOfRecruiter.mockResolvedValue(
      listed([candidate, { ...candidate, id: 3002, jobsCount: 1 }], 3),
    );
    fakeApi.listClientsOfRecruiter.mockResolvedValue(
      listed([
        { id: 9, companyName: 'Lakeside', jobsCount: 1, candidatesCount: 2 },
        { id: 10, companyName: 'Hilltop', jobsCount: 2, candidatesCount: null },
      ]),
    );
  });
  const show = async (viewerRole: 'manager' | 'recruiter' | 'candidate' | 'super_manager') => {
    const { queryClient } = renderSignedIn(
      () => <RecruiterWork recruiter={{ id: 2001, firstName: 'Olivia' }} viewerRole={viewerRole} />,
      { path: '/recruiters/2001' },
    );
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await screen.findByRole('list', { name: 'Skills' });
  };

  it('is shown to a manager with the jobs, candidates and clients', async () => {
    await show('manager');
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Skills
      ‹Skills›
      Triage
      ## Your jobs
      ‹State of the jobs› <Open | pressed> <Closed>
      ‹Your jobs›
      [ICU nurse](/jobs/view/7)Lakeside2 candidatesOpen{green}
      [Day nurse](/jobs/view/8)On hold{amber}
      [Old nurse](/jobs/view/9)0 candidatesClosed{neutral}
      ## Candidates
      ‹Candidates›
      [Priya Novak](/jobs/7/candidates/3001)ICU nurse and 2 more jobsSubmitted, (2026-09-01T10:00:00.000Z)
      [Priya Novak](/jobs/7/candidates/3002)ICU nurseSubmitted, (2026-09-01T10:00:00.000Z)
      Showing 2 of 3 candidates
      <Show more>
      ## Clients
      ‹Clients›
      Lakeside1 job, 2 candidates
      Hilltop2 jobs"
    `);
  });

  it('is shown to a recruiter, a candidate and a super manager as far as it concerns them', async () => {
    const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const found: Record<string, (string | null)[]> = {};
    for (const role of ['recruiter', 'candidate', 'super_manager'] as const) {
      await show(role);
      found[role] = titles();
      cleanup();
    }
    expect(found).toEqual({
      recruiter: ['Skills', 'Jobs you both work on', 'Clients'],
      candidate: ['Skills', 'Jobs where Olivia represents you'],
      super_manager: ['Skills', 'Clients'],
    });
  });

  it('is loading until it has come', () => {
    for (const call of [
      'listRecruiterSkills',
      'listJobsOfPerson',
      'listCandidatesOfRecruiter',
      'listClientsOfRecruiter',
    ] as const)
      fakeApi[call].mockImplementation(never);
    renderSignedIn(() => <RecruiterWork recruiter={{ id: 2001, firstName: 'Olivia' }} viewerRole="manager" />, {
      path: '/x',
    });
    expect(screen.getAllByRole('status', { name: 'Loading' })).toHaveLength(4);
    expect(screen.queryByText(/listed here/)).toBeNull();
  });

  it('has skills with the number of jobs of each, and does not describe what would be there (RECR-39)', async () => {
    fakeApi.listRecruiterSkills.mockResolvedValue({
      data: [
        { id: 1, name: 'Triage', jobsCount: 3 },
        { id: 2, name: 'Dialysis', jobsCount: 1 },
      ],
    });
    await show('manager');
    const skills = within(screen.getByRole('list', { name: 'Skills' })).getAllByRole('listitem');
    expect(skills.map(({ textContent, title }) => [textContent, title])).toEqual([
      ['Triage', '3 jobs'],
      ['Dialysis', '1 job'],
    ]);
    expect(screen.queryByText(/^The skills of jobs on which/)).toBeNull();
  });

  it('without any says what would be listed', async () => {
    fakeApi.listRecruiterSkills.mockResolvedValue({ data: [] });
    for (const call of [fakeApi.listJobsOfPerson, fakeApi.listCandidatesOfRecruiter, fakeApi.listClientsOfRecruiter])
      call.mockResolvedValue(listed([]));
    const words: Record<string, string> = {};
    for (const viewerRole of ['manager', 'recruiter', 'candidate'] as const) {
      renderSignedIn(() => <RecruiterWork recruiter={{ id: 2001, firstName: 'Olivia' }} viewerRole={viewerRole} />, {
        path: '/recruiters/2001',
      });
      await screen.findByText('No open jobs');
      await screen.findByText(/^The skills of jobs/);
      if (viewerRole !== 'candidate') await screen.findByText('No clients');
      words[viewerRole] = readAloud();
      press('Closed');
      expect(await screen.findByText('No closed jobs')).toBeTruthy();
      cleanup();
    }
    expect(words).toMatchInlineSnapshot(`
      {
        "candidate": "## Skills
      The skills of jobs on which Olivia put candidates forward are listed here.
      ## Jobs where Olivia represents you
      ‹State of the jobs› <Open | pressed> <Closed>
      ## No open jobs
      Jobs on which Olivia put you forward are listed here, with where you stand.",
        "manager": "## Skills
      The skills of jobs on which Olivia put candidates forward are listed here.
      ## Your jobs
      ‹State of the jobs› <Open | pressed> <Closed>
      ## No open jobs
      Your jobs that Olivia may work on are listed here, with how many candidates they put forward.
      ## Candidates
      ## No candidates yet
      Candidates whom Olivia put forward on your jobs are listed here.
      ## Clients
      ## No clients
      Clients of the open jobs on which Olivia works are listed here.",
        "recruiter": "## Skills
      The skills of jobs on which Olivia put candidates forward are listed here.
      ## Jobs you both work on
      ‹State of the jobs› <Open | pressed> <Closed>
      ## No open jobs
      Jobs of managers for whom both you and Olivia work are listed here.
      ## Clients
      ## No clients
      Clients of the open jobs on which Olivia works are listed here.",
      }
    `);
  });

  it.each([
    ['The skills could not be loaded', 'listRecruiterSkills'],
    ['The jobs could not be loaded', 'listJobsOfPerson'],
    ['The candidates could not be loaded', 'listCandidatesOfRecruiter'],
    ['The clients could not be loaded', 'listClientsOfRecruiter'],
  ] as const)('is said to have failed, not to be empty, and is loaded on another try: %s', async (title, call) => {
    fakeApi[call].mockRejectedValueOnce(new ApiError(403, 'Not now'));
    renderSignedIn(() => <RecruiterWork recruiter={{ id: 2001, firstName: 'Olivia' }} viewerRole="manager" />, {
      path: '/x',
    });
    expect(readAloud(await screen.findByRole('alert'))).toBe(`{red}\n## ${title}\nNot now\n<Try again>`);
    expect(readAloud()).not.toMatch(/^No |listed here/m);
    press('Try again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('The end of the work with a recruiter', () => {
  const show = () =>
    renderSignedIn(() => <RemoveRecruiter recruiter={person(2001, 'Olivia')} />, { path: '/manager/recruiters/2001' });
  const open = () => press('Stop working together');
  const work = {
    jobs: [
      { id: 5001, title: 'ICU nurse' },
      { id: 5002, title: 'Day nurse' },
    ],
    candidates: [
      {
        jobId: 5002,
        jobTitle: 'Night nurse',
        candidateId: 3001,
        candidate: person(3001, 'Priya'),
        status: 'submitted',
      },
    ],
  };

  it('is confirmed after its consequences were read, and may be left', async () => {
    fakeApi.readOpenWork.mockResolvedValue({ data: work });
    show();
    open();
    expect(readAloud(await screen.findByRole('status', { name: 'Loading' }))).toBe('‹Loading›');
    await screen.findByRole('link', { name: 'ICU nurse' });
    expect(readAloud(screen.getByRole('dialog'))).toMatchInlineSnapshot(`
      "## Stop working with Olivia Novak?
      <Close>
      Olivia is notified, sees none of your jobs any more and puts nobody forward for you. You may invite Olivia again.
      ### 2 jobs will no longer name them
      [ICU nurse](/jobs/view/5001)
      [Day nurse](/jobs/view/5002)
      A job that names nobody else is for all your recruiters again.
      ### 1 candidate in process
      [Priya Novak](/jobs/5002/candidates/3001), Submitted on Night nurse
      They stay on your jobs, and Olivia’s: who brought them follows them to the end, and earns the points of a hire.
      <Keep working together> <Stop working together>"
    `);
    press('Keep working together');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fakeApi.removeRecruiter).not.toHaveBeenCalled();
  });

  it('is on its way once, and says why it failed', async () => {
    fakeApi.readOpenWork.mockResolvedValue({ data: { jobs: [], candidates: [] } });
    const { promise, reject: refuse } = Promise.withResolvers();
    fakeApi.removeRecruiter.mockReturnValue(promise);
    show();
    open();
    await screen.findByText('There is no open work between you.');
    const dialog = screen.getByRole('dialog');
    press('Stop working together', dialog);
    await waitFor(() => expect(readAloud(dialog)).toContain('<Stop working together | busy | off>'));
    expect(dialog.getAttribute('aria-busy')).toBe('true');
    press('Stop working together', dialog);
    expect(fakeApi.removeRecruiter.mock.calls).toEqual([[{ params: { id: 2001 }, query: { candidates: 0 } }]]);
    refuse(new ApiError(409, 'Too late'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The work could not be ended. Too late. Nothing was changed.',
    );
  });
});

describe('What a recruiter is asked by managers', () => {
  it('is a card of requests, each with what it is, and of work that can be ended', async () => {
    fakeApi.listWorkRequests.mockResolvedValue(
      listed([request, { ...request, id: 6, message: null }, { ...request, id: 7, state: 'working' }], 9),
    );
    renderSignedIn(WorkRequests, { path: '/dashboard' });
    await screen.findAllByRole('button', { name: 'Accept' });
    fireEvent.click(screen.getByRole('button', { name: 'End work on Night nurse' }));
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Jobs of other managers 9 open
      ‹Jobs of other managers›
      ‹Night nurse, Daniel Novak› (picture /daniel.png)
      Daniel Novak asks you to work on [Night nurse](/jobs/view/77)
      You know this ward.
      (2026-09-01T10:00:00.000Z)
      <Accept> <Decline>
      ‹Night nurse, Daniel Novak› (picture /daniel.png)
      Daniel Novak asks you to work on [Night nurse](/jobs/view/77)
      (2026-09-01T10:00:00.000Z)
      <Accept> <Decline>
      ‹Night nurse, Daniel Novak› (picture /daniel.png)
      [Night nurse](/jobs/view/77) for Daniel Novak
      (2026-09-01T12:00:00.000Z)
      Working{green} <End my work> <Keep>
      Showing 3 of 9 requests
      <Show more>"
    `);
  });

  it('is answered by one press, while which the other button is off, and the news has the focus', async () => {
    fakeApi.listWorkRequests.mockResolvedValue(listed([request]));
    const { promise, reject: refuse } = Promise.withResolvers();
    fakeApi.declineWorkRequest.mockReturnValue(promise);
    renderSignedIn(WorkRequests, { path: '/dashboard' });
    fireEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(readAloud()).toContain('<Accept | off> <Decline | busy | off>'));
    refuse(new ApiError(409, 'Too late'));
    expect((await screen.findByRole('alert')).textContent).toBe('Night nurse: Too late');
    expect(document.activeElement?.textContent).toContain('Night nurse: Too late');
    fakeApi.declineWorkRequest.mockResolvedValue({ data: request });
    press('Decline');
    expect((await screen.findByRole('status')).textContent).toBe('You declined to work on Night nurse.');
  });

  it('is a card of invitations with when they were sent and expire, and more of them', async () => {
    const invitation = {
      id: 5,
      manager: request.manager,
      invitedAt: request.createdAt,
      expiresAt: '2026-09-08T10:00:00.000Z',
    };
    fakeApi.listJoinInvitations.mockResolvedValue(listed([invitation], 2));
    renderSignedIn(JoinInvitations, { path: '/dashboard' });
    await screen.findByRole('button', { name: 'Accept' });
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Invitations 2 open
      ‹Invitations›
      ‹Daniel Novak› (picture /daniel.png)
      Daniel Novak invites you to work with them
      Sent (2026-09-01T10:00:00.000Z) · expires in 6 days
      <Accept> <Decline>
      Showing 1 of 2 invitations
      <Show more>"
    `);
    expect(screen.getByText(/^expires/).title).toMatch(/^8th September 2026 at /);
    fakeApi.acceptJoinInvitation.mockImplementation(never);
    press('Accept');
    await waitFor(() => expect(readAloud()).toContain('<Accept | busy | off> <Decline | off>'));
    cleanup();
    fakeApi.declineJoinInvitation.mockImplementation(never);
    renderSignedIn(JoinInvitations, { path: '/dashboard' });
    fireEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(readAloud()).toContain('<Accept | off> <Decline | busy | off>'));
  });

  it.each([
    ['The requests could not be loaded', WorkRequests, 'listWorkRequests'],
    ['The invitations could not be loaded', JoinInvitations, 'listJoinInvitations'],
  ] as const)(
    'is said to have failed, loaded on another try, and no card where it is nothing: %s',
    async (title, Card, call) => {
      fakeApi[call].mockRejectedValueOnce(new ApiError(403, 'Not now'));
      fakeApi[call].mockResolvedValue(listed([]));
      const { queryClient } = renderSignedIn(Card, { path: '/dashboard' });
      expect(readAloud(await screen.findByRole('alert'))).toBe(`{red}\n## ${title}\nNot now\n<Try again>`);
      expect(screen.queryByRole('list')).toBeNull();
      press('Try again');
      await waitFor(() => expect([queryClient.isFetching(), readAloud()]).toEqual([0, '']));
    },
  );
});
