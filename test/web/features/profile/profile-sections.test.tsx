// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../../../shared/constants/roles.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { accountQuery } from '../../../../web/common/account/account.ts';
import { AvatarSection } from '../../../../web/features/profile/components/avatar-section.tsx';
import { NotificationSettingsSection } from '../../../../web/features/profile/components/notification-settings-section.tsx';
import { PasswordSection } from '../../../../web/features/profile/components/password-section.tsx';
import { PersonSection } from '../../../../web/features/profile/components/person-section.tsx';
import { controlOf } from '../../../../web/features/profile/model/profile-fields.ts';
import { chooseCountry } from '../../support/choose-country.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { aManagerAccount, renderSignedIn } from '../../support/render-signed-in.tsx';

const person = { ...aManagerAccount, phonePrefix: '1', phone: '5125550142', birthday: '1990-05-17', cityId: 7 };
const austin = {
  id: 7,
  name: 'Austin',
  state: { name: 'Texas', abbr: 'TX' },
  country: { id: 840, name: 'United States' },
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input, form select')].map((one) => [
    one.labels?.[0]?.textContent,
    one.value,
  ]);
const enter = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('The form of the own profile', () => {
  const show = async (account = person) => {
    fakeApi.readCity.mockResolvedValue({ data: austin });
    renderSignedIn(() => <PersonSection account={account} />, { path: '/profile' });
    await screen.findByLabelText('First name');
  };

  it('begins with what is stored, below what it is about, and says what may be left out (PROF-10, PROF-11)', async () => {
    await show();
    expect(fields()).toEqual([
      ['First name', 'Daniel'],
      ['Last name', 'Reyes'],
      ['Country (optional)', ''],
      ['City (optional)', ''],
      ['Prefix', '+1'],
      ['Phone (optional)', '512 555 01 42'],
      ['Birthday (optional)', '1990-05-17'],
      ['Days to keep notifications', '30'],
    ]);
    expect(screen.getByText('Austin, TX')).toBeTruthy();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'About you',
      'Notifications',
    ]);
    expect(screen.getByText('Older notifications are deleted automatically.')).toBeTruthy();
    expect(screen.getByText(/^\S+ United States$/)).toBeTruthy();
    expect(screen.queryByText('Your profile was saved.')).toBeNull();
  });

  it('has the shape of the form while the city is read, and without a city none to read', async () => {
    fakeApi.readCity.mockReturnValue(new Promise(() => {}));
    renderSignedIn(() => <PersonSection account={person} />, { path: '/profile' });
    expect(screen.getByRole('status', { name: 'Loading' }).querySelectorAll('.ui-skeleton')).toHaveLength(9);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'About you',
      'Notifications',
    ]);
    cleanup();
    await show({ ...person, cityId: null, phonePrefix: null, phone: null, birthday: null } as never);
    expect(fields().slice(4, 7)).toEqual([
      ['Prefix', '+1'],
      ['Phone (optional)', ''],
      ['Birthday (optional)', ''],
    ]);
  });

  it('brings the prefix of another country and forgets the city, and says that it was saved until it is changed (VALID-51, VALID-52)', async () => {
    fakeApi.changeProfile.mockResolvedValue({ data: person });
    await show();
    await chooseCountry('India');
    expect(fields().slice(2, 6)).toEqual([
      ['Country (optional)', ''],
      ['City (optional)', ''],
      ['Prefix', '+91'],
      ['Phone (optional)', '51 255 50 142'],
    ]);
    expect(screen.queryByText('Austin, TX')).toBeNull();
    press('Save profile');
    await screen.findByText('Your profile was saved.');
    expect(fakeApi.changeProfile.mock.lastCall?.[0].body).toMatchObject({
      countryId: 356,
      cityId: null,
      phonePrefix: '+91',
    });
    enter(/^Phone/, '');
    expect(screen.queryByText('Your profile was saved.')).toBeNull();
    press('Save profile');
    await screen.findByText('Your profile was saved.');
    expect(fakeApi.changeProfile.mock.lastCall?.[0].body).toMatchObject({ phone: null, phonePrefix: null });
  });

  it('finds cities of the chosen country alone, also after it was changed (LOOK-12)', async () => {
    fakeApi.searchCities.mockResolvedValue({ data: [] });
    await show();
    const city = screen.getByRole('combobox', { name: /^City/ });
    fireEvent.change(city, { target: { value: 'bost' } });
    const countries = () => fakeApi.searchCities.mock.calls.map(([{ query }]) => query.countryId);
    await waitFor(() => expect(countries()).toEqual([840]));
    await chooseCountry('India');
    fireEvent.change(city, { target: { value: 'chen' } });
    await waitFor(() => expect(countries().at(-1)).toBe(356));
  });

  it('names what is wrong at its field and above the form, and each refusal of the server', async () => {
    await show();
    enter(/^First name/, '');
    enter(/^Last name/, '');
    press('Save profile');
    await waitFor(() => expect(screen.getByLabelText(/^First name/).getAttribute('aria-invalid')).toBe('true'));
    const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(links()).toEqual([expect.stringMatching(/^First name/), expect.stringMatching(/^Last name/)]),
    );
    expect(fakeApi.changeProfile).not.toHaveBeenCalled();
    enter(/^First name/, 'Dana');
    enter(/^Last name/, 'Rey');
    fakeApi.changeProfile.mockRejectedValueOnce(new ApiError(400, 'No', [{ key: 'cityId', message: 'No such city' }]));
    press('Save profile');
    expect((await screen.findAllByText('No such city')).length).toBeGreaterThan(0);
    expect(screen.getByRole('combobox', { name: /^City/ }).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Your profile was saved.')).toBeNull();
  });

  it.each([
    ['cityId', 'city'],
    ['notificationSettings.expiresIn.value', 'expiresIn'],
    ['lastName', 'lastName'],
  ])('shows a refusal of %s at %s', (key, control) => {
    expect(controlOf(key)).toBe(control);
  });
});

const groups: Record<Role, readonly string[]> = {
  super_manager: ['Candidates and applications', 'Points and rewards', 'Invitations and collaboration', 'Roles'],
  manager: [
    'Unread messages',
    'Candidates and applications',
    'Points and rewards',
    'Invitations and collaboration',
    'Calendar',
    'Interview reminders',
    'Roles',
    'Figures of your week',
  ],
  recruiter: [
    'Unread messages',
    'Jobs',
    'Candidates and applications',
    'Saved searches',
    'Points and rewards',
    'Invitations and collaboration',
    'Calendar',
    'Interview reminders',
    'Tasks',
    'Roles',
    'Figures of your week',
  ],
  candidate: [
    'Unread messages',
    'Answers to applications',
    'Jobs',
    'Candidates and applications',
    'Points and rewards',
    'Invitations and collaboration',
    'Calendar',
    'Interview reminders',
  ],
};
it.each(Object.entries(groups))(
  'The mail settings of a %s have a switch for each kind of mail, with what it covers',
  (role, names) => {
    const account = { ...aManagerAccount, role: role as Role };
    renderSignedIn(() => <NotificationSettingsSection account={account} />, { path: '/profile' });
    const switches = [...document.querySelectorAll('.mail-switch')];
    expect(switches.map((one) => one.querySelector('label')?.textContent)).toEqual(names);
    expect(switches.every((one) => (one.querySelector('p')?.textContent ?? '').length > 10)).toBe(true);
    const options = within(screen.getByRole('group', { name: 'Digest' })).getAllByRole('radio');
    expect(options.map((one) => one.closest('label')?.textContent)).toEqual([
      'NeverNo digest',
      'Every dayNew and unread notifications, in one email a day, after eight in the morning',
      'Every MondayNew and unread notifications, in one email a week, on Monday after eight in the morning',
    ]);
    const texts = [
      'Essential emails, such as links to confirm your account or set a password, are always sent.',
      'Sent immediately',
    ];
    for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('Your email settings were saved.')).toBeNull();
  },
);

it('The picture of a profile is removed once that is confirmed, and the initials show immediately (PROF-12)', async () => {
  const account = { ...person, avatar: 'avatars/me.jpg' };
  fakeApi.removeAvatar.mockRejectedValueOnce(new ApiError(409, 'Try later'));
  fakeApi.verify.mockReturnValue(new Promise(() => {}));
  const { queryClient } = renderSignedIn(() => <AvatarSection account={account} />, { path: '/profile' });
  queryClient.setQueryData(accountQuery.queryKey, account);
  expect(
    screen.getByText('People see it beside your name. A JPEG or PNG of at most 50 MB; drop one here, or choose it.'),
  ).toBeTruthy();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/avatars/me.jpg');
  press('Remove picture');
  const dialog = within(screen.getByRole('dialog', { name: 'Remove your picture?' }));
  expect(dialog.getByText('The picture is deleted, and your initials appear instead.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  press('Remove picture');
  const remove = () =>
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove picture' }));
  remove();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The picture could not be removed. Try later. Nothing was changed.',
  );
  expect(queryClient.getQueryData(accountQuery.queryKey)?.avatar).toBe('avatars/me.jpg');
  fakeApi.removeAvatar.mockResolvedValue({ data: {} });
  remove();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(queryClient.getQueryData(accountQuery.queryKey)?.avatar).toBeNull();
  expect(queryClient.getQueryState(accountQuery.queryKey)?.isInvalidated).toBe(true);
});

it('The password form says what a password needs, and why one was refused (PROF-13, VALID-22)', async () => {
  fakeApi.readSecondFactor.mockResolvedValue({ data: { since: null, codesLeft: 0 } });
  renderSignedIn(PasswordSection, { path: '/profile' });
  expect(screen.getByRole('heading', { name: 'Password' })).toBeTruthy();
  expect(fields().map(([label]) => label)).toEqual(['Current password', 'New password', 'Confirm new password']);
  press('Change password');
  await waitFor(() => expect(document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(1));
  expect(screen.getByRole('link', { name: /Current password/ })).toBeTruthy();
  expect(fakeApi.changePassword).not.toHaveBeenCalled();
  fakeApi.changePassword.mockRejectedValue(
    new ApiError(400, 'No', [{ key: 'oldPassword', message: 'This is not your password' }]),
  );
  enter(/^Current/, 'Old!Passw0rd');
  enter(/^New/, 'New!Passw0rd');
  enter(/^Confirm/, 'New!Passw0rd');
  press('Change password');
  expect((await screen.findAllByText('This is not your password')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Your password was changed/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('New!Passw0rd');
});
