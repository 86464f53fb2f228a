// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { createQueryClient } from '../../../../web/api/query-client.ts';
import { accountQuery } from '../../../../web/common/account/account.ts';
import { RouterNavigation } from '../../../../web/app/frames/router-navigation.tsx';
import { PersonSection } from '../../../../web/features/profile/components/person-section.tsx';
import { chooseCountry } from '../../support/choose-country.ts';
import { aManagerAccount } from '../../support/render-signed-in.tsx';

const calls = vi.hoisted(() => ({ changeProfile: vi.fn(), searchCities: vi.fn(), readCity: vi.fn() }));
vi.mock('../../../../web/api/api.ts', () => ({
  api: {
    profile: { changeProfile: calls.changeProfile },
    lookups: { searchCities: calls.searchCities, readCity: calls.readCity },
    accounts: {},
  },
}));
beforeEach(() => vi.resetAllMocks());

const austin = {
  id: 7,
  name: 'Austin',
  state: { name: 'Texas', abbr: 'TX' },
  country: { id: 840, name: 'United States' },
  lat: 30,
  lng: -97,
  population: 9,
  zip: null,
};
const boston = { ...austin, id: 8, name: 'Boston', state: { name: 'Massachusetts', abbr: 'MA' } };

function Kept() {
  const { data: account } = useQuery({ ...accountQuery, enabled: false });
  return (
    <RouterNavigation>
      <PersonSection account={account ?? aManagerAccount} />
    </RouterNavigation>
  );
}
const show = () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(accountQuery.queryKey, { ...aManagerAccount, cityId: austin.id });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Kept /> }])} />
    </QueryClientProvider>,
  );
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save profile' }));

it('The profile form saves another city without loading the city that the search returned', async () => {
  calls.readCity.mockResolvedValue({ data: austin });
  calls.searchCities.mockResolvedValue({ data: [boston] });
  calls.changeProfile.mockImplementation(async ({ body }: { body: { cityId: number } }) => ({
    data: { ...aManagerAccount, cityId: body.cityId },
  }));
  show();
  await screen.findByText('Austin, TX');
  await userEvent.type(screen.getByRole('combobox', { name: /^City/ }), 'bost');
  await userEvent.click(await screen.findByRole('option', { name: /Boston, MA/ }));
  await save();
  await screen.findByText('Your profile was saved.');
  expect(screen.getByText('Boston, MA')).toBeDefined();
  expect(calls.readCity).toHaveBeenCalledOnce();
});

it('The profile form keeps the city when its name cannot be loaded and something else is saved', async () => {
  calls.readCity.mockRejectedValue(new ApiError(404, 'There is no such city'));
  calls.changeProfile.mockResolvedValue({ data: { ...aManagerAccount, cityId: austin.id } });
  show();
  await userEvent.type(await screen.findByRole('textbox', { name: /^First name/ }), 'a');
  await save();
  await screen.findByText('Your profile was saved.');
  expect(calls.changeProfile.mock.lastCall?.[0].body.cityId).toBe(austin.id);
});

it('The profile form edits names, country, city, phone, birthday and how long notifications are kept (PROF-10, PROF-11)', async () => {
  calls.readCity.mockResolvedValue({ data: austin });
  calls.changeProfile.mockImplementation(async ({ body }) => ({ data: { ...aManagerAccount, ...body } }));
  show();
  const fill = async (label: RegExp, text: string) => {
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  expect((await screen.findByLabelText<HTMLInputElement>(/^Days to keep/)).value).toBe('30');
  await fill(/^First name/, 'Dana');
  await fill(/^Last name/, 'Rey');
  await fill(/^Phone/, '5125550142');
  await fill(/^Birthday/, '1990-05-17');
  await fill(/^Days to keep/, '7');
  await save();
  await screen.findByText('Your profile was saved.');
  expect(calls.changeProfile.mock.lastCall?.[0].body).toMatchObject({
    firstName: 'Dana',
    lastName: 'Rey',
    countryId: 840,
    cityId: austin.id,
    phonePrefix: '+1',
    phone: '5125550142',
    birthday: '1990-05-17',
    notificationSettings: { expiresIn: { value: 7 } },
  });
});

it('The profile form regroups the phone when its prefix changes, directly or with the country (VALID-50, PROF-10)', async () => {
  calls.readCity.mockResolvedValue({ data: austin });
  show();
  const phone = await screen.findByRole('textbox', { name: /^Phone/ });
  await userEvent.type(phone, '5125550142');
  expect((phone as HTMLInputElement).value).toBe('512 555 01 42');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Prefix' }), '+91');
  expect((phone as HTMLInputElement).value).toBe('51 255 50 142');
  await chooseCountry('India');
  expect([
    (screen.getByRole('combobox', { name: 'Prefix' }) as HTMLSelectElement).value,
    (phone as HTMLInputElement).value,
  ]).toEqual(['+91', '51 255 50 142']);
});
