// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { ManagerJobPage } from '../../../../../web/app/pages/manager-job.tsx';
import { OverseenJobPage } from '../../../../../web/features/jobs/pages/overseen-job.tsx';
import { aJob } from '../../../../support/builders.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';
import { sayLive } from '../../../support/live-listeners.ts';

vi.mock('../../../../../web/api/live-updates.ts', () => import('../../../support/live-listeners.ts'));

const daniel = { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null, role: 'manager' };
const sue = { id: 4001, firstName: 'Sue', lastName: 'Park', avatar: null, role: 'super_manager' };
const noteOf = (id: number, note: string, createdBy: object) => ({
  id,
  note,
  createdBy,
  createdAt: '2026-09-01T10:00:00.000Z',
  editedAt: null,
});
const received = [noteOf(1, 'First written', daniel), noteOf(2, 'Second written', sue)];
const page = { path: '/jobs/view/:id', at: '/jobs/view/5001?tab=notes' };

beforeEach(() => {
  vi.resetAllMocks();
  fakeApi.listWaitingApplicants.mockResolvedValue({ data: [], meta: { total: 0, page: 1, perPage: 25 } });
  fakeApi.readJob.mockResolvedValue({ data: aJob() });
  fakeApi.listJobNotes.mockResolvedValue({ data: received });
});

const shown = async () =>
  within(await screen.findByRole('list', { name: 'Notes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /First written|Second written/.exec(textContent ?? '')?.[0]);

it('A note that somebody else writes appears on an open page of the job, and none of another job is looked for', async () => {
  fakeApi.listJobNotes.mockResolvedValueOnce({ data: received.slice(0, 1) });
  renderSignedIn(ManagerJobPage, page);
  expect(await shown()).toEqual(['First written']);
  sayLive('job-notes', { jobId: 1 });
  sayLive('job-notes', { jobId: 5001 });
  await screen.findByText('Second written');
  expect(fakeApi.listJobNotes).toHaveBeenCalledTimes(2);
});

it('A job’s page shows its notes in the reverse of the order received (JOB-06, JOB-42)', async () => {
  renderSignedIn(ManagerJobPage, page);
  expect(await shown()).toEqual(['Second written', 'First written']);
});

it('A super manager reads and writes notes on a manager’s job at addresses of their own (SUPER-08, DEC-41)', async () => {
  fakeApi.readOverseenJob.mockResolvedValue({ data: { ...aJob(), notes: received } });
  fakeApi.addOverseenJobNote.mockResolvedValue({ data: noteOf(3, 'Why?', sue) });
  renderSignedIn(OverseenJobPage, {
    path: '/jobs/view/:id',
    at: '/jobs/view/5001',
    account: { role: 'super_manager', id: 4001 },
  });
  expect(await shown()).toEqual(['Second written', 'First written']);
  await userEvent.type(screen.getByLabelText('Note'), 'Why?');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(fakeApi.addOverseenJobNote.mock.lastCall?.[0]).toEqual({ params: { id: 5001 }, body: { note: 'Why?' } });
  expect(fakeApi.listJobNotes).not.toHaveBeenCalled();
});

it('A super manager’s page of a job has its notes by one call, and reads both again when somebody writes one', async () => {
  fakeApi.readOverseenJob.mockResolvedValueOnce({ data: { ...aJob(), notes: received.slice(0, 1) } });
  fakeApi.readOverseenJob.mockResolvedValue({ data: { ...aJob(), notes: received } });
  renderSignedIn(OverseenJobPage, {
    path: '/jobs/view/:id',
    at: '/jobs/view/5001',
    account: { role: 'super_manager', id: 4001 },
  });
  expect(await shown()).toEqual(['First written']);
  expect(fakeApi.readOverseenJob).toHaveBeenCalledOnce();
  sayLive('job-notes', { jobId: 5001 });
  await screen.findByText('Second written');
  expect(fakeApi.listOverseenJobNotes).not.toHaveBeenCalled();
});

it('A note is added to a job, and one that cannot be saved stays in the field, also after a reload', async () => {
  fakeApi.addJobNote.mockRejectedValueOnce(new ApiError(503, 'The table is busy', []));
  renderSignedIn(ManagerJobPage, page);
  await userEvent.type(await screen.findByLabelText('Note'), 'Call the client');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('The table is busy')).toBeTruthy();
  cleanup();
  renderSignedIn(ManagerJobPage, page);
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Note')).value).toBe('Call the client');
  fakeApi.addJobNote.mockResolvedValue({ data: noteOf(3, 'Call the client', daniel) });
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe(''));
  expect(fakeApi.addJobNote.mock.lastCall?.[0]).toEqual({ params: { id: 5001 }, body: { note: 'Call the client' } });
});

it('A note that is refused is focused with the reason, unless its author has gone on to something else (VALID-41)', async () => {
  const message = 'Contains characters that are not allowed';
  const refusal = new ApiError(422, message, [{ key: 'note', message }]);
  fakeApi.addJobNote.mockRejectedValue(refusal);
  renderSignedIn(ManagerJobPage, page);
  const field = await screen.findByLabelText('Note');
  await userEvent.type(field, 'Odd');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await screen.findByText(/Contains characters that are not allowed/);
  expect(document.activeElement).toBe(field);
  const elsewhere = screen.getByRole('tab', { name: /Notes/ });
  fakeApi.addJobNote.mockImplementation(async () => {
    elsewhere.focus();
    throw refusal;
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(elsewhere));
});

it('A note begun while the one before is being saved stays in the field', async () => {
  const saving = Promise.withResolvers<{ data: ReturnType<typeof noteOf> }>();
  fakeApi.addJobNote.mockReturnValueOnce(saving.promise);
  renderSignedIn(ManagerJobPage, page);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Note');
  await userEvent.type(field, 'Call the client');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await userEvent.clear(field);
  await userEvent.type(field, 'Ask for a date');
  saving.resolve({ data: noteOf(3, 'Call the client', daniel) });
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Add note' }).getAttribute('aria-busy')).toBeNull());
  expect(field.value).toBe('Ask for a date');
});

it('Only one’s own note on a job can be changed and deleted, the latter after a question', async () => {
  fakeApi.changeJobNote.mockResolvedValue({ data: received[0] });
  fakeApi.removeJobNote.mockResolvedValue({ data: { id: 1 } });
  renderSignedIn(ManagerJobPage, page);
  await shown();
  expect(screen.getAllByRole('button', { name: 'Edit note' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Edit note' }));
  const field = screen.getByDisplayValue('First written');
  await userEvent.type(field, ', and changed');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(fakeApi.changeJobNote.mock.lastCall?.[0]).toEqual({
    params: { id: 5001, noteId: 1 },
    body: { note: 'First written, and changed' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete note' }));
  expect(fakeApi.removeJobNote).not.toHaveBeenCalled();
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete note' }));
  expect(fakeApi.removeJobNote.mock.lastCall?.[0]).toEqual({ params: { id: 5001, noteId: 1 } });
});

it('The keyboard continues among the notes that are left after one’s own is deleted (PLUS-26)', async () => {
  fakeApi.removeJobNote.mockImplementation(async () => {
    fakeApi.listJobNotes.mockResolvedValue({ data: received.slice(1) });
    return { data: { id: 1 } };
  });
  renderSignedIn(ManagerJobPage, page);
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Delete note' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete note' }));
  await waitFor(async () => expect(await shown()).toEqual(['Second written']));
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(screen.getByRole('list', { name: 'Notes' }))).toBe(true);
});

it('A note that is too long is not cut: it stays whole and focused, with the reason, until it is shorter (VALID-41)', async () => {
  renderSignedIn(ManagerJobPage, page);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Note');
  await userEvent.click(field);
  await userEvent.paste('n'.repeat(4001));
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect([field.value.length, document.activeElement]).toEqual([4001, field]);
  expect(screen.getByText('4000 chars max')).toBeTruthy();
  expect(fakeApi.addJobNote).not.toHaveBeenCalled();
  fakeApi.addJobNote.mockResolvedValue({ data: noteOf(3, 'n', daniel) });
  await userEvent.type(field, '{Backspace}');
  expect(screen.queryByText('4000 chars max')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(fakeApi.addJobNote.mock.lastCall?.[0].body.note).toHaveLength(4000);
});

it('The keyboard stays with a note that is added, edited and left', async () => {
  fakeApi.addJobNote.mockResolvedValue({ data: noteOf(3, 'Call the client', daniel) });
  renderSignedIn(ManagerJobPage, page);
  await userEvent.type(await screen.findByLabelText('Note'), 'Call the client');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe(''));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add note' }));
  const ownNote = () => screen.getByText('First written').closest('li') as HTMLElement;
  await userEvent.click(within(ownNote()).getByRole('button', { name: 'Edit note' }));
  expect((document.activeElement as HTMLTextAreaElement).value).toBe('First written');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(within(ownNote()).getByRole('button', { name: 'Edit note' }));
});
