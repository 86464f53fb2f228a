// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { candidateProfileQuery } from '../../../../web/features/candidate-profile/queries/candidate-profile.ts';
import { SelfAssignments } from '../../../../web/features/recruiter-jobs/components/self-assignments.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const waiting = {
  id: 5,
  candidate: { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null },
  isViewed: true,
  job: { id: 7, title: 'ICU nurse', points: 500 },
  managerId: 1001,
  appliedAt: '2026-11-20T10:00:00.000Z',
};
const respond = (data: object[]) =>
  fakeApi.listSelfAssignments.mockResolvedValue({ data, meta: { total: data.length, page: 1, perPage: 25 } });

function Page() {
  useQuery(candidateProfileQuery(3001));
  return <SelfAssignments candidateId={3001} />;
}

beforeEach(() => {
  vi.resetAllMocks();
  fakeApi.readCandidateProfile.mockResolvedValue({ data: {} });
});

it('A candidate’s page has their applications that wait, and a decision reloads them and the profile (CAND-30, CAND-45)', async () => {
  respond([waiting]);
  renderSignedIn(Page, { path: '/' });
  fireEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  expect(fakeApi.listSelfAssignments.mock.calls[0]?.[0]).toMatchObject({ query: { candidateId: 3001 } });
  await waitFor(() => expect(fakeApi.readCandidateProfile).toHaveBeenCalledTimes(1));
  fakeApi.declineSelfAssignment.mockResolvedValue({ data: { id: 5 } });
  respond([]);
  fireEvent.click((await screen.findAllByRole('button', { name: 'Decline' })).at(-1) as HTMLElement);
  expect(await screen.findByText('You declined Priya Iyer for ICU nurse.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  await waitFor(() => expect(fakeApi.readCandidateProfile).toHaveBeenCalledTimes(2));
});

it('Accepting an application on the candidate’s page reloads the applications and the profile (CAND-30)', async () => {
  respond([waiting]);
  renderSignedIn(Page, { path: '/' });
  fakeApi.listJobMatches.mockResolvedValue({ data: [] });
  fakeApi.acceptSelfAssignment.mockResolvedValue({ data: { jobId: 7, candidateId: 3001 } });
  const accept = await screen.findByRole('button', { name: 'Accept' });
  await waitFor(() => expect(fakeApi.readCandidateProfile).toHaveBeenCalledTimes(1));
  fireEvent.click(accept);
  fireEvent.click(await screen.findByRole('button', { name: 'Accept Priya' }));
  expect(
    await screen.findByText('You accepted Priya Iyer for ICU nurse. They are asked whether you may represent them.'),
  ).toBeTruthy();
  expect(fakeApi.acceptSelfAssignment).toHaveBeenCalledWith({ params: { id: 5 } });
  await waitFor(() => expect(fakeApi.readCandidateProfile).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(fakeApi.listSelfAssignments).toHaveBeenCalledTimes(2));
});

it('Before an applicant is accepted, the page shows how well they fit and what it begins (PLUS-02, PLUS-17)', async () => {
  respond([waiting]);
  const words = '3 of 4 skills';
  const match = { percent: 82, reasons: [{ about: 'skills', fit: 'part', words }] };
  fakeApi.listJobMatches.mockResolvedValue({ data: [{ candidateId: 3001, match }] });
  renderSignedIn(Page, { path: '/' });
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = await screen.findByRole('dialog', { name: 'Accept Priya Iyer for ICU nurse?' });
  expect(await screen.findByText('82 % match')).toBeTruthy();
  expect(dialog.textContent).toContain(words);
  expect(dialog.textContent).toContain('Priya is asked whether you may represent them');
  expect(fakeApi.acceptSelfAssignment).not.toHaveBeenCalled();
});

it('An applicant whom another recruiter brought cannot be accepted for a day, and the button says why (PLUS-02)', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  respond([{ ...waiting, offeredFirst: { until, toYou: false } }]);
  renderSignedIn(Page, { path: '/' });
  const accept = await screen.findByRole('button', { name: 'Accept' });
  expect(accept.getAttribute('aria-description')).toMatch(/^Offered first to the recruiter who brought Priya, until /);
  fireEvent.click(accept);
  expect(screen.queryByRole('dialog')).toBeNull();
});
