// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { InviteRecruitersModal } from '../../../../../web/features/recruiters/components/invite-recruiters-modal.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const onClose = vi.fn();
const rows = () => screen.getAllByLabelText(/^Recruiter \d$/);
const send = () => userEvent.click(screen.getByRole('button', { name: /^Send/, hidden: true }));
const addRow = () => userEvent.click(screen.getByRole('button', { name: 'Add another', hidden: true }));
const availability = () => rows().map((row) => row.closest('.invite-row')?.getAttribute('data-available'));

beforeEach(() => {
  vi.resetAllMocks();
  function Page() {
    const [isOpen, setOpen] = useState(true);
    const close = () => {
      onClose();
      setOpen(false);
    };
    return isOpen ? <InviteRecruitersModal onClose={close} /> : <p>The dialog is closed</p>;
  }
  renderSignedIn(Page, { path: '/manager/recruiters' });
});

it('The recruiter invitation dialog starts with one row with the placeholder {email} (RECR-18, RECR-23)', () => {
  expect(rows().map((row) => row.getAttribute('placeholder'))).toEqual(['name@company.com']);
});

it('The recruiter invitation dialog adds and removes rows and refuses a duplicate address, and keeps one row (VALID-24, VALID-25)', async () => {
  await addRow();
  await userEvent.type(rows()[0] as HTMLElement, 'a@b.example');
  await userEvent.type(rows()[1] as HTMLElement, 'A@b.example');
  await send();
  expect(await screen.findByText('Try another email address')).toBeTruthy();
  expect(fakeApi.inviteRecruiters).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Remove recruiter 2', hidden: true }));
  expect(rows()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove recruiter 1', hidden: true }));
  expect(rows()).toHaveLength(1);
});

it('The recruiter invitation dialog closes when every address was available (RECR-19, RECR-24)', async () => {
  fakeApi.inviteRecruiters.mockResolvedValue({ data: [{ email: 'a@b.example', available: true }] });
  await userEvent.type(rows()[0] as HTMLElement, 'a@b.example');
  await send();
  expect(await screen.findByText('The dialog is closed')).toBeTruthy();
  expect(fakeApi.inviteRecruiters.mock.calls).toEqual([[{ body: { emails: ['a@b.example'] } }]]);
});

it('The recruiter invitation dialog stays open and marks each address when one was not available (RECR-20, RECR-21, RECR-22)', async () => {
  fakeApi.inviteRecruiters.mockResolvedValue({
    data: [
      { email: 'a@b.example', available: true },
      { email: 'c@d.example', available: false },
    ],
  });
  await userEvent.type(rows()[0] as HTMLElement, 'a@b.example');
  await addRow();
  await userEvent.type(rows()[1] as HTMLElement, 'c@d.example');
  await send();
  await vi.waitFor(() => expect(availability()).toEqual(['true', 'false']), 10_000);
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  [
    'the server’s first message',
    new ApiError(422, 'Check the form', [
      { key: 'emails.0', message: 'Not deliverable' },
      { key: 'emails.1', message: 'Nor this' },
    ]),
    'Not deliverable',
  ],
  [
    'the server’s overall message if there is none per field',
    new ApiError(429, 'Too many invitations today'),
    'Too many invitations today',
  ],
  ['a fixed text if the server gives no message', new ApiError(500, ''), 'Something went wrong!'],
  ['the fixed text for an error that is not a response', new TypeError('x is not a function'), 'Something went wrong!'],
])('A failed recruiter invitation shows %s, and the dialog stays open (ERR-11)', async (_, failure, shown) => {
  fakeApi.inviteRecruiters.mockRejectedValue(failure);
  await userEvent.type(rows()[0] as HTMLElement, 'a@b.example');
  await send();
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe(shown);
  expect(onClose).not.toHaveBeenCalled();
});
