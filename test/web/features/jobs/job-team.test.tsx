// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { JobTeam as Team } from '../../../../shared/model/job-team.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { JobTeam } from '../../../../web/features/jobs/components/job-team.tsx';
import { Memberships } from '../../../../web/features/jobs/components/memberships.tsx';
import { aJob } from '../../../support/builders.ts';
import { fakeApi, requests } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const noor = { id: 1002, firstName: 'Noor', lastName: 'Haddad', avatar: null };
const at = '2026-03-03T10:00:00.000Z';
const asked = (operation: string) => requests.filter(([name]) => name === operation).map(([, given]) => given);
const part = 'team' as const;
const show = (team: Team, over: object = {}) =>
  renderSignedIn(() => <JobTeam job={aJob({ id: 5, title: 'ICU nurse', ...over })} team={team} />, {
    path: '/jobs/view/5',
  });

describe('The team on a job’s page', () => {
  it('names who helps and who is asked, and its manager ends either', async () => {
    fakeApi.removeColleague.mockReturnValue({ data: { id: 8 } });
    show({
      isOwn: true,
      members: [{ id: 8, person: noor, part, since: at }],
      asked: [{ id: 9, email: 'pat@example.com', part, message: null, askedAt: at }],
    });
    const rows = within(screen.getByRole('list', { name: 'Team' })).getAllByRole('listitem');
    expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
      expect.any(String),
      'Noor Haddad',
      'pat@example.com',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Noor Haddad from the team' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take back what pat@example.com is asked' }));
    await waitFor(() =>
      expect(asked('removeColleague')).toMatchObject([{ params: { id: 5, memberId: 8 } }, { params: { memberId: 9 } }]),
    );
  });

  it('asks a colleague of an address, and says beside it why not', async () => {
    const message = 'This is your own address';
    fakeApi.askColleague.mockImplementationOnce(() => {
      throw new ApiError(422, message, [{ key: 'email', message }]);
    });
    show({ isOwn: true, members: [], asked: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Add a colleague' }));
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Ask to join' }));
    await send();
    expect(screen.getByText('Required')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Email of the hiring manager/), 'noor@example.com');
    await send();
    expect(await screen.findByText(message)).toBeTruthy();
    fakeApi.askColleague.mockReturnValue({ data: { id: 9 } });
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('askColleague').at(-1)).toMatchObject({ params: { id: 5 }, body: { email: 'noor@example.com' } });
  });

  it('asks a colleague to interview alone, whom it names as an interviewer', async () => {
    fakeApi.askColleague.mockReturnValue({ data: { id: 9 } });
    const interviewer = { part: 'interviewer' as const };
    show({
      isOwn: true,
      members: [{ id: 8, person: noor, ...interviewer, since: at }],
      asked: [{ id: 9, email: 'pat@example.com', ...interviewer, message: null, askedAt: at }],
    });
    expect(screen.getByRole('listitem', { name: 'Noor Haddad' }).textContent).toContain('Interviewer, ');
    expect(screen.getByRole('listitem', { name: 'pat@example.com' }).textContent).toContain('Asked to interview');
    await userEvent.click(screen.getByRole('button', { name: 'Add a colleague' }));
    await userEvent.click(screen.getByRole('radio', { name: /^Interviewer/ }));
    await userEvent.type(screen.getByLabelText(/^Email of the hiring manager/), 'ian@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Ask to interview' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('askColleague').at(-1)).toEqual({
      params: { id: 5 },
      body: { email: 'ian@example.com', part: 'interviewer' },
    });
  });

  it('lets one of the team leave, who changes nothing else of it', async () => {
    fakeApi.endMembership.mockReturnValue({ data: { id: 8 } });
    const account = { id: 1001, firstName: 'Maria', lastName: 'Lopez', avatar: null };
    show({ isOwn: false, members: [{ id: 8, person: account, part, since: at }], asked: [] }, { managerId: 7 });
    expect(screen.queryByRole('button', { name: 'Add a colleague' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Leave the team' }));
    await waitFor(() => expect(asked('endMembership')).toMatchObject([{ params: { id: 8 } }]));
  });
});

describe('The jobs that a manager helps with', () => {
  const row = {
    id: 9,
    state: 'asked',
    part,
    message: 'We need a second pair of eyes.',
    at,
    manager: noor,
    job: { id: 5, title: 'ICU nurse', status: 'signed', candidatesCount: 3 },
    company: 'Lakeside Hospital',
  };
  const open = async () => {
    let rows: object[] = [row];
    fakeApi.listMemberships.mockImplementation(() => ({ data: rows, meta: { total: rows.length } }));
    renderSignedIn(Memberships, { path: '/dashboard' });
    expect((await screen.findByRole('listitem', { name: 'ICU nurse' })).textContent).toMatch(
      /Lakeside Hospital · Open · 3 candidates.*Noor Haddad asks you to join the team.*second pair of eyes/,
    );
    return (next: object[]) => (rows = next);
  };

  it('open their board once joined', async () => {
    const now = await open();
    fakeApi.acceptMembership.mockImplementation(() => {
      now([{ ...row, state: 'joined', message: null }]);
      return { data: { jobId: 5 } };
    });
    await userEvent.click(screen.getByRole('button', { name: 'Join the team of ICU nurse' }));
    expect((await screen.findByRole('link', { name: 'Open board' })).getAttribute('href')).toBe('/jobs/5/candidates');
  });

  it('lead an interviewer to their interviews, and say nothing of how many candidates there are', async () => {
    const job = { ...row.job, candidatesCount: null };
    let state = 'asked';
    fakeApi.listMemberships.mockImplementation(() => ({
      data: [{ ...row, part: 'interviewer', state, job }],
      meta: { total: 1 },
    }));
    renderSignedIn(Memberships, { path: '/dashboard' });
    const item = await screen.findByRole('listitem', { name: 'ICU nurse' });
    expect(item.textContent).toMatch(/Lakeside Hospital · Open.*asks you to interview/);
    expect(item.textContent).not.toContain('candidate');
    fakeApi.acceptMembership.mockImplementation(() => {
      state = 'joined';
      return { data: { jobId: 5 } };
    });
    await userEvent.click(screen.getByRole('button', { name: 'Interview for ICU nurse' }));
    const link = await screen.findByRole('link', { name: 'Your interviews' });
    expect(link.getAttribute('href')).toBe('/jobs/5/interviews');
  });

  it('are gone once declined, which is said', async () => {
    const now = await open();
    fakeApi.endMembership.mockImplementation(() => {
      now([]);
      return { data: { id: 9 } };
    });
    await userEvent.click(screen.getByRole('button', { name: 'Decline to join the team of ICU nurse' }));
    expect((await screen.findByRole('status')).textContent).toMatch(/You declined to join the team of ICU nurse/);
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  });

  it('are nothing where there are none', async () => {
    fakeApi.listMemberships.mockReturnValue({ data: [], meta: { total: 0 } });
    const { container, queryClient } = renderSignedIn(Memberships, { path: '/dashboard' });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(container.textContent).toBe('');
  });
});
