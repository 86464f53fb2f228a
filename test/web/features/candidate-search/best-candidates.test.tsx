// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { FrameActionsContext } from '../../../../web/common/frame/frame-actions.ts';
import { BestCandidatesPage } from '../../../../web/features/candidate-search/pages/best-candidates.tsx';
import { aFoundCandidate } from '../../../support/found-candidate.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { fakeFrame } from '../../support/fake-frame.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const match = { percent: 80, reasons: [{ about: 'skills', fit: 'full', words: '1 of 1 skill: React' }] } as never;
const ada = { ...aFoundCandidate(1, { firstName: 'Ada', lastName: 'Iyer' }), match };
const ben = {
  ...aFoundCandidate(2, { firstName: 'Ben', lastName: 'Park' }),
  isAdded: true,
  email: 'ben@example.com',
} as const;
const job = { id: 7, title: 'Web developer', spheres: [{ id: 9, name: 'React' }] };

function show(at = '/recruiter/candidates/best/7') {
  const frame = fakeFrame();
  renderSignedIn(
    () => (
      <FrameActionsContext value={frame}>
        <BestCandidatesPage />
      </FrameActionsContext>
    ),
    { path: '/recruiter/candidates/best/:id', at, account: { role: 'recruiter' } },
  );
  return frame;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('The best for a job are listed with their reasons, and several are put forward for that job and written to about it', async () => {
  fakeApi.listBestCandidates.mockResolvedValue({ data: { job, candidates: [ada, ben] } });
  const frame = show();
  const rows = within(await screen.findByRole('list', { name: 'Best candidates' }));
  expect(rows.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Ada Iyer', 'Ben Park']);
  expect(rows.getByText('80 % match')).toBeTruthy();
  expect(rows.getByText('1 of 1 skill: React')).toBeTruthy();
  expect(rows.getByText('Added by you')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Web developer/ }).getAttribute('href')).toBe('/jobs/view/7');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ada Iyer' }));
  await press('Select all 2');
  await press('Put forward');
  await press('Message');
  const [one, other] = [
    { id: 1, name: 'Ada Iyer', email: undefined },
    { id: 2, name: 'Ben Park', email: 'ben@example.com' },
  ];
  expect(frame.putForward).toHaveBeenCalledWith({ people: [one, other], jobId: 7 });
  expect(frame.messagePeople).toHaveBeenCalledWith({ people: [one], jobId: 7 });
  expect(screen.getByRole('button', { name: /CSV/ })).toBeTruthy();
  expect(fakeApi.listBestCandidates.mock.calls.map(([{ params }]) => params)).toEqual([{ id: 7 }]);
});

it('A star in the list of the best for a job shows immediately', async () => {
  fakeApi.listBestCandidates.mockResolvedValue({ data: { job, candidates: [ada, ben] } });
  fakeApi.favoriteCandidate.mockReturnValue(new Promise(() => {}));
  show();
  await press('Add Ada Iyer to favourites');
  expect(await screen.findByRole('button', { name: 'Remove Ada Iyer from favourites' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Ben Park.*favourites/ })).toBeNull();
});

it.each([
  ['lists one of its skills', job],
  ['names no skills', { ...job, spheres: [] }],
])('A job that nobody fits says why and leads to the search: %s', async (why, asked) => {
  fakeApi.listBestCandidates.mockResolvedValue({ data: { job: asked, candidates: [] } });
  show();
  expect(await screen.findByText(new RegExp(why))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Search candidates' }).getAttribute('href')).toBe('/recruiter/candidates');
});

it('The best for a job that is not open, or not of the recruiter, are not shown, with the reason', async () => {
  fakeApi.listBestCandidates.mockRejectedValue(new ApiError(409, 'Candidates can only be put forward for an open job'));
  show();
  expect(await screen.findByText(/only be put forward for an open job/)).toBeTruthy();
  vi.resetAllMocks();
  fakeApi.listBestCandidates.mockRejectedValue(new ApiError(404, 'No such job'));
  show('/recruiter/candidates/best/8');
  expect((await screen.findAllByRole('link', { name: 'Back to jobs' })).length).toBe(1);
});
