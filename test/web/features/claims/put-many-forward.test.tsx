// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { PutForwardModal } from '../../../../web/features/claims/components/put-forward-modal.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const people = [
  { id: 1, name: 'Ada Lovelace' },
  { id: 2, name: 'Ben Park', email: 'ben@example.com' },
  { id: 3, name: 'Carl Hay', email: 'carl@example.com' },
  { id: 4, name: 'Dora Lind' },
];
const job = {
  job: { id: 5001, title: 'Night nurse' },
  client: { id: 4001, companyName: 'Mercy' },
  terms: { points: 500, guaranteeDays: 0, share: 10 },
  refusal: null,
};

it('People who were selected are put forward for one job one after the other, each with what became of them', async () => {
  const onClose = vi.fn();
  fakeApi.listJobsToPropose.mockReturnValue({ data: [job] });
  fakeApi.proposeCandidate.mockImplementation(({ body }) => {
    if (body.candidateId === 4) throw new ApiError(409, 'The candidate is already on this job');
    return { data: {} };
  });
  fakeApi.askAddresses.mockImplementation(({ body }) => ({
    data: body.emails.map((email) => ({ email, available: email.startsWith('ben') })),
  }));
  renderSignedIn(() => <PutForwardModal people={people} onClose={onClose} />, {
    path: '/candidates',
    account: { role: 'recruiter' },
  });
  await screen.findByRole('option', { name: 'Night nurse · Mercy' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Job' }), '5001');
  await userEvent.type(screen.getByRole('textbox', { name: /Your words/ }), 'Nights pay well');
  await userEvent.click(screen.getByRole('button', { name: 'Ask 4 people' }));
  expect(await screen.findByText('2 of 4 people asked')).toBeTruthy();
  const lines = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const waits = 'Your proposal waits for their answer';
  expect(lines('Asked')).toEqual([`Ada Lovelace${waits}`, `Ben Park${waits}`]);
  expect(lines('Not asked')).toEqual([
    'Carl HayYou have asked them about this job already',
    'Dora LindThe candidate is already on this job',
  ]);
  expect(fakeApi.proposeCandidate.mock.calls.map(([{ body }]) => body)).toEqual([
    { candidateId: 1, jobId: 5001, message: 'Nights pay well' },
    { candidateId: 4, jobId: 5001, message: 'Nights pay well' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalled();
});
