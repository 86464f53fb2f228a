// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ListedResume } from '../../../../../shared/model/parsed-resume.ts';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { ResumesPage } from '../../../../../web/features/resumes/pages/resumes.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';
import { cellsOf } from '../../../support/saved-cells.ts';
import { heardLive, sayLive } from '../../../support/live-listeners.ts';

vi.mock('../../../../../web/api/live-updates.ts', () => import('../../../support/live-listeners.ts'));

const aResume = (id: number, over: Partial<ListedResume> = {}): ListedResume => ({
  id,
  filename: `cv-${id}.pdf`,
  status: 'parsed',
  reason: null,
  name: null,
  uploadedAt: '2026-03-02T10:00:00.000Z',
  changedAt: '2026-03-02T10:00:00.000Z',
  ...over,
});
const ofEachKind = [
  aResume(1, { name: 'Ada Byron', brief: { title: 'Nurse', place: 'Austin, TX', look: null } }),
  aResume(2, { brief: { title: null, place: null, look: 'It names no address' } }),
  aResume(3, { status: 'uploaded' }),
  aResume(4, { status: 'queued' }),
  aResume(5, { status: 'parsing' }),
  aResume(6, { status: 'failed', reason: 'encrypted' }),
  aResume(7, { status: 'failed', reason: 'interrupted', name: 'Ann Lee' }),
  aResume(8, { status: 'cancelled' }),
  aResume(9, { status: 'imported', name: 'Bo Chen' }),
];
const listed = (data: ListedResume[], over: object = {}) => ({
  data,
  meta: { page: 1, perPage: 25, total: data.length, addable: 0, ...over },
});
const open = async (data = ofEachKind, at = '/resumes') => {
  fakeApi.listParsedResumes.mockResolvedValue(listed(data));
  const rendered = renderSignedIn(ResumesPage, { path: '/resumes', at, account: { role: 'recruiter' } });
  await screen.findByRole('table', { name: 'Resumes' });
  return rendered;
};
const askedFor = () => fakeApi.listParsedResumes.mock.calls.map(([{ query }]) => query);
const rows = () => screen.getAllByRole('row').slice(1);
const pick = async (...places: number[]) => {
  for (const place of places) await userEvent.click(within(rows()[place]!).getByRole('checkbox'));
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers({ now: new Date('2026-03-02T12:00:00.000Z'), toFake: ['Date'] });
});

it('Each resume is listed with its name or file, work and place, what to check, its status, why it was not read, and its time', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Resumes9');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Select',
    'Resume',
    'Work and place',
    'To check',
    'Status',
    'Uploaded',
    'Actions',
  ]);
  const texts = rows().map((row) => [...row.querySelectorAll('td')].slice(1, 6).map(({ textContent }) => textContent));
  expect(texts).toEqual([
    ['Ada Byroncv-1.pdf', 'NurseAustin, TX', 'Nothing', 'Read', '2 hours ago'],
    ['cv-2.pdf', '', 'It names no address', 'Read', '2 hours ago'],
    ['cv-3.pdf', '', '', 'Uploaded', '2 hours ago'],
    ['cv-4.pdf', '', '', 'Queued', '2 hours ago'],
    ['cv-5.pdf', '', '', 'Reading', '2 hours ago'],
    ['cv-6.pdfThe file is protected by a password; save it without one', '', '', 'Failed', '2 hours ago'],
    ['Ann LeeReading the file was interrupted; read it again', '', '', 'Failed', '2 hours ago'],
    ['cv-8.pdf', '', '', 'Cancelled', '2 hours ago'],
    ['Bo Chencv-9.pdf', '', '', 'Imported', '2 hours ago'],
  ]);
  const meanings = rows().map((row) => row.querySelector('[data-meaning]')?.getAttribute('data-meaning'));
  expect(meanings).toEqual(['green', 'green', 'neutral', 'neutral', 'accent', 'red', 'red', 'neutral', 'violet']);
  expect(rows()[0]!.querySelector('.resume-row-name')?.getAttribute('title')).toBe('cv-1.pdf');
});

it('A resume offers what can be done in its status, and a read one leads to its form', async () => {
  await open();
  const offered = rows().map((row) =>
    [...row.querySelectorAll('.resume-row-actions > *')].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent,
    ),
  );
  expect(offered).toEqual([
    ['Add candidate from cv-1.pdf', 'Delete cv-1.pdf'],
    ['Add candidate from cv-2.pdf', 'Delete cv-2.pdf'],
    ['Cancel cv-3.pdf', 'Delete cv-3.pdf'],
    ['Cancel cv-4.pdf', 'Delete cv-4.pdf'],
    ['Cancel cv-5.pdf', 'Delete cv-5.pdf'],
    ['Delete cv-6.pdf'],
    ['Read cv-7.pdf again', 'Delete cv-7.pdf'],
    ['Read cv-8.pdf again', 'Delete cv-8.pdf'],
    ['Delete cv-9.pdf'],
  ]);
  expect(screen.getByRole('link', { name: /from cv-1.pdf/ }).getAttribute('href')).toBe(
    '/recruiter/candidates/add-from-resume/1',
  );
});

it('Reading one resume is cancelled or repeated from its row, and the list is loaded again', async () => {
  await open();
  fakeApi.cancelParse.mockResolvedValue({ data: {} });
  fakeApi.addToQueue.mockResolvedValue({ data: { queued: [7] } });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel cv-4.pdf' }));
  expect(fakeApi.cancelParse.mock.calls).toEqual([[{ body: { ids: [4] } }]]);
  await waitFor(() => expect(askedFor()).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Read cv-7.pdf again' }));
  expect(fakeApi.addToQueue.mock.calls).toEqual([[{ body: { ids: [7] } }]]);
  await waitFor(() => expect(askedFor()).toHaveLength(3));
  expect(screen.queryByText(/no longer kept/)).toBeNull();
});

it('What is selected is cancelled or queued together, each action only with those that it suits', async () => {
  await open();
  fakeApi.cancelParse.mockResolvedValue({ data: {} });
  fakeApi.addToQueue.mockResolvedValue({ data: { queued: [8] } });
  expect(screen.queryByRole('group', { name: 'Selected resumes' })).toBeNull();
  await pick(0, 2, 4, 6, 7, 0);
  expect(screen.getByRole('group', { name: 'Selected resumes' }).textContent).toBe(
    '4 selectedCancel readingAdd to queue',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel reading' }));
  expect(fakeApi.cancelParse.mock.calls).toEqual([[{ body: { ids: [3, 5] } }]]);
  expect(screen.queryByRole('group', { name: 'Selected resumes' })).toBeNull();
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  await pick(6, 7);
  await userEvent.click(screen.getByRole('button', { name: 'Add to queue' }));
  expect(fakeApi.addToQueue.mock.calls).toEqual([[{ body: { ids: [7, 8] } }]]);
  expect(await screen.findByText('1 file is no longer kept; send it again.')).toBeTruthy();
});

it('A selection that an action does not suit says why the action is off', async () => {
  await open();
  await pick(0);
  const reasons = () =>
    ['Cancel reading', 'Add to queue'].map((name) => {
      const button = screen.getByRole('button', { name });
      return [button.getAttribute('aria-disabled'), button.getAttribute('aria-description')];
    });
  const [noWaiting, noStopped] = ['None of them still waits to be read', 'None of them was cancelled or interrupted'];
  expect(reasons()).toEqual([
    ['true', noWaiting],
    ['true', noStopped],
  ]);
  await pick(2);
  expect(reasons()).toEqual([
    [null, null],
    ['true', noStopped],
  ]);
  await pick(2, 7);
  expect(reasons()).toEqual([
    ['true', noWaiting],
    [null, null],
  ]);
});

it('More resumes than one call takes are queued by several, and every file that is gone is counted', async () => {
  await open(Array.from({ length: 30 }, (_one, at) => aResume(at + 1, { status: 'cancelled' })));
  fakeApi.addToQueue.mockImplementation(async ({ body: { ids } }: { body: { ids: number[] } }) => ({
    data: { queued: ids.filter((id) => id > 2) },
  }));
  for (const box of screen.getAllByLabelText('Select row')) fireEvent.click(box);
  fireEvent.click(screen.getByText('Add to queue'));
  await waitFor(() => expect(fakeApi.addToQueue).toHaveBeenCalledTimes(2));
  expect(fakeApi.addToQueue.mock.calls.map(([{ body }]) => body.ids)).toEqual([
    Array.from({ length: 25 }, (_one, at) => at + 1),
    [26, 27, 28, 29, 30],
  ]);
  expect(await screen.findByText('2 files are no longer kept; send them again.')).toBeTruthy();
});

it.each([
  ['cancelParse', 'Cancel cv-4.pdf'],
  ['addToQueue', 'Read cv-7.pdf again'],
] as const)('A refusal of %s is shown above the list', async (operation, name) => {
  await open();
  fakeApi[operation].mockRejectedValue(new ApiError(403, 'It has ended meanwhile'));
  await userEvent.click(screen.getByRole('button', { name }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The resumes were not changed. It has ended meanwhile. Nothing was changed.',
  );
});

it('A resume is deleted after the question, which names the file; a refusal keeps it open', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Delete cv-1.pdf' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this resume?' });
  expect(dialog.textContent).toContain(
    'Everything that was read in cv-1.pdf is deleted with it. A candidate you have added from it stays. This cannot be undone.',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fakeApi.removeParsedResume).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete cv-2.pdf' }));
  fakeApi.removeParsedResume.mockRejectedValueOnce(new ApiError(403, 'It is being read'));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete resume' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The resume could not be deleted. It is being read. Nothing was changed.',
  );
  fakeApi.removeParsedResume.mockResolvedValue({ data: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Delete resume' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fakeApi.removeParsedResume.mock.calls).toEqual([[{ params: { id: 2 } }], [{ params: { id: 2 } }]]);
});

it('The status filter is kept in the address, and the list is asked for by it', async () => {
  await open();
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' });
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
    ['all', 'All resumes'],
    ['uploaded', 'Uploaded'],
    ['queued', 'Queued'],
    ['parsing', 'Reading'],
    ['parsed', 'Read'],
    ['failed', 'Failed'],
    ['cancelled', 'Cancelled'],
    ['imported', 'Imported'],
  ]);
  expect(select.value).toBe('all');
  fakeApi.listParsedResumes.mockResolvedValue(listed([]));
  await userEvent.selectOptions(select, 'Failed');
  expect(await screen.findByRole('heading', { name: 'No resume is failed' })).toBeTruthy();
  expect(screen.getByText('Choose another status to see the others.')).toBeTruthy();
  expect(select.value).toBe('failed');
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(select.value).toBe('all');
  await userEvent.selectOptions(select, 'Read');
  await screen.findByRole('heading', { name: 'No resume is read' });
  await userEvent.selectOptions(select, 'All resumes');
  await waitFor(() => expect(select.value).toBe('all'));
  const asked = askedFor();
  expect(asked.slice(0, 2)).toEqual([
    { status: 'all', page: 1 },
    { status: 'failed', page: 1 },
  ]);
  expect(asked.map(({ status }) => status)).toContain('parsed');
});

it.each([
  ['/resumes?status=imported', 'imported'],
  ['/resumes?status=lost', 'all'],
])('The address %s lists the resumes that are %s', async (at, status) => {
  await open(ofEachKind, at);
  expect(askedFor()).toEqual([{ status, page: 1 }]);
});

it('A list without resumes says what to do, and has no file to save', async () => {
  fakeApi.listParsedResumes.mockResolvedValue(listed([]));
  renderSignedIn(ResumesPage, { path: '/resumes' });
  expect(await screen.findByRole('heading', { name: 'No resumes yet' })).toBeTruthy();
  expect(
    screen.getByText(
      'Drop the resumes of people you know above. Each is read in a few seconds, and fills in a new candidate for you to check.',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
  expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
});

it('A list that could not be loaded says why, and is loaded again on request', async () => {
  fakeApi.listParsedResumes.mockRejectedValueOnce(new ApiError(400, 'Not now'));
  renderSignedIn(ResumesPage, { path: '/resumes' });
  expect((await screen.findByRole('alert')).textContent).toBe('The resumes could not be loadedNot nowTry again');
  fakeApi.listParsedResumes.mockResolvedValue(listed(ofEachKind));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});

it('The file of the list has its columns, the name of the file and the reason', async () => {
  let saved = new Blob();
  URL.createObjectURL = (blob: Blob) => ((saved = blob), 'blob:file');
  await open([ofEachKind[0]!, ofEachKind[5]!]);
  await userEvent.click(screen.getByRole('button', { name: 'CSV, resumes' }));
  await waitFor(() => expect(saved.size).toBeGreaterThan(0));
  expect(await cellsOf(saved)).toEqual([
    ['Resume', 'Work and place', 'To check', 'Status', 'Uploaded', 'File', 'Reason'],
    ['Ada Byron', 'Nurse, Austin, TX', 'Nothing', 'Read', '2026-03-02', 'cv-1.pdf', ''],
    [
      'cv-6.pdf',
      '',
      '',
      'Failed',
      '2026-03-02',
      'cv-6.pdf',
      'The file is protected by a password; save it without one',
    ],
  ]);
});

it('A live message shows the new status immediately, and the rest is loaded soon after (RESUME-03)', async () => {
  await open([aResume(4, { status: 'queued' }), aResume(3, { status: 'queued' })]);
  const statuses = () => rows().map((row) => row.querySelectorAll('td')[4]?.textContent);
  fakeApi.listParsedResumes.mockResolvedValue(listed([aResume(4, { name: 'Ada Byron' }), aResume(3)]));
  act(() => sayLive('parsed-resume', { resumeId: 4, status: 'parsing' }));
  await waitFor(() => expect(statuses()).toEqual(['Reading', 'Queued']));
  act(() => sayLive('parsed-resume', { resumeId: 4, status: 'parsed' }));
  expect(await screen.findByText('Ada Byron')).toBeTruthy();
  expect(statuses()).toEqual(['Read', 'Read']);
  // Two messages at nearly the same time cost one reload.
  expect(askedFor()).toHaveLength(2);
  act(() => sayLive('catch-up'));
  await waitFor(() => expect(askedFor()).toHaveLength(3));
  cleanup();
  expect(heardLive()).toEqual([]);
});

it('A file that was chosen is sent with its hash, and one that was read before says so (RESUME-11)', async () => {
  // The simulated window has no digests of its own.
  vi.stubGlobal('crypto', webcrypto);
  await open();
  fakeApi.startResumeUpload.mockResolvedValue({ data: { resume: { id: 2 }, form: null } });
  const file = new File(['a page'], 'ada.pdf');
  file.arrayBuffer = async () => new TextEncoder().encode('a page').buffer;
  await userEvent.upload(screen.getByLabelText('Resume files'), file);
  expect(await screen.findByText('Was read before; see the list')).toBeTruthy();
  expect(fakeApi.startResumeUpload).toHaveBeenCalledWith({
    body: {
      filename: 'ada.pdf',
      contentType: 'application/pdf',
      size: 6,
      hash: '9a8eeff1d0bc6b9b7acf170b1168d6d07f193dc770d4c1864b03e48d775e8d1a',
    },
  });
  expect(fakeApi.startResumeUpload.mock.lastCall?.[0].signal).toBeInstanceOf(AbortSignal);
  expect(screen.getByText('1 of 1 file sent')).toBeTruthy();
  await waitFor(() => expect(askedFor()).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByText('ada.pdf')).toBeNull();
});
