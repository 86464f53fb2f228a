// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ProfileActions } from '../../../../web/features/candidate-profile/components/profile-actions.tsx';
import { ApiError } from '../../../../web/api/api-error.ts';
import { candidateKeys } from '../../../../web/common/query-keys/candidates.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const profile = {
  candidate: { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null },
  isEditable: false,
  isFavorite: false,
  approval: null,
  isApprovable: false,
  employeeInfo: { city: { state: { name: 'Texas' } } },
};
beforeEach(() => {
  fakeApi.readCandidateProfile.mockResolvedValue({ data: profile });
});

it('Marking a candidate as favourite reloads the profile (CAND-36, PERM-33)', async () => {
  renderSignedIn(() => <ProfileActions candidateId={3001} />, { path: '/' });
  fakeApi.favoriteCandidate.mockResolvedValue({ data: { id: 3001, isFavorite: true } });
  const star = await screen.findByRole('button', { name: 'Add Priya Iyer to favourites' });
  fakeApi.readCandidateProfile.mockResolvedValue({ data: { ...profile, isFavorite: true } });
  fireEvent.click(star);
  expect(await screen.findByRole('button', { name: 'Remove Priya Iyer from favourites' })).toBeTruthy();
  await waitFor(() => expect(fakeApi.readCandidateProfile).toHaveBeenCalledTimes(2));
  expect(fakeApi.favoriteCandidate.mock.calls[0]?.[0]).toEqual({
    params: { candidateId: 3001 },
    body: { isFavorite: true },
  });
});

it('A viewer who may not mark a candidate, nor edit, is offered neither', async () => {
  fakeApi.readCandidateProfile.mockResolvedValue({ data: { ...profile, isFavorite: null } });
  renderSignedIn(() => <ProfileActions candidateId={3001} />, { path: '/' });
  await waitFor(() => expect(fakeApi.readCandidateProfile).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('button')).toBeNull();
});

it('Approving a candidate passes the region, their own by default, and the response replaces the profile (CAND-31, CAND-32)', async () => {
  const approvable = { ...profile, isFavorite: null, isApprovable: true };
  fakeApi.readCandidateProfile.mockResolvedValue({ data: approvable });
  const approval = { region: 'Texas', approvedAt: '2026-11-22T12:00:00.000Z' };
  fakeApi.approveCandidate.mockResolvedValue({ data: { ...approvable, approval } });
  renderSignedIn(() => <ProfileActions candidateId={3001} />, { path: '/' });
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const region = screen.getByLabelText('Region');
  expect((region as HTMLSelectElement).value).toBe('Texas');
  fireEvent.submit(region.closest('form') as HTMLFormElement);
  expect(await screen.findByRole('button', { name: 'Approved for Texas' })).toBeTruthy();
  expect(fakeApi.approveCandidate.mock.calls[0]?.[0]).toEqual({
    params: { candidateId: 3001 },
    query: { region: 'Texas' },
  });
  expect(fakeApi.readCandidateProfile).toHaveBeenCalledTimes(1);
});

it('An approval without a region is not sent', async () => {
  fakeApi.readCandidateProfile.mockResolvedValue({ data: { ...profile, isApprovable: true, employeeInfo: {} } });
  renderSignedIn(() => <ProfileActions candidateId={3001} />, { path: '/' });
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  fireEvent.submit(screen.getByLabelText('Region').closest('form') as HTMLFormElement);
  expect(await screen.findByText('Required')).toBeTruthy();
  expect(fakeApi.approveCandidate).not.toHaveBeenCalled();
});

it('The regions of an approval are the states and countries of the product, and one that was stored before', async () => {
  const approval = { region: 'Greater Austin', approvedAt: '2026-11-22T12:00:00.000Z' };
  const employeeInfo = { city: { state: { name: 'Kerala' }, country: { id: 356 } } };
  fakeApi.readCandidateProfile.mockResolvedValue({ data: { ...profile, isApprovable: true, approval, employeeInfo } });
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

it.each([
  ['is changed by a recruiter who may', 'recruiter', true, '/recruiter/candidates/3001/edit'],
  ['names to another recruiter why it is not', 'recruiter', false, undefined],
] as const)('The profile of a candidate %s (CAND-06, PERM-17)', async (_, role, isEditable, to) => {
  fakeApi.readCandidateProfile.mockResolvedValue({ data: { ...profile, isFavorite: null, isEditable } });
  renderSignedIn(() => <ProfileActions candidateId={3001} />, { path: '/', account: { role } });
  const edit = await screen.findByText('Edit profile');
  expect(edit.closest('a')?.getAttribute('href')).toBe(to);
  expect(edit.closest('button')?.getAttribute('aria-description')).toBe(
    isEditable ? undefined : 'You edit profiles of candidates you work with on an open job',
  );
});

it('A manager is offered no change of a profile', async () => {
  fakeApi.readCandidateProfile.mockResolvedValue({ data: { ...profile, isEditable: true } });
  renderSignedIn(() => <ProfileActions candidateId={3001} />, { path: '/' });
  await screen.findByRole('button', { name: 'Add Priya Iyer to favourites' });
  expect(screen.queryByText('Edit profile')).toBeNull();
});

it('The mark of a favourite shows what was chosen while it is saved, and lists are read again, also after a refusal (CAND-40)', async () => {
  let refuse = (_error: Error) => {};
  fakeApi.favoriteCandidate.mockReturnValue(new Promise((_resolve, reject) => (refuse = reject)));
  const { queryClient } = renderSignedIn(() => <ProfileActions candidateId={3001} />, { path: '/' });
  fireEvent.click(await screen.findByRole('button', { name: 'Add Priya Iyer to favourites' }));
  expect(await screen.findByRole('button', { name: 'Remove Priya Iyer from favourites' })).toBeTruthy();
  queryClient.setQueryData(candidateKeys.found, []);
  refuse(new Error('no response'));
  expect(await screen.findByRole('button', { name: 'Add Priya Iyer to favourites' })).toBeTruthy();
  await waitFor(() => expect(queryClient.getQueryState(candidateKeys.found)?.isInvalidated).toBe(true));
});

it('An approval says who is notified, asks again without a region, and why it was refused (CAND-31, CAND-53)', async () => {
  const approvable = { ...profile, isApprovable: true, employeeInfo: {} };
  fakeApi.readCandidateProfile.mockResolvedValue({ data: approvable });
  fakeApi.approveCandidate.mockRejectedValue(new ApiError(403, 'They have left'));
  renderSignedIn(() => <ProfileActions candidateId={3001} />, { path: '/' });
  const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  await open();
  const dialog = within(screen.getByRole('dialog', { name: 'Approve Priya?' }));
  expect(dialog.getByText('Priya is notified that you approved the profile.')).toBeTruthy();
  expect(dialog.getByText('Where you can place them: a state, or a whole country.')).toBeTruthy();
  const region = dialog.getByLabelText<HTMLSelectElement>('Region');
  expect([region.value, region.options[0]?.text]).toEqual(['', 'Choose a region']);
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText('Required')).toBeTruthy();
  fireEvent.change(region, { target: { value: 'Texas' } });
  expect(dialog.queryByText('Required')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'The candidate could not be approved. They have left. Nothing was changed.',
  );
  expect(fakeApi.approveCandidate.mock.calls[0]?.[0].query).toEqual({ region: 'Texas' });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
