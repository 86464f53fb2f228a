// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Account } from '../../../../shared/model/person.ts';
import { HidingSection } from '../../../../web/features/candidate-profile/components/hiding-card.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const calls = vi.hoisted(() => ({ readHiding: vi.fn(), saveHiding: vi.fn() }));
vi.mock('../../../../web/api/api.ts', () => ({ api: { 'candidate-profile': calls } }));

const olivia = { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
const list = { version: 3, companies: ['Acme'], onlyConfirmed: false, confirmed: [], known: [olivia] };
const show = (role: Account['role'] = 'candidate') =>
  renderSignedIn(() => <HidingSection account={{ id: 3001, role } as Account} />, { path: '/' });

beforeEach(() => {
  vi.resetAllMocks();
  calls.readHiding.mockResolvedValue({ data: list });
});
afterEach(cleanup);

it('A candidate enters companies to hide from and the recruiters who still see them (PLUS-21)', async () => {
  show();
  expect(await screen.findByText('Acme')).toBeTruthy();
  expect(screen.getByText('All other recruiters, and managers of jobs you are on')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Edit who can see you' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Companies to hide from/), { target: { value: 'Acme\n\nlakeside.example ' } });
  fireEvent.click(dialog.getByLabelText('Hide from everybody except recruiters I confirm'));
  fireEvent.click(await dialog.findByLabelText('Olivia Brandt'));
  calls.saveHiding.mockResolvedValue({ data: list });
  const saved = { ...list, version: 4, onlyConfirmed: true, confirmed: [olivia] };
  calls.readHiding.mockResolvedValue({ data: saved });
  fireEvent.click(dialog.getByRole('button', { name: 'Save who can see you' }));
  expect(await screen.findByText('Only Olivia Brandt, those who work with you on a job')).toBeTruthy();
  expect(calls.saveHiding.mock.calls[0]?.[0]).toEqual({
    params: { candidateId: 3001 },
    body: { companies: ['Acme', 'lakeside.example'], onlyConfirmed: true, confirmed: [2001], version: 3 },
  });
});

it('A manager’s profile page says nothing of hiding', async () => {
  show('manager');
  await waitFor(() => expect(document.body.textContent).toBe(''));
  expect(calls.readHiding).not.toHaveBeenCalled();
});
