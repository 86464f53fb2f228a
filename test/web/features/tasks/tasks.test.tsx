// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { TasksAbout } from '../../../../web/features/tasks/components/tasks-about.tsx';
import { paths } from '../../../../web/common/navigation/paths.ts';
import { TasksPage } from '../../../../web/features/tasks/pages/tasks.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { sayLive } from '../../support/live-listeners.ts';

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));

const aTask = (over: object = {}) => ({
  id: 5,
  what: 'Ask about notice',
  about: { kind: 'added', id: 31, name: 'Ada Byron' },
  dueAt: '2026-03-02T09:00:00.000Z',
  doneAt: null,
  version: 1,
  ...over,
});
const page = (...data: object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 25 } });

beforeEach(() => vi.resetAllMocks());

it('My tasks lists what is due today, with whom it is about, and ticks it off', async () => {
  fakeApi.listTasks.mockResolvedValue(page(aTask()));
  renderSignedIn(TasksPage, { path: '/recruiter/tasks' });
  expect((await screen.findByRole('link', { name: 'Ada Byron' })).getAttribute('href')).toBe(
    '/recruiter/candidates/added/31',
  );
  expect(screen.getByText('Overdue')).toBeTruthy();
  expect(fakeApi.listTasks.mock.calls[0]?.[0].query).toMatchObject({ show: 'due' });
  fakeApi.changeTask.mockResolvedValue({ data: aTask({ doneAt: '2026-03-02T10:00:00.000Z', version: 2 }) });
  fakeApi.listTasks.mockResolvedValue(page());
  await userEvent.click(screen.getByRole('button', { name: 'Done: Ask about notice' }));
  expect(await screen.findByText('Nothing is due today')).toBeTruthy();
  expect(fakeApi.changeTask.mock.calls[0]?.[0]).toMatchObject({
    params: { id: 5 },
    body: { isDone: true, version: 1 },
  });
});

it('The lists of tasks are in the address, and follow a change in another tab', async () => {
  fakeApi.listTasks.mockResolvedValue(page());
  renderSignedIn(TasksPage, { path: '/recruiter/tasks', at: '/recruiter/tasks?show=done' });
  expect(await screen.findByText('Nothing is done yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(await screen.findByText('Nothing waits for later')).toBeTruthy();
  fakeApi.listTasks.mockResolvedValue(page(aTask({ about: { kind: 'candidate', id: 9, name: null }, dueAt: null })));
  sayLive('tasks');
  expect(await screen.findByText(/No date · about somebody or a job that you no longer see/)).toBeTruthy();
});

it('A task about somebody is written on their page; what is refused is said at its field and nothing is lost', async () => {
  fakeApi.listTasks.mockResolvedValue(page());
  renderSignedIn(() => <TasksAbout about={{ kind: 'added', id: 31 }} />, { path: '/' });
  const form = within(await screen.findByRole('form', { name: 'Add a task' }));
  const submit = () => userEvent.click(form.getByRole('button', { name: 'Add task' }));
  await submit();
  expect(await form.findByText('Required')).toBeTruthy();
  await userEvent.type(form.getByLabelText(/What to do/), 'Call Ada');
  const message = 'Must be within two years';
  fakeApi.addTask.mockRejectedValueOnce(new ApiError(422, message, [{ key: 'dueAt', message }]));
  await submit();
  expect(await form.findByText(message)).toBeTruthy();
  fakeApi.addTask.mockResolvedValue({ data: aTask() });
  await submit();
  await waitFor(() => expect(form.getByLabelText<HTMLInputElement>(/What to do/).value).toBe(''));
  expect(fakeApi.addTask.mock.calls.at(-1)?.[0].body).toEqual({
    what: 'Call Ada',
    dueAt: null,
    about: { kind: 'added', id: 31 },
  });
});

it('The tasks about somebody are only those, are opened again and removed, and follow a change in another tab or while the connection was lost', async () => {
  fakeApi.listTasks.mockResolvedValue(page(aTask({ doneAt: '2026-03-02T10:00:00.000Z' })));
  renderSignedIn(() => <TasksAbout about={{ kind: 'added', id: 31 }} />, { path: '/' });
  fakeApi.changeTask.mockResolvedValue({ data: aTask() });
  fakeApi.removeTask.mockResolvedValue({ data: { id: 5 } });
  const again = await screen.findByRole('button', { name: 'Open again: Ask about notice' });
  fakeApi.listTasks.mockResolvedValue(page(aTask()));
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Done: Ask about notice' })).toBeTruthy();
  expect(fakeApi.listTasks.mock.calls[0]?.[0].query).toMatchObject({ about: 31 });
  expect(fakeApi.changeTask.mock.lastCall).toEqual([{ params: { id: 5 }, body: { isDone: false, version: 1 } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Ask about notice' }));
  await waitFor(() => expect(fakeApi.removeTask.mock.lastCall).toEqual([{ params: { id: 5 } }]));
  fakeApi.listTasks.mockResolvedValue(page(aTask({ what: 'Mail Ada' })));
  sayLive('tasks');
  expect(await screen.findByText('Mail Ada')).toBeTruthy();
  fakeApi.listTasks.mockResolvedValue(page(aTask({ what: 'Visit Ada' })));
  sayLive('catch-up');
  expect(await screen.findByText('Visit Ada')).toBeTruthy();
});

it('What is typed about somebody is kept for their page alone until it is added', async () => {
  fakeApi.listTasks.mockResolvedValue(page());
  fakeApi.addTask.mockResolvedValue({ data: aTask() });
  const field = () => screen.getByLabelText<HTMLInputElement>(/What to do/);
  const open = (id: number) => renderSignedIn(() => <TasksAbout about={{ kind: 'added', id }} />, { path: '/' });
  const first = open(41);
  await userEvent.type(field(), 'Call Ada');
  first.unmount();
  const other = open(42);
  expect(field().value).toBe('');
  other.unmount();
  const again = open(41);
  expect(field().value).toBe('Call Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Add task' }));
  await waitFor(() => expect(field().value).toBe(''));
  again.unmount();
  open(41);
  expect(field().value).toBe('');
});

it('A task leads to the job or candidate that it is about, as its recruiter reads them', async () => {
  const about = [
    { kind: 'job', id: 61, name: 'ICU nurse' },
    { kind: 'candidate', id: 62, name: 'Priya Iyer' },
  ];
  fakeApi.listTasks.mockResolvedValue(page(...about.map((one) => aTask({ id: one.id, about: one }))));
  renderSignedIn(TasksPage, { path: '/recruiter/tasks' });
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('link', { name: 'ICU nurse' });
  expect([to('ICU nurse'), to('Priya Iyer')]).toEqual([paths.job(61), paths.recruiterCandidate(62)]);
});
