// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { FrameActionsContext } from '../../../../../web/common/frame/frame-actions.ts';
import { paths } from '../../../../../web/common/navigation/paths.ts';
import { AddedCandidatesPage } from '../../../../../web/features/resumes/pages/added-candidates.tsx';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { cellsOf } from '../../../support/saved-cells.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';
import { heardLive, sayLive } from '../../../support/live-listeners.ts';

vi.mock('../../../../../web/api/live-updates.ts', () => import('../../../support/live-listeners.ts'));

const listed = (data: object[]) => ({
  data,
  meta: { total: data.length, page: 1, perPage: 25, tags: ['java pool'], sources: ['LinkedIn'] },
});
const added = (id: number, firstName: string, likes: number) => ({
  id,
  firstName,
  lastName: 'Petrova',
  email: `${firstName.toLowerCase()}@example.org`,
  avatar: null,
  likes,
  tags: firstName === 'Omar' ? ['java pool'] : [],
  cameFrom: firstName === 'Omar' ? 'LinkedIn' : '',
  isInvited: firstName !== 'Omar',
  importedAt: '2026-11-01T10:00:00.000Z',
});
const merged = (id: number, into: string | null) => ({
  id,
  name: `Merged ${id}`,
  email: `m${id}@example.org`,
  into: { name: into },
  undoUntil: '2026-12-01T10:00:00.000Z',
});

beforeEach(() => {
  vi.resetAllMocks();
  fakeApi.listImportedCandidates.mockResolvedValue(listed([added(1, 'Nadia', 2), added(2, 'Omar', 0)]));
  fakeApi.listCandidateMerges.mockResolvedValue(listed([merged(5, 'Nadia Petrova'), merged(6, null)]));
});

const show = () => renderSignedIn(AddedCandidatesPage, { path: paths.addedCandidates() });
const row = async (text: RegExp) => within((await screen.findByText(text)).closest('tr') as HTMLElement);

it('An added candidate who may be there twice is marked, and no other (PLUS-15)', async () => {
  show();
  expect((await row(/nadia@example.org/)).getByText('Added twice?')).toBeTruthy();
  expect((await row(/omar@example.org/)).queryByText('Added twice?')).toBeNull();
  expect(fakeApi.listCandidateMerges).not.toHaveBeenCalled();
});

it('A merge names with whom, also when that candidate is gone (PLUS-15)', async () => {
  show();
  await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Merged by you');
  expect((await row(/m5@example.org/)).getByText(/now part of Nadia Petrova/)).toBeTruthy();
  expect((await row(/m6@example.org/)).getByText(/candidate who is gone/)).toBeTruthy();
});

it('Added candidates are read again when they changed in another tab, until the page is left', async () => {
  const { unmount } = show();
  await screen.findByText('omar@example.org');
  fakeApi.listImportedCandidates.mockResolvedValue(listed([added(1, 'Nadia', 2)]));
  sayLive('imported-candidates');
  await waitFor(() => expect(screen.queryByText('omar@example.org')).toBeNull());
  unmount();
  expect(heardLive()).toEqual([]);
});

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const lead = () => document.querySelector('.ui-page-lead')?.textContent;
const select = () => screen.getByLabelText<HTMLSelectElement>('Show');

it('The list of added candidates says who is in it and what comes of them, and leads to each and to a new one (PLUS-15)', async () => {
  show();
  const nadia = await row(/nadia@example.org/);
  expect(heads()).toEqual(['Select', 'Candidate', 'Source', 'Added', 'Actions']);
  expect(nadia.queryByText('Not invited')).toBeNull();
  expect((await row(/omar@example.org/)).getByText('Not invited')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Added candidates2');
  expect(lead()).toBe(
    'People you added, until they claim their profile or refuse it. Nobody else sees them. ' +
      'Each tag is a list: choose one to see, put forward or export those who have it.',
  );
  expect(nadia.getByText('Nadia Petrova')).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/recruiter/candidates/add', '/recruiter/candidates/added/1']));
  expect([...select().options].map(({ text }) => text)).toEqual(['Not claimed yet', 'Merged by you']);
  expect(select().value).toBe('added');
  expect(fakeApi.listImportedCandidates.mock.calls.map(([{ query }]) => query)).toEqual([{ page: 1 }]);
  fakeApi.listImportedCandidates.mockResolvedValue(listed([]));
  act(() => sayLive('catch-up'));
  expect(await screen.findByText('Nobody is waiting')).toBeTruthy();
  expect(
    screen.getByText(
      'Candidates whom you add by hand, from a resume or from a file are listed here until they answer.',
    ),
  ).toBeTruthy();
});

it('The list of merges says until when each can be undone, and undoes one, or says why not (PLUS-15)', async () => {
  renderSignedIn(AddedCandidatesPage, { path: paths.addedCandidates(), at: paths.addedCandidates('merged') });
  await screen.findByText('Merged 5');
  expect(select().value).toBe('merged');
  expect(heads()).toEqual(['Candidate', 'Can be undone until', 'Actions']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Merged candidates2');
  expect(lead()).toBe(
    'Undoing a merge brings both records back. What was changed since stays with the one that was kept.',
  );
  const cells = [...document.querySelectorAll('tbody tr')].map((one) =>
    [...one.querySelectorAll('td')].map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    ['Merged 5m5@example.org, now part of Nadia Petrova', '1st Dec 2026', 'Undo merging Merged 5'],
    ['Merged 6m6@example.org, now part of a candidate who is gone', '1st Dec 2026', 'Undo merging Merged 6'],
  ]);
  fakeApi.undoCandidateMerge.mockRejectedValueOnce(new ApiError(409, 'Too late'));
  fireEvent.click(screen.getByRole('button', { name: /^Undo ?merging Merged 5$/ }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The merge was not undone. Too late. Nothing was changed.',
  );
  fakeApi.undoCandidateMerge.mockResolvedValue({ data: {} });
  fakeApi.listCandidateMerges.mockResolvedValue(listed([]));
  fireEvent.click(screen.getByRole('button', { name: /^Undo ?merging Merged 6$/ }));
  expect(await screen.findByText('Nothing to undo')).toBeTruthy();
  expect(screen.getByText('When you merge two records of one person, you can undo it here for 30 days.')).toBeTruthy();
  expect(fakeApi.undoCandidateMerge.mock.lastCall).toEqual([{ params: { id: 6 } }]);
  fireEvent.change(select(), { target: { value: 'added' } });
  expect(await screen.findByText('nadia@example.org')).toBeTruthy();
});

it.each([
  [
    'added',
    paths.addedCandidates(),
    [
      ['Candidate', 'Source', 'Added', 'Invited', 'Duplicates', 'Email', 'Your tags'],
      ['Nadia Petrova', '', '2026-11-01', 'Invited', 'Added twice?', 'nadia@example.org', ''],
      ['Omar Petrova', 'LinkedIn', '2026-11-01', 'Not invited', '', 'omar@example.org', 'java pool'],
    ],
  ],
  [
    'merged',
    paths.addedCandidates('merged'),
    [
      ['Candidate', 'Can be undone until', 'Email', 'Now part of'],
      ['Merged 5', '2026-12-01', 'm5@example.org', 'Nadia Petrova'],
      ['Merged 6', '2026-12-01', 'm6@example.org', 'a candidate who is gone'],
    ],
  ],
])('The file of candidates who were %s has what the list shows, and addresses', async (_, at, cells) => {
  let saved = new Blob();
  URL.createObjectURL = (blob: Blob) => ((saved = blob), 'blob:file');
  renderSignedIn(AddedCandidatesPage, { path: paths.addedCandidates(), at });
  fireEvent.click(await screen.findByRole('button', { name: /^CSV/ }));
  await waitFor(() => expect(saved.size).toBeGreaterThan(0));
  expect(await cellsOf(saved)).toEqual(cells);
});

it('Who was added is searched by words, which stay in the address, and nobody found leads on', async () => {
  show();
  await screen.findByText('omar@example.org');
  fakeApi.listImportedCandidates.mockResolvedValue(listed([]));
  fireEvent.change(screen.getByPlaceholderText(/^Search name/), { target: { value: ' nurse austin ' } });
  expect(await screen.findByText('Nobody you added fits this')).toBeTruthy();
  expect(fakeApi.listImportedCandidates.mock.lastCall?.[0].query).toMatchObject({ search: 'nurse austin', page: 1 });
});

it('Added candidates are filtered by a tag and by where they came from, which the address keeps', async () => {
  show();
  expect((await row(/omar@example.org/)).getByText('LinkedIn')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Tag'), 'java pool');
  await userEvent.selectOptions(screen.getByLabelText('Source'), 'LinkedIn');
  const wish = { page: 1, tag: 'java pool', cameFrom: 'LinkedIn' };
  await waitFor(() => expect(fakeApi.listImportedCandidates.mock.lastCall?.[0].query).toEqual(wish));
  await userEvent.selectOptions(screen.getByLabelText('Tag'), 'Tag: any');
  const { tag: _tag, ...rest } = wish;
  await waitFor(() => expect(fakeApi.listImportedCandidates.mock.lastCall?.[0].query).toEqual(rest));
});

it('A tag is a list: opened by its address, it says so, puts its people forward and is what a file would hold', async () => {
  const putForward = vi.fn();
  const nothing = () => {};
  const actions = { inviteRecruiters: nothing, inviteCandidates: nothing, recommendJob: nothing, addClient: nothing };
  const Page = () => (
    <FrameActionsContext value={{ ...actions, messagePeople: () => {}, putForward }}>
      <AddedCandidatesPage />
    </FrameActionsContext>
  );
  fakeApi.listImportedCandidates.mockResolvedValue(listed([added(2, 'Omar', 0)]));
  renderSignedIn(Page, { path: paths.addedCandidates(), at: paths.addedWithTag('java pool') });
  await userEvent.click(await screen.findByRole('button', { name: /^Put forward/ }));
  expect(putForward).toHaveBeenCalledWith({ person: { email: 'omar@example.org', firstName: 'Omar' } });
  expect(lead()).toMatch(/^Your list “java pool”: those you gave this tag/);
  expect(fakeApi.listImportedCandidates.mock.calls.map(([{ query }]) => query.tag)).toEqual(['java pool']);
});
