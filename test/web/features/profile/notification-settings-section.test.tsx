// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { defaultMailSettings } from '../../../../shared/model/notification-settings.ts';
import { profileForm } from '../../../../shared/validation/profile.ts';
import { accountQuery } from '../../../../web/common/account/account.ts';
import { NotificationSettingsSection } from '../../../../web/features/profile/components/notification-settings-section.tsx';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';
import { aManagerAccount } from '../../support/render-signed-in.tsx';
import { withSession } from '../../support/with-session.ts';

const account = 'GET /api/auth/verify';
const save = 'PUT /api/profile';
const read = 'GET /api/profile';

function Section() {
  const { data } = useQuery(accountQuery);
  return data ? <NotificationSettingsSection account={data} /> : null;
}

function shown(answer: { status?: number; body: unknown }, stored: object = aManagerAccount) {
  const sent = respondToCalls({
    [account]: { body: { data: aManagerAccount } },
    [read]: { body: { data: stored } },
    [save]: answer,
  });
  renderPage(Section, '/profile');
  return sent;
}

withSession();
const settings = (mail: object) => ({ expiresIn: { value: 30 }, mail });

it('Who called a mail spam reads that essential ones alone are sent, and how to get the others again (PLUS-60)', async () => {
  respondToCalls({ [account]: { body: { data: { ...aManagerAccount, mailUnwanted: true } } } });
  renderPage(Section, '/profile');
  expect(await screen.findByText(/was marked as spam, so you get essential emails alone/)).toBeTruthy();
});

it('The mail settings show the role’s switches and save each choice at once, leaving everything else unchanged (API-26)', async () => {
  const sent = shown({ body: { data: aManagerAccount } });
  const candidates = await screen.findByRole('switch', { name: 'Candidates and applications' });
  expect(screen.getAllByRole('switch').map((one) => (one as HTMLInputElement).checked)).toEqual([
    true,
    false,
    false,
    false,
    true,
    true,
    true,
    // The figures of the week, which come to nobody who has not asked for them.
    false,
  ]);
  await userEvent.click(candidates);
  await userEvent.click(screen.getByRole('radio', { name: /Every Monday/ }));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  const [first, second] = sent
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => body as Record<string, unknown>);
  const groups = { ...defaultMailSettings.groups, candidates: true };
  expect(first?.notificationSettings).toEqual(settings({ groups, digest: 'daily' }));
  expect(second?.notificationSettings).toEqual(settings({ groups, digest: 'weekly' }));
  expect(profileForm.safeParse(second).error).toBeUndefined();
  expect(second).toMatchObject({ firstName: aManagerAccount.firstName, lastName: aManagerAccount.lastName });
  expect(await screen.findByText('Your email settings were saved.')).toBeTruthy();
});

it('The mail settings of managers have a switch for the figures of their week', async () => {
  const sent = shown({ body: { data: aManagerAccount } });
  await userEvent.click(await screen.findByRole('switch', { name: 'Figures of your week' }));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1));
  const body = sent.find(({ method }) => method === 'PUT')?.body as Record<string, unknown>;
  expect(body.notificationSettings).toEqual(settings({ ...defaultMailSettings, figures: true }));
  expect(profileForm.safeParse(body).error).toBeUndefined();
});

it('Saving a mail setting does not restore a name that was changed in another tab (API-26, PROF-10)', async () => {
  const renamed = { ...aManagerAccount, firstName: 'Renamed', phone: '6175550142', phonePrefix: '+1' };
  const sent = shown({ body: { data: renamed } }, renamed);
  await userEvent.click(await screen.findByRole('switch', { name: 'Calendar' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      firstName: 'Renamed',
      phone: '6175550142',
      phonePrefix: '+1',
    }),
  );
});

it('A mail setting that the server refuses switches back, with the reason', async () => {
  shown({ status: 403, body: { message: 'Not now', errors: [] } });
  const calendar = await screen.findByRole('switch', { name: 'Calendar' });
  await userEvent.click(calendar);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your settings could not be saved. Not now. Nothing was changed.',
  );
  expect((calendar as HTMLInputElement).checked).toBe(true);
});
