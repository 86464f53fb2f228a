// @vitest-environment jsdom
import { useMutation } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, failureMessage } from '../../../../web/api/api-error.ts';
import { InvitePeopleModal } from '../../../../web/common/invitations/invite-people-modal.tsx';
import { useSentActions } from '../../../../web/common/invitations/use-sent-actions.ts';
import { CityCombobox } from '../../../../web/common/lookups/city-combobox.tsx';
import { cityQuery } from '../../../../web/common/lookups/lookups.ts';
import { PersonName } from '../../../../web/common/people/person-name.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const [resend, takeBack, invite] = [vi.fn(), vi.fn(), vi.fn()];
beforeEach(() => vi.resetAllMocks());

const row = { id: 7, email: 'ada@example.com', sentAt: '', expiresAt: '' };
function Sent() {
  const { actions, done, failure } = useSentActions({
    resend: useMutation({ mutationFn: (id: number) => resend(id) as Promise<unknown> }),
    takeBack: useMutation({ mutationFn: (id: number) => takeBack(id) as Promise<unknown> }),
    takenBack: 'withdrawn',
  });
  return (
    <>
      <button type="button" onClick={() => actions.onResend(row)}>
        Resend
      </button>
      <button type="button" onClick={() => actions.onTakeBack(row)}>
        Withdraw
      </button>
      <p role="status">{`${actions.busy ? 'busy ' : ''}${failure ? failureMessage(failure) : (done ?? '')}`}</p>
    </>
  );
}
const said = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('A mailed invitation is sent again or withdrawn, and what the last of both did is said', async () => {
  let settle = () => {};
  resend.mockReturnValueOnce(new Promise<void>((resolve) => (settle = resolve)));
  renderSignedIn(Sent, { path: '/' });
  expect(said()).toBe('');
  press('Resend');
  await waitFor(() => expect(said()).toBe('busy '));
  settle();
  await waitFor(() =>
    expect(said()).toBe('The invitation to ada@example.com was sent again. The previous link no longer works.'),
  );
  takeBack.mockRejectedValueOnce(new ApiError(409, 'They have joined'));
  press('Withdraw');
  await waitFor(() => expect(said()).toBe('They have joined'));
  resend.mockRejectedValueOnce(new ApiError(429, 'Too many today'));
  press('Resend');
  await waitFor(() => expect(said()).toBe('Too many today'));
  takeBack.mockReturnValueOnce(new Promise<void>((resolve) => (settle = resolve)));
  press('Withdraw');
  // A failure of the other action is of the past.
  await waitFor(() => expect(said()).toMatch(/^busy The invitation/));
  settle();
  await waitFor(() =>
    expect(said()).toBe('The invitation to ada@example.com was withdrawn. Its link no longer works.'),
  );
  expect([resend.mock.calls, takeBack.mock.calls]).toEqual([
    [[7], [7]],
    [[7], [7]],
  ]);
});

it('An invitation by mail closes once every address was available, and says why it was not sent (RECR-16 to RECR-23)', async () => {
  const onClose = vi.fn();
  function Modal() {
    const call = useMutation({ mutationFn: (emails: string[]) => invite(emails) as Promise<never> });
    const words = {
      title: 'Invite recruiters',
      lead: '',
      noun: 'recruiter',
      sent: 'invitation',
      takenBecause: 'is one',
    };
    return <InvitePeopleModal {...words} invite={call} onClose={onClose} />;
  }
  renderSignedIn(Modal, { path: '/' });
  invite.mockRejectedValueOnce(new ApiError(429, 'Too many today'));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'ada@example.com' } });
  const send = () => fireEvent.submit(document.querySelector('form')!);
  send();
  expect(await screen.findByText(/Too many today/)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  invite.mockResolvedValue({ data: [{ email: 'ada@example.com', available: true }] });
  send();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(invite.mock.calls.map(([emails]) => emails)).toEqual([['ada@example.com'], ['ada@example.com']]);
});

it('A city is found by the beginning of its name in a country, and known from then on (LOOK-12, LOOK-18)', async () => {
  const city = { id: 7, name: 'Houston', state: { name: 'Texas', abbr: 'TX' }, country: { id: 840 } };
  fakeApi.searchCities.mockResolvedValue({ data: [city] });
  const onChange = vi.fn();
  const { queryClient } = renderSignedIn(
    () => <CityCombobox label="City" countryId={840} value={null} onChange={onChange} />,
    { path: '/' },
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: /^City/ });
  expect(field.placeholder).toBe('Start typing at least 2 characters');
  fireEvent.change(field, { target: { value: 'Hou' } });
  fireEvent.click(await screen.findByRole('option', { name: /Houston, TX/ }));
  expect(onChange.mock.calls).toEqual([[{ value: 7, label: 'Houston, TX', detail: 'Texas' }]]);
  expect(queryClient.getQueryData(cityQuery(7).queryKey)).toMatchObject(city);
  expect(fakeApi.searchCities.mock.calls[0]?.[0].query).toEqual({ name: 'Hou', used1st: undefined, countryId: 840 });
});

it('A person’s name has a line under it only where there is one', () => {
  const person = { id: 1, firstName: 'Ada', lastName: 'Obi', avatar: null };
  const { container } = renderSignedIn(() => <PersonName person={person} under="Recruiter" />, { path: '/' });
  expect(container.querySelector('.person-name-words')?.textContent).toBe('Ada Obi Recruiter');
  cleanup();
  const alone = renderSignedIn(() => <PersonName person={person} />, { path: '/' });
  expect(alone.container.querySelector('.person-name-words')?.innerHTML).toBe('Ada Obi');
});
