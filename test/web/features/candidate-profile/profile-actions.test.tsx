// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProfileActions } from '../../../../web/features/candidate-profile/components/profile-actions.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const calls = vi.hoisted(() => ({
  readCandidateProfile: vi.fn(),
  favoriteCandidate: vi.fn(),
  approveCandidate: vi.fn(),
}));
vi.mock('../../../../web/api/api.ts', () => ({ api: { 'candidate-profile': calls } }));

const profile = {
  candidate: { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null },
  isEditable: false,
  isFavorite: false,
  approval: null,
  isApprovable: false,
  employeeInfo: { state: { name: 'Texas' } },
};
beforeEach(() => {
  vi.resetAllMocks();
  calls.readCandidateProfile.mockResolvedValue({ data: profile });
});
afterEach(cleanup);

it('Marking a candidate as favourite reloads the profile (CAND-36, PERM-33)', async () => {
  renderSignedIn(() => <ProfileActions candidateId={3001} />, { path: '/' });
  calls.favoriteCandidate.mockResolvedValue({ data: { id: 3001, isFavorite: true } });
  const star = await screen.findByRole('button', { name: 'Add Priya Iyer to favourites' });
  calls.readCandidateProfile.mockResolvedValue({ data: { ...profile, isFavorite: true } });
  fireEvent.click(star);
  expect(await screen.findByRole('button', { name: 'Remove Priya Iyer from favourites' })).toBeTruthy();
  await waitFor(() => expect(calls.readCandidateProfile).toHaveBeenCalledTimes(2));
  expect(calls.favoriteCandidate.mock.calls[0]?.[0]).toEqual({
    params: { candidateId: 3001 },
    body: { isFavorite: true },
  });
});

it('A viewer who may not mark a candidate, nor edit, is offered neither', async () => {
  calls.readCandidateProfile.mockResolvedValue({ data: { ...profile, isFavorite: null } });
  renderSignedIn(() => <ProfileActions candidateId={3001} />, { path: '/' });
  await waitFor(() => expect(calls.readCandidateProfile).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('button')).toBeNull();
});

it('Approving a candidate passes the region, their own by default, and the response replaces the profile (CAND-31, CAND-32)', async () => {
  const approvable = { ...profile, isFavorite: null, isApprovable: true };
  calls.readCandidateProfile.mockResolvedValue({ data: approvable });
  const approval = { region: 'Texas', approvedAt: '2026-11-22T12:00:00.000Z' };
  calls.approveCandidate.mockResolvedValue({ data: { ...approvable, approval } });
  renderSignedIn(() => <ProfileActions candidateId={3001} />, { path: '/' });
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const region = screen.getByLabelText('Region');
  expect((region as HTMLSelectElement).value).toBe('Texas');
  fireEvent.submit(region.closest('form') as HTMLFormElement);
  expect(await screen.findByRole('button', { name: 'Approved for Texas' })).toBeTruthy();
  expect(calls.approveCandidate.mock.calls[0]?.[0]).toEqual({
    params: { candidateId: 3001 },
    query: { region: 'Texas' },
  });
  expect(calls.readCandidateProfile).toHaveBeenCalledTimes(1);
});

it('An approval without a region is not sent', async () => {
  calls.readCandidateProfile.mockResolvedValue({ data: { ...profile, isApprovable: true, employeeInfo: {} } });
  renderSignedIn(() => <ProfileActions candidateId={3001} />, { path: '/' });
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  fireEvent.submit(screen.getByLabelText('Region').closest('form') as HTMLFormElement);
  expect(await screen.findByText('Required')).toBeTruthy();
  expect(calls.approveCandidate).not.toHaveBeenCalled();
});

it('The regions of an approval are the states and countries of the product, and one that was stored before', async () => {
  const approval = { region: 'Greater Austin', approvedAt: '2026-11-22T12:00:00.000Z' };
  const employeeInfo = { state: { name: 'Kerala' }, country: { id: 356 } };
  calls.readCandidateProfile.mockResolvedValue({ data: { ...profile, isApprovable: true, approval, employeeInfo } });
  renderSignedIn(() => <ProfileActions candidateId={3001} />, { path: '/' });
  fireEvent.click(await screen.findByRole('button', { name: 'Approved for Greater Austin' }));
  const select = screen.getByLabelText<HTMLSelectElement>('Region');
  const offered = [...select.options].map(({ value }) => value);
  expect([select.value, offered.slice(1, 4)]).toEqual([
    'Greater Austin',
    ['Greater Austin', 'India', 'Andaman and Nicobar Islands'],
  ]);
  expect(offered).toEqual(expect.arrayContaining(['Kerala', 'United States', 'Texas']));
});
