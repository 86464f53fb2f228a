// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { ReceivedRequests } from '../../../../web/features/super-manager/components/received-requests.tsx';
import { ManagerPage } from '../../../../web/features/super-manager/pages/manager.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { sayLive } from '../../support/live-listeners.ts';
import { listed } from '../../support/listed.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

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
});

describe('A manager’s page', () => {
  const profile = {
    ...ann,
    email: 'ann@example.com',
    phonePrefix: '+1',
    phone: '5125550142',
    cityId: 7,
    memberSince: '2026-01-05T12:00:00.000Z',
    request: { id: 5, isAccepted: false, sentAt, resentAt },
    jobs: { draft: 9, signed: 3, on_hold: 1, closed: 0 },
    clients: null as number | null,
  };
  const show = () =>
    renderSignedIn(ManagerPage, { path: '/super_manager/managers/:id', at: '/super_manager/managers/1002', ...as });

  it('has everything that is known of them, clients once both work together, and nothing that is not (SUPER-03)', async () => {
    const city = { id: 7, name: 'Austin', state: { name: 'Texas', abbr: 'TX' }, country: { id: 840, name: 'USA' } };
    fakeApi.readCity.mockResolvedValue({ data: city });
    fakeApi.readManager.mockResolvedValue({ data: profile });
    const { container } = show();
    expect(container.querySelector('[aria-label="Loading"]')).not.toBeNull();
    await screen.findByText('Austin, TX');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Ann Porter · HireHub
      [Managers](/super_manager/managers)
      (picture /1002.png)
      # Ann Porter
      Asked{amber}
      Austin, TX
      <Ask again> <Take the request back>
      ## Jobs
      Open: [3 jobs](/jobs?managerId=1002)
      On hold: [1 job](/jobs?managerId=1002&status=on_hold)
      Closed: None
      ## Clients
      Shown once Ann works with you.
      ‹Facts›
      ## Contact
      Email: [ann@example.com](mailto:ann@example.com)
      Phone: +1 512 555 01 42
      Member since: 5th Jan 2026
      Asked: (2026-09-01T22:00:00.000Z)"
    `);
    cleanup();
    fakeApi.readManager.mockResolvedValue({
      data: {
        ...profile,
        phone: null,
        cityId: null,
        request: null,
        clients: null,
        jobs: { ...profile.jobs, signed: 0, closed: 1 },
      },
    });
    show();
    await screen.findByRole('button', { name: 'Ask to work together' });
    expect(readAloud()).toMatchInlineSnapshot(`
      "Ann Porter · HireHub
      [Managers](/super_manager/managers)
      (picture /1002.png)
      # Ann Porter
      <Ask to work together>
      ## Jobs
      Open: None
      On hold: [1 job](/jobs?managerId=1002&status=on_hold)
      Closed: [1 job](/jobs?managerId=1002&status=closed)
      ## Clients
      Shown once Ann works with you.
      ‹Facts›
      ## Contact
      Email: [ann@example.com](mailto:ann@example.com)
      Phone: Not set
      Member since: 5th Jan 2026
      Asked: Not set"
    `);
    cleanup();
    fakeApi.readManager.mockResolvedValue({
      data: {
        ...profile,
        phonePrefix: null,
        cityId: null,
        request: { ...profile.request, isAccepted: true, resentAt: null },
        clients: 1,
      },
    });
    show();
    await screen.findByText('Works with you');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Ann Porter · HireHub
      [Managers](/super_manager/managers)
      (picture /1002.png)
      # Ann Porter
      Works with you{green}
      <Stop working together>
      ## Jobs
      Open: [3 jobs](/jobs?managerId=1002)
      On hold: [1 job](/jobs?managerId=1002&status=on_hold)
      Closed: None
      ## Clients
      [1 client](/clients?managerId=1002)
      ‹Facts›
      ## Contact
      Email: [ann@example.com](mailto:ann@example.com)
      Phone: 5125550142
      Member since: 5th Jan 2026
      Asked: (2026-09-01T10:00:00.000Z)"
    `);
  });

  it.each([
    ['Ask again', 'resendCollaborationRequest', [{ params: { id: 5 } }]],
    ['Take the request back', 'declineCollaboration', [{ params: { id: 1002 } }]],
  ] as const)('waits while something is on its way, and says why it failed: %s', async (name, call, asked) => {
    const { promise, reject } = Promise.withResolvers();
    fakeApi[call].mockReturnValue(promise);
    fakeApi.readManager.mockResolvedValue({ data: { ...profile, cityId: null } });
    show();
    fireEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(readAloud()).toContain('<Ask again | off> <Take the request back | off>'));
    expect(fakeApi[call].mock.lastCall).toEqual(asked);
    reject(new ApiError(409, 'Too late'));
    expect((await screen.findByRole('alert')).textContent).toContain('The request could not be changed. Too late.');
  });

  it('is busy while they are asked', async () => {
    fakeApi.requestCollaborations.mockImplementation(never);
    fakeApi.readManager.mockResolvedValue({ data: { ...profile, cityId: null, request: null } });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Ask to work together' }));
    await waitFor(() => expect(readAloud()).toContain('<Ask to work together | busy | off>'));
    expect(fakeApi.requestCollaborations.mock.calls).toEqual([[{ body: { managerIds: [1002] } }]]);
  });

  it('that is not available shows nothing of them and leads back to the list (RECR-03, ERR-01), and follows what is said live', async () => {
    fakeApi.readManager.mockRejectedValueOnce(new ApiError(404, 'No'));
    show();
    await screen.findByRole('heading', { level: 1 });
    expect(readAloud()).toContain('[Managers](/super_manager/managers)');
    expect(readAloud()).not.toContain('Ann');
    cleanup();
    fakeApi.readManager.mockResolvedValue({ data: { ...profile, cityId: null } });
    show();
    await screen.findByText('Asked', { selector: '[data-meaning]' });
    fakeApi.readManager.mockResolvedValue({
      data: { ...profile, cityId: null, request: { ...profile.request, isAccepted: true } },
    });
    sayLive('collaboration');
    expect(await screen.findByText('Works with you')).toBeTruthy();
  });
});

describe('The requests that a manager received', () => {
  const rows = [
    { id: 5, isAccepted: false, sentAt, resentAt, sender: ann },
    { id: 6, isAccepted: true, sentAt, resentAt: null, sender: noah },
  ];
  const show = (onlyWaiting?: boolean) =>
    renderSignedIn(() => <ReceivedRequests {...(onlyWaiting && { onlyWaiting })} />, { path: '/manager/managers' });

  it('say who asks and who works with the manager; a dashboard has only those who ask', async () => {
    fakeApi.listReceivedCollaborations.mockResolvedValue(listed(rows, 3));
    show();
    await screen.findByRole('listitem', { name: 'Noah Porter' });
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Super Hire managers
      ‹Requests to work together›
      ‹Ann Porter› (picture /1002.png)
      [Ann Porter](/manager/managers/1002) asks to work together with you
      Asked (2026-09-01T22:00:00.000Z). If you accept, they see beside your jobs and candidates your clients, the recruiters of your jobs, whom your jobs were closed with, how to reach your candidates, and your figures beside those of others. They also decide what is contested about your hires, and read the evidence and files of both sides for it.
      <Accept the request of Ann Porter> <Reject the request of Ann Porter>
      ‹Noah Porter› (picture /1003.png)
      [Noah Porter](/manager/managers/1003) works together with you
      Sees your jobs, their candidates, your clients, the recruiters of your jobs, whom your jobs were closed with, how to reach your candidates, and your figures beside those of others. They also decide what is contested about your hires, and read the evidence and files of both sides for it.
      <Stop working with Noah Porter>
      Showing 2 of 3 requests
      <Show more>"
    `);
    cleanup();
    show(true);
    await screen.findByRole('listitem', { name: 'Ann Porter' });
    expect(screen.queryByRole('listitem', { name: 'Noah Porter' })).toBeNull();
    cleanup();
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Stop working with Noah Porter' }));
    const dialog = screen.getByRole('dialog', { name: 'Stop working with Noah Porter?' });
    // Oversight reads every manager's jobs and candidates without a consent, so nothing is promised of these.
    expect(within(dialog).getByText(/no longer sees/).textContent).toBe(
      'Noah Porter no longer sees your clients, the recruiters of your jobs, whom your jobs were closed with, how to reach your candidates, and your figures beside those of others. What every Super Hire manager sees of your jobs and their candidates stays. To work together again, Noah Porter has to ask you.',
    );
    press('Keep working together', dialog);
    expect(fakeApi.rejectCollaboration).not.toHaveBeenCalled();
  });

  it('are none without a card', async () => {
    fakeApi.listReceivedCollaborations.mockResolvedValue(listed([]));
    const { queryClient } = show();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(readAloud()).toBe('');
  });

  it.each([
    ['Accept the request of Ann Porter', 'acceptCollaboration', 5, 'You work together with Ann Porter now.'],
    ['Reject the request of Ann Porter', 'rejectCollaboration', 5, 'You rejected the request of Ann Porter.'],
    ['Stop working with Noah Porter', 'rejectCollaboration', 6, 'You no longer work together with Noah Porter.'],
  ] as const)(
    'are changed one at a time, and the card says what was done or why not (RECR-54, RECR-55, PERM-38, PERM-39): %s',
    async (name, call, id, done) => {
      const confirm = () => name.startsWith('Stop') && press('Stop working together');
      const { promise, reject } = Promise.withResolvers();
      fakeApi[call].mockReturnValueOnce(promise);
      fakeApi.listReceivedCollaborations.mockResolvedValue(listed(rows));
      show();
      fireEvent.click(await screen.findByRole('button', { name }));
      confirm();
      await waitFor(() =>
        expect(screen.getAllByRole<HTMLButtonElement>('button').every((one) => one.disabled)).toBe(true),
      );
      reject(new ApiError(409, 'Too late'));
      expect((await screen.findByRole('alert')).textContent).toMatch(/^(Ann|Noah) Porter: Too late$/);
      fakeApi[call].mockResolvedValue({ data: {} });
      press(name);
      confirm();
      const news = await screen.findByText(done);
      expect(news.closest('[role=status]')).not.toBeNull();
      expect(document.activeElement?.textContent).toContain(done);
      expect(fakeApi[call].mock.lastCall).toEqual([{ params: { id } }]);
    },
  );
});
