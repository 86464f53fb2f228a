// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { ClientListPage } from '../../../../../web/features/clients/pages/client-list.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const cityIn = (id: number, name: string, country: { id: number; name: string }) => ({
  id,
  name,
  state: { name: 'Texas', abbr: 'TX' },
  country,
});
const client = {
  id: 1,
  version: 1,
  companyName: 'Meridian',
  city: cityIn(4_671_654, 'Austin', { id: 840, name: 'United States' }),
  contactPerson: 'Eleanor',
  contactPersonsPosition: 'Director',
  phonePrefix: '1',
  phone: '5125550142',
  email: 'a@b.example',
  jobs: 0,
  createdAt: '2026-09-01T10:00:00.000Z',
};
const theirs = {
  ...client,
  version: 2,
  companyName: 'Meridian Group',
  city: cityIn(1_259_229, 'Pune', { id: 356, name: 'India' }),
  phonePrefix: '91',
  phone: '2012345678',
};
const changed = 'This client was changed while you edited it';

beforeEach(() => {
  fakeApi.searchCities.mockResolvedValue({ data: [] });
  fakeApi.listClients.mockResolvedValue({ data: [client], meta: { total: 1, page: 1, perPage: 15 } });
  fakeApi.readClient.mockResolvedValue({ data: client });
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
const open = async (company = 'Meridian') =>
  userEvent.click(await screen.findByRole('button', { name: `Edit ${company}` }));
const choice = (legend: string, name: RegExp) =>
  within(screen.getByRole('group', { name: legend, hidden: true })).getByRole('radio', { name, hidden: true });
const sent = () => fakeApi.changeClient.mock.lastCall?.[0].body;

async function collide() {
  renderSignedIn(ClientListPage, { path: '/clients' });
  await open();
  await userEvent.type(await screen.findByLabelText('Company name'), ' Health');
  await userEvent.type(field('Position'), ' of staff');
  fakeApi.readClient.mockResolvedValue({ data: theirs });
  fakeApi.changeClient.mockRejectedValueOnce(new ApiError(409, 'Someone else has changed this client'));
  await press('Save changes');
  await screen.findByText(changed);
}

describe('A client that another user saved while it was edited', () => {
  it('is shown field by field, worded as in the list, and saved over the new version without losing either change (PLUS-24)', async () => {
    await collide();
    expect(choice('Company name', /^Saved elsewhere: *Meridian Group$/)).toMatchObject({ checked: false });
    expect(choice('Company name', /^Yours: *Meridian Health$/)).toMatchObject({ checked: false });
    expect(choice('City', /^Saved elsewhere: *Pune, India$/)).toMatchObject({ checked: true });
    expect(choice('Phone', /^Saved elsewhere: *\+91 20 123 45 678$/)).toMatchObject({ checked: true });
    expect(screen.queryByRole('group', { name: 'Country', hidden: true })).toBeNull();
    await press('Save changes');
    expect(fakeApi.changeClient).toHaveBeenCalledOnce();
    await userEvent.click(choice('Company name', /^Yours/));
    await userEvent.click(choice('Phone', /^As it was: *\+1 512 555 01 42$/));
    await press('Continue with these');
    fakeApi.changeClient.mockResolvedValue({ data: theirs });
    await press('Save changes');
    expect(await screen.findByText('Meridian Group is saved.')).toBeTruthy();
    expect(sent()).toEqual({
      version: 2,
      companyName: 'Meridian Health',
      domain: null,
      contactPerson: 'Eleanor',
      contactPersonsPosition: 'Director of staff',
      countryId: 356,
      cityId: 1_259_229,
      phonePrefix: '+1',
      phone: '5125550142',
      email: 'a@b.example',
    });
  });

  it('meets a draft that is older than that save, which is not sent before its fields are chosen (PLUS-24)', async () => {
    const { queryClient } = renderSignedIn(ClientListPage, { path: '/clients' });
    await open();
    await userEvent.type(await screen.findByLabelText('Company name'), ' Health');
    await press('Close');
    fakeApi.listClients.mockResolvedValue({ data: [theirs], meta: { total: 1, page: 1, perPage: 15 } });
    fakeApi.readClient.mockResolvedValue({ data: theirs });
    await act(() => queryClient.invalidateQueries());
    await open('Meridian Group');
    expect(await screen.findByText(changed)).toBeTruthy();
    expect(field('Company name').value).toBe('Meridian Health');
    await userEvent.type(field('Company name'), '{Enter}');
    expect(fakeApi.changeClient).not.toHaveBeenCalled();
    await userEvent.click(choice('Company name', /^Saved elsewhere: *Meridian Group$/));
    await press('Continue with these');
    fakeApi.changeClient.mockResolvedValue({ data: theirs });
    await press('Save changes');
    await vi.waitFor(() =>
      expect(sent()).toMatchObject({ version: 2, companyName: 'Meridian Group', cityId: 1_259_229 }),
    );
  });

  it('is shown as it is now if nothing was entered, however old the list is', async () => {
    fakeApi.readClient.mockResolvedValue({ data: theirs });
    renderSignedIn(ClientListPage, { path: '/clients' });
    await open();
    await vi.waitFor(() => expect(field('Company name').value).toBe('Meridian Group'));
    expect(screen.queryByText(changed)).toBeNull();
  });
});
