// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { HandOverModal } from '../../../../web/features/jobs/components/hand-over-modal.tsx';
import { ReceivedHandovers } from '../../../../web/features/jobs/components/received-handovers.tsx';
import { fakeApi, requests } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const job = { id: 5, title: 'ICU nurse' };
const noor = { id: 1002, firstName: 'Noor', lastName: 'Haddad', avatar: null };
const askedAt = '2026-03-03T10:00:00.000Z';
const asked = (operation: string) => requests.filter(([name]) => name === operation).map(([, given]) => given);

describe('Handing a job over', () => {
  const open = () => {
    let isClosed = false;
    renderSignedIn(() => <HandOverModal job={job} onClose={() => (isClosed = true)} />, { path: '/jobs/view/5' });
    return () => isClosed;
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Ask to take over' }));

  it('asks the manager of an address, shows who is asked, and takes it back (PLUS-53)', async () => {
    const handover = { id: 9, message: 'You know the ward.', askedAt, email: 'noor@example.com' };
    fakeApi.readHandover.mockReturnValue({ data: { handover: null } });
    fakeApi.askHandover.mockReturnValue({ data: handover });
    fakeApi.withdrawHandover.mockReturnValue({ data: { id: 9 } });
    const isClosed = open();
    await userEvent.type(await screen.findByLabelText(/^Email of the hiring manager/), 'noor@example.com');
    await userEvent.type(screen.getByLabelText(/^Message/), 'You know the ward.');
    await send();
    expect(await screen.findByText(/You asked noor@example.com/)).toBeTruthy();
    expect(asked('askHandover')).toMatchObject([
      { params: { id: 5 }, body: { email: 'noor@example.com', message: 'You know the ward.' } },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(asked('withdrawHandover')).toHaveLength(1);
  });

  it('says beside the address why it cannot be asked, and asks for one that is missing', async () => {
    const message = 'This is your own address';
    fakeApi.readHandover.mockReturnValue({ data: { handover: null } });
    fakeApi.askHandover.mockImplementation(() => {
      throw new ApiError(422, message, [{ key: 'email', message }]);
    });
    open();
    const field = await screen.findByLabelText(/^Email of the hiring manager/);
    await send();
    expect(screen.getByText('Required')).toBeTruthy();
    await userEvent.type(field, 'nobody@example.com');
    await send();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(field);
  });
});

describe('The jobs that a manager is asked to take over', () => {
  const row = {
    id: 9,
    message: 'I am leaving.',
    askedAt,
    from: noor,
    job: { ...job, status: 'signed', candidatesCount: 3 },
    company: 'Lakeside Hospital',
  };
  const show = async () => {
    let waits = true;
    fakeApi.listHandovers.mockImplementation(() => ({ data: waits ? [row] : [], meta: { total: waits ? 1 : 0 } }));
    renderSignedIn(ReceivedHandovers, { path: '/dashboard' });
    expect((await screen.findByRole('listitem', { name: 'ICU nurse' })).textContent).toMatch(
      /Lakeside Hospital · Open · 3 candidates.*Noor Haddad asked.*I am leaving/,
    );
    return () => (waits = false);
  };

  it.each([
    ['Take over ICU nurse', 'acceptHandover', { jobId: 5 }, /ICU nurse is yours now/],
    ['Decline to take over ICU nurse', 'declineHandover', { id: 9 }, /You declined to take over ICU nurse/],
  ] as const)('are answered there: %s (PLUS-53)', async (name, operation, data, said) => {
    const answer = await show();
    fakeApi[operation].mockImplementation(() => {
      answer();
      return { data };
    });
    await userEvent.click(screen.getByRole('button', { name }));
    expect((await screen.findByRole('status')).textContent).toMatch(said);
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  });

  it('are nothing where there are none', async () => {
    fakeApi.listHandovers.mockReturnValue({ data: [], meta: { total: 0 } });
    const { container, queryClient } = renderSignedIn(ReceivedHandovers, { path: '/dashboard' });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(container.textContent).toBe('');
  });
});
