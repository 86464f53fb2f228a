// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Client } from '../../../../../shared/model/client.ts';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { blankClient, bodyOf, fieldsOf } from '../../../../../web/features/clients/model/client-fields.ts';
import { AddClientModal } from '../../../../../web/features/clients/components/add-client-modal.tsx';
import { chooseCountry } from '../../../support/choose-country.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const onClose = vi.fn();
const austin = {
  id: 4_671_654,
  name: 'Austin',
  state: { name: 'Texas', abbr: 'TX' },
  country: { id: 840, name: 'United States' },
};
const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

beforeEach(() => {
  vi.resetAllMocks();
  fakeApi.searchCities.mockResolvedValue({ data: [austin] });
  renderSignedIn(() => <AddClientModal onClose={onClose} />, { path: '/jobs' });
});

const press = () => userEvent.click(screen.getByRole('button', { name: 'Add client', hidden: true }));

async function chooseAustin(): Promise<void> {
  await userEvent.type(screen.getByRole('combobox', { name: 'City', hidden: true }), 'Aus');
  await userEvent.click(await screen.findByRole('option', { name: /Austin, TX/, hidden: true }));
}

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Company name'), 'Meridian Health');
  await chooseAustin();
  await userEvent.type(screen.getByLabelText('Contact person'), 'Eleanor Whitfield');
  await userEvent.type(screen.getByLabelText('Position'), 'Director');
  await userEvent.type(screen.getByLabelText('Email'), 'talent@meridian.example');
  await userEvent.type(screen.getByLabelText(/Phone/), '5125550142');
}

it('The client form requires company, city, contact person, position and email (VALID-48, VALID-49, VALID-54)', async () => {
  await press();
  expect(await screen.findAllByText('Required')).toHaveLength(5);
  await userEvent.type(screen.getByLabelText('Email'), 'nobody');
  expect(await screen.findByText('Invalid email address')).toBeTruthy();
  expect(fakeApi.addClient).not.toHaveBeenCalled();
});

it('The client form sends the company with city, country, prefix and unspaced phone, then closes (CLIENT-09 to CLIENT-12, CLIENT-18)', async () => {
  fakeApi.addClient.mockResolvedValue({ data: { id: 1, companyName: 'Meridian Health' } });
  await fillIn();
  expect(valueOf('Phone (optional)')).toBe('512 555 01 42');
  await press();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), 10_000);
  expect(fakeApi.addClient.mock.calls[0]?.[0].body).toEqual({
    companyName: 'Meridian Health',
    domain: null,
    contactPerson: 'Eleanor Whitfield',
    contactPersonsPosition: 'Director',
    email: 'talent@meridian.example',
    countryId: 840,
    cityId: austin.id,
    phonePrefix: '+1',
    phone: '5125550142',
  });
});

it('The client’s country is the chosen one, or that of the stored city (CLIENT-09)', () => {
  expect(bodyOf({ ...blankClient, countryId: '356' })).toMatchObject({ countryId: 356, cityId: null });
  const delhi = { ...austin, id: 1_273_294, name: 'Delhi', country: { id: 356, name: 'India' } };
  const stored = { companyName: 'A', contactPerson: 'B', contactPersonsPosition: 'C', email: 'a@b.co' };
  const fields = fieldsOf({ ...stored, city: delhi, phone: null, phonePrefix: null } as unknown as Client);
  expect(bodyOf(fields)).toMatchObject({ countryId: 356, cityId: 1_273_294 });
});

it('A client that is added after a refusal clears the error and closes the modal (CLIENT-06)', async () => {
  fakeApi.addClient.mockRejectedValueOnce(new ApiError(409, 'You have a client of this name'));
  fakeApi.addClient.mockResolvedValue({ data: { id: 1, companyName: 'Meridian Health' } });
  await fillIn();
  await press();
  expect(await screen.findByText('You have a client of this name')).toBeTruthy();
  await press();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(screen.queryByText('You have a client of this name')).toBeNull();
});

it.each([
  ['the message', new ApiError(409, 'You have a client of this name'), 'You have a client of this name'],
  [
    'the first listed error',
    new ApiError(422, 'Check the form', [
      { key: 'chamber', message: 'Not a chamber' },
      { key: 'later', message: 'Later' },
    ]),
    'Not a chamber',
  ],
  ['a fixed text', new ApiError(500, ''), 'Something went wrong!'],
])(
  'The client form stays open and shows %s when the server refuses (CLIENT-07, ERR-12, VALID-53)',
  async (_, failure, shown) => {
    fakeApi.addClient.mockRejectedValue(failure);
    await fillIn();
    await press();
    expect(await within(screen.getByRole('form', { hidden: true })).findByText(shown)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  },
);

it('Changing the country resets prefix and city and regroups the phone (VALID-50 to VALID-52)', async () => {
  await chooseAustin();
  await userEvent.type(screen.getByLabelText(/Phone/), '9820055014');
  expect(valueOf('Phone (optional)')).toBe('982 005 50 14');
  await chooseCountry('India');
  expect(valueOf('Prefix')).toBe('+91');
  expect(valueOf('Phone (optional)')).toBe('98 200 55 014');
  expect(screen.queryByRole('button', { name: 'Remove Austin, TX', hidden: true })).toBeNull();
});

it('The client form keeps its draft after a click outside, and discards it on Cancel (SHELL-28)', async () => {
  cleanup();
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? (
      <AddClientModal onClose={() => setOpen(false)} />
    ) : (
      <button onClick={() => setOpen(true)}>Open</button>
    );
  }
  renderSignedIn(Page, { path: '/jobs' });
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.type(await screen.findByLabelText('Company name'), 'Meridian Health');
  fireEvent.mouseDown(screen.getByRole('dialog', { hidden: true }));
  await open();
  expect(valueOf('Company name')).toBe('Meridian Health');
  expect(screen.getByText('Your draft was kept.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
  await open();
  expect(valueOf('Company name')).toBe('');
  expect(screen.queryByText('Your draft was kept.')).toBeNull();
});
