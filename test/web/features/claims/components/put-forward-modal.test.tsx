// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AskedAddress } from '../../../../../shared/model/claim.ts';
import { PutForwardModal } from '../../../../../web/features/claims/components/put-forward-modal.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const asked = (over: Partial<AskedAddress>): AskedAddress => ({
  id: 1,
  email: 'vera@example.com',
  job: { id: 5001, title: 'Nurse' },
  message: null,
  askedAt: '2026-09-01T10:00:00.000Z',
  answerBy: '2099-09-15T10:00:00.000Z',
  state: 'waiting',
  candidate: null,
  claimId: null,
  ...over,
});
const page = (data: AskedAddress[]) => ({
  data,
  pagination: { page: 1, perPage: 10, total: data.length, totalPages: 1 },
});
const show = (props: Parameters<typeof PutForwardModal>[0]) =>
  renderSignedIn(() => <PutForwardModal {...props} />, {
    path: '/jobs/view/:id',
    at: '/jobs/view/5001',
    account: { id: 2001, role: 'recruiter' },
  });
const onClose = vi.fn();
beforeEach(() => vi.resetAllMocks());

it('From a job, addresses are asked with the recruiter’s words, and those before show what came of them', async () => {
  const candidate = { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null };
  const before = [
    asked({}),
    asked({ id: 2, email: 'priya@example.com', state: 'agreed', candidate, claimId: 9001 }),
    asked({ id: 3, email: 'no@example.com', state: 'declined' }),
    asked({ id: 4, email: 'late@example.com', state: 'over' }),
  ];
  fakeApi.listAskedAddresses.mockResolvedValue(page(before));
  fakeApi.askAddresses.mockResolvedValue({ data: [{ email: 'new@example.com', available: true }] });
  fakeApi.takeBackAskedAddress.mockResolvedValue({ data: { id: 1 } });
  show({ job: { id: 5001, title: 'Nurse' }, onClose });
  const rows = within(await screen.findByRole('list', { name: 'Asked by you' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Withdraw'),
    expect.stringContaining('Priya IyerAgreed'),
    expect.stringContaining('Declined'),
    expect.stringContaining('No answer in time'),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw the proposal to vera@example.com' }));
  await vi.waitFor(() => expect(fakeApi.takeBackAskedAddress.mock.calls).toEqual([[{ params: { id: 1 } }]]));
  fireEvent.change(screen.getByRole('textbox', { name: 'Candidate 1' }), { target: { value: 'new@example.com' } });
  fireEvent.change(screen.getByLabelText('Your words to them (optional)'), { target: { value: ' Kind team. ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send proposal' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const body = { emails: ['new@example.com'], jobId: 5001, message: 'Kind team.' };
  expect(fakeApi.askAddresses.mock.calls).toEqual([[{ body }]]);
});

it('From a person whom the recruiter added, a job is chosen with its terms, and asking twice says so', async () => {
  const terms = { points: 500, guaranteeDays: 0, share: 100 };
  const job = { job: { id: 5001, title: 'Nurse' }, client: { id: 1, companyName: 'Lakeside' }, terms, refusal: null };
  fakeApi.listJobsToPropose.mockResolvedValue({ data: [job] });
  fakeApi.askAddresses.mockResolvedValue({ data: [{ email: 'vera@example.com', available: false }] });
  show({ person: { email: 'vera@example.com', firstName: 'Vera' }, onClose });
  fireEvent.change(await screen.findByLabelText('Job'), { target: { value: '5001' } });
  expect(screen.getByText('500 points for a hire')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ask Vera' }));
  expect(await screen.findByText('You have asked vera@example.com about this job already.')).toBeTruthy();
  const body = { emails: ['vera@example.com'], jobId: 5001, message: undefined };
  expect(fakeApi.askAddresses.mock.calls).toEqual([[{ body }]]);
});
