// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { ManagersPage } from '../../../../web/features/super-manager/pages/managers.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { heardLive, sayLive } from '../../support/live-listeners.ts';
import { listed } from '../../support/listed.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { cellsOf } from '../../support/saved-cells.ts';

const saveBlob = vi.hoisted(() => vi.fn());

vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));
vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));

const person = (id: number, firstName: string) => ({ id, firstName, lastName: 'Porter', avatar: `/${id}.png` });
const [ann, noah] = [person(1002, 'Ann'), person(1003, 'Noah')];
const sentAt = '2026-09-01T10:00:00.000Z';
const resentAt = '2026-09-01T22:00:00.000Z';
const as = { account: { id: 4001, role: 'super_manager' as const } };
const press = (name: string | RegExp, part: Element = document.body) =>
  fireEvent.click(within(part as HTMLElement).getByRole('button', { name }));
const never = () => new Promise(() => {});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-09-02T10:00:00.000Z'), toFake: ['Date'] });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  fakeApi.listManagers.mockResolvedValue(
    listed([{ ...ann, email: 'ann@example.com', since: '2026-08-01T12:00:00.000Z' }]),
  );
  fakeApi.listCollaborationRequests.mockResolvedValue(
    listed(
      [
        { id: 5, isAccepted: false, sentAt, resentAt: null, recipient: noah },
        { id: 6, isAccepted: false, sentAt, resentAt, recipient: person(1004, 'Vera') },
      ],
      3,
    ),
  );
});

describe('The managers of a super manager', () => {
  const show = () => renderSignedIn(ManagersPage, { path: '/super_manager/managers', ...as });

  it('are listed with links and the requests that wait, and saved as a file (SUPER-01, SUPER-10)', async () => {
    show();
    await screen.findByRole('link', { name: 'Ann Porter' });
    await screen.findByRole('list', { name: 'Waiting requests' });
    expect(readAloud()).toMatchInlineSnapshot(`
      "Managers · HireHub
      # Managers 1
      <Ask managers> <CSV, managers>
      Managers who agreed to work with you. You see the jobs and candidates of all managers, and the clients and recruiters of these.
      ## Requests 3 waiting
      ‹Waiting requests›
      ‹Noah Porter› (picture /1003.png)
      [Noah Porter](/super_manager/managers/1003)
      Asked (2026-09-01T10:00:00.000Z)
      <Ask again, Noah Porter> <Take back the request to Noah Porter>
      ‹Vera Porter› (picture /1004.png)
      [Vera Porter](/super_manager/managers/1004)
      Asked again (2026-09-01T22:00:00.000Z)
      <Ask again, Vera Porter> <Take back the request to Vera Porter>
      Showing 2 of 3 requests
      <Show more>
      Managers
      Name | Email | Works with you since
      [(picture /1002.png) Ann Porter](/super_manager/managers/1002) | ann@example.com | 1st Aug 2026"
    `);
    press('CSV, managers');
    await waitFor(() => expect(saveBlob).toHaveBeenCalled());
    expect(await cellsOf(saveBlob.mock.lastCall?.[0])).toEqual([
      ['Name', 'Email', 'Works with you since'],
      ['Ann Porter', 'ann@example.com', '2026-08-01'],
    ]);
  });

  it('without any says how they come, and asks from there', async () => {
    fakeApi.listManagers.mockResolvedValue(listed([]));
    fakeApi.listCollaborationRequests.mockResolvedValue(listed([]));
    show();
    await screen.findByText('No manager works with you yet');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Managers · HireHub
      # Managers 0
      <Ask managers>
      Managers who agreed to work with you. You see the jobs and candidates of all managers, and the clients and recruiters of these.
      ## No manager works with you yet
      Find managers by name and ask them. Those who accept are listed here.
      <Ask managers>"
    `);
    fireEvent.click(screen.getAllByRole('button', { name: 'Ask managers' })[1]!);
    press('Cancel', await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are not asked again or left while that is on its way, and the card says why it failed', async () => {
    const { promise, reject } = Promise.withResolvers();
    fakeApi.resendCollaborationRequest.mockReturnValue(promise);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Ask again, Noah Porter' }));
    await waitFor(() => expect(readAloud()).toContain('<Take back the request to Vera Porter | off>'));
    expect(fakeApi.resendCollaborationRequest.mock.lastCall).toEqual([{ params: { id: 5 } }]);
    reject(new ApiError(403, 'Asked today'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The request could not be changed. Asked today. Nothing was changed.',
    );
    await waitFor(() => expect(readAloud()).not.toContain('| off'));
    fakeApi.declineCollaboration.mockImplementation(never);
    press('Take back the request to Vera Porter');
    await waitFor(() => expect(readAloud()).toContain('<Ask again, Noah Porter | off>'));
    expect(fakeApi.declineCollaboration.mock.lastCall).toEqual([{ params: { id: 1004 } }]);
  });

  it.each(['collaboration', 'catch-up'])('follow what is said live: %s', async (type) => {
    show();
    await screen.findByRole('link', { name: 'Ann Porter' });
    fakeApi.listManagers.mockResolvedValue(listed([{ ...noah, email: 'noah@example.com', since: sentAt }]));
    sayLive(type);
    expect(await screen.findByText('noah@example.com')).toBeTruthy();
    cleanup();
    expect(heardLive()).toEqual([]);
  });
});

describe('The search for managers', () => {
  const found = [
    { ...noah, request: { id: 5, isAccepted: false } },
    { ...person(1004, 'Noelle'), request: { id: 6, isAccepted: true } },
    { ...person(1005, 'Nora'), request: null },
    { ...person(1006, 'Norman'), request: null },
  ];
  const open = async () => {
    renderSignedIn(ManagersPage, { path: '/super_manager/managers', ...as });
    fireEvent.click(await screen.findByRole('button', { name: 'Ask managers' }));
    return screen.findByRole('dialog');
  };
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  const choose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));

  it('says what to type, whom it found, and how each stands; those not asked yet are chosen (SUPER-02, SUPER-04)', async () => {
    fakeApi.searchManagers.mockResolvedValue({ data: found });
    const dialog = await open();
    expect(readAloud(dialog)).toMatchInlineSnapshot(`
      "## Ask managers to work together
      Once a manager accepts, you see beside their jobs and candidates their clients, the recruiters of their jobs, whom their jobs were closed with, how to reach their candidates, and their figures beside those of others. You also decide what is contested about their hires, and read the evidence and files of both sides for it.
      <Close>
      Name of a manager
      (search) ""
      Type the beginning of a first or last name.
      ‹Managers found›
      <Cancel> <Ask manager | off | Choose at least one manager>"
    `);
    type(' no ');
    await screen.findByText('Nora Porter');
    for (const name of ['Nora Porter', 'Norman Porter', 'Nora Porter']) choose(name);
    expect(readAloud(dialog)).toMatchInlineSnapshot(`
      "## Ask managers to work together
      Once a manager accepts, you see beside their jobs and candidates their clients, the recruiters of their jobs, whom their jobs were closed with, how to reach their candidates, and their figures beside those of others. You also decide what is contested about their hires, and read the evidence and files of both sides for it.
      <Close>
      Name of a manager
      (search) " no "
      ‹Managers found›
      (picture /1003.png)
      [Noah Porter](/super_manager/managers/1003)
      Asked{amber}
      (picture /1004.png)
      [Noelle Porter](/super_manager/managers/1004)
      Works with you{green}
      (picture /1005.png)
      [ ] Nora Porter
      (picture /1006.png)
      [x] Norman Porter
      <Cancel> <Ask manager>"
    `);
    expect(fakeApi.searchManagers.mock.calls.map(([{ query }]) => query)).toEqual([{ search: 'no' }]);
  });

  it('says that nobody is found, and why it failed', async () => {
    fakeApi.searchManagers.mockResolvedValue({ data: [] });
    const dialog = await open();
    type('xy');
    expect(await screen.findByText('No manager’s name begins with ‘xy’.')).toBeTruthy();
    expect(within(dialog).queryByRole('alert')).toBeNull();
    fakeApi.searchManagers.mockRejectedValue(new ApiError(400, 'Not now'));
    type('xyz');
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'The managers could not be searched. Not now. Nothing was changed.',
    );
  });

  it.each([
    [[true], 'One manager was asked.'],
    [[true, true], '2 managers were asked.'],
    [[true, false], '1 of 2 managers were asked; the others were asked already or have left.'],
    [[false], '0 of 1 managers were asked; the others were asked already or have left.'],
  ])('says how many were asked: %j', async (outcome, words) => {
    fakeApi.searchManagers.mockResolvedValue({ data: found });
    fakeApi.requestCollaborations.mockResolvedValue({ data: outcome.map((available) => ({ available })) });
    const dialog = await open();
    type('no');
    await screen.findByText('Nora Porter');
    for (const name of ['Nora Porter', 'Norman Porter'].slice(0, outcome.length)) choose(name);
    press(/^Ask (manager|2 managers)$/, dialog);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(fakeApi.requestCollaborations.mock.lastCall).toEqual([
      { body: { managerIds: [1005, 1006].slice(0, outcome.length) } },
    ]);
  });

  it('is busy while it asks, says why that failed, and keeps the choice', async () => {
    const { promise, reject } = Promise.withResolvers();
    fakeApi.searchManagers.mockResolvedValue({ data: found });
    fakeApi.requestCollaborations.mockReturnValue(promise);
    const dialog = await open();
    type('no');
    await screen.findByText('Nora Porter');
    choose('Nora Porter');
    press('Ask manager', dialog);
    await waitFor(() => expect(readAloud(dialog)).toContain('<Ask manager | busy | off>'));
    expect(dialog.getAttribute('aria-busy')).toBe('true');
    reject(new ApiError(429, 'Too many'));
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'The requests could not be sent. Too many. Nothing was changed.',
    );
    expect(within(dialog).getByRole('checkbox', { name: 'Nora Porter', checked: true })).toBeTruthy();
  });
});
