// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { ConfirmJobAlertPage } from '../../../../web/app/pages/confirm-job-alert.tsx';
import { AskForJobAlert } from '../../../../web/features/job-alerts/components/ask-for-job-alert.tsx';
import { SavedJobSearches } from '../../../../web/features/job-alerts/components/saved-job-searches.tsx';
import { SaveJobAlert } from '../../../../web/features/job-alerts/components/save-job-alert.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderPage } from '../../support/render-page.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

beforeEach(() => vi.resetAllMocks());

const question = { campaign: 'nursing', search: 'night', filter: { workplace: ['remote' as const] } };
const wish = { campaign: 'nursing', search: 'night', filter: { tagsMatch: 'any', workplace: ['remote'] } };
const words = ['“night”', 'Nursing', 'Remote'];
const alert = { id: 5, version: 1, name: 'Nights', wish, alert: 'weekly', createdAt: '2026-09-01T10:00:00.000Z' };
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save search' }));
const options = () => [...screen.getByRole<HTMLSelectElement>('combobox').options].map(({ text }) => text);

it('A candidate saves what the list asks for under its words, with how often it is mailed (PLUS-56)', async () => {
  const onClose = vi.fn();
  renderSignedIn(() => <SaveJobAlert {...{ question, words, onClose }} />, { path: '/' });
  expect(screen.getByRole('dialog', { name: 'Mail me new jobs' }).textContent).toContain('“night” · Nursing · Remote');
  expect(options()).toEqual(['At once', 'Once a day', 'Once a week', 'Never']);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Once a week');
  fakeApi.saveJobAlert.mockResolvedValue({ data: alert });
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(fakeApi.saveJobAlert.mock.calls).toEqual([
    [{ body: { name: '“night”, Nursing, Remote', alert: 'weekly', wish } }],
  ]);
});

it('A guest gives an address, which is asked by mail before anything else is mailed (PLUS-56)', async () => {
  const onClose = vi.fn();
  renderSignedIn(() => <AskForJobAlert {...{ question, words, onClose }} />, { path: '/' });
  expect(options()).toEqual(['At once', 'Once a day', 'Once a week']);
  await save();
  expect(screen.getByText('Required')).toBeTruthy();
  expect(fakeApi.askForJobAlert).not.toHaveBeenCalled();
  fakeApi.askForJobAlert.mockResolvedValue({ data: { done: true } });
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'Guest@Example.com');
  await save();
  expect((await screen.findByRole('status')).textContent).toContain('only then new jobs are mailed');
  expect(fakeApi.askForJobAlert.mock.calls[0]?.[0].body).toMatchObject({
    email: 'guest@example.com',
    alert: 'daily',
    wish,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('The address that a guest typed, and how often, are there again after the dialog was closed, until they are sent (PLUS-57)', async () => {
  const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ });
  const often = () => screen.getByRole<HTMLSelectElement>('combobox').value;
  const open = () => renderSignedIn(() => <AskForJobAlert {...{ question, words, onClose: vi.fn() }} />, { path: '/' });
  open();
  await userEvent.type(email(), 'guest@example.com');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Once a week');
  cleanup();
  open();
  expect([email().value, often()]).toEqual(['guest@example.com', 'weekly']);
  fakeApi.askForJobAlert.mockResolvedValue({ data: { done: true } });
  await save();
  await screen.findByRole('status');
  cleanup();
  open();
  expect([email().value, often()]).toEqual(['', 'daily']);
});

it('The saved searches of jobs open their list, and can be removed (PLUS-56)', async () => {
  fakeApi.listJobAlerts.mockResolvedValue({ data: [alert] });
  fakeApi.removeJobAlert.mockResolvedValue({ data: { id: 5 } });
  renderSignedIn(SavedJobSearches, { path: '/' });
  const open = await screen.findByRole('button', { name: 'Saved searches (1)' });
  await userEvent.click(open);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Nights' }));
  expect(fakeApi.removeJobAlert.mock.calls).toMatchObject([[{ params: { id: 5 } }]]);
  await userEvent.click(screen.getByRole('button', { name: /^Nights Mail: once a week/ }));
  expect(await screen.findByText(/^at \/find-jobs\/nursing/)).toBeTruthy();
});

it('How often a saved search is mailed is changed where it is listed, over the version that was read (PLUS-56)', async () => {
  fakeApi.listJobAlerts.mockResolvedValue({ data: [alert] });
  fakeApi.changeJobAlert.mockRejectedValueOnce(new ApiError(409, 'It was changed meanwhile'));
  fakeApi.changeJobAlert.mockResolvedValue({ data: { ...alert, version: 2, alert: 'never' } });
  renderSignedIn(SavedJobSearches, { path: '/' });
  await userEvent.click(await screen.findByRole('button', { name: 'Saved searches (1)' }));
  const often = () => screen.getByLabelText<HTMLSelectElement>('How often new jobs for Nights are mailed');
  expect(often().value).toBe('weekly');
  await userEvent.selectOptions(often(), 'Never');
  expect((await screen.findByRole('alert')).textContent).toContain('It was changed meanwhile');
  fakeApi.listJobAlerts.mockResolvedValue({ data: [{ ...alert, version: 2, alert: 'never' }] });
  await userEvent.selectOptions(often(), 'Never');
  await screen.findByText('No mail');
  const body = { name: 'Nights', wish, version: 1, alert: 'never' };
  expect(fakeApi.changeJobAlert.mock.calls).toEqual(Array.from({ length: 2 }, () => [{ params: { id: 5 }, body }]));
});

const token = 'abcdefghijklmnopqrstuv';
const asked = { data: { name: 'Nights', alert: 'daily', email: 'guest@example.com' } };

it('The page of the mailed link says what it confirms; only its button does (PLUS-56)', async () => {
  fakeApi.readAskedJobAlert.mockResolvedValue(asked);
  fakeApi.confirmJobAlert.mockResolvedValue(asked);
  renderPage(ConfirmJobAlertPage, `/job-alerts/confirm?token=${token}`);
  const button = await screen.findByRole('button', { name: 'Mail me new jobs' });
  expect(fakeApi.confirmJobAlert).not.toHaveBeenCalled();
  expect(screen.getByText(/^New jobs for/).textContent).toBe(
    'New jobs for Nights, once a day, by mail to guest@example.com.',
  );
  await userEvent.click(button);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your job alert is on' })).toBeTruthy();
  expect(fakeApi.confirmJobAlert.mock.calls).toMatchObject([[{ body: { token } }]]);
});

it.each([
  ['that is incomplete', '', 'This link is incomplete'],
  ['that is too old', `?token=${token}`, 'This link has expired'],
])('The page of a link %s says so, and leads on', async (_, query, said) => {
  fakeApi.readAskedJobAlert.mockRejectedValue(new ApiError(410, 'This link has expired'));
  renderPage(ConfirmJobAlertPage, `/job-alerts/confirm${query}`);
  expect((await screen.findByRole('alert')).textContent).toContain(said);
  expect(screen.getByRole('link', { name: 'Find jobs' }).getAttribute('href')).toBe('/find-jobs');
});
