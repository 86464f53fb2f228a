// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../../shared/model/client.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { fieldsOf } from '../../../../web/features/clients/model/client-fields.ts';
import { ClientConflict } from '../../../../web/features/clients/components/client-conflict.tsx';
import { AddClientPage } from '../../../../web/features/clients/pages/add-client.tsx';
import { ClientListPage } from '../../../../web/features/clients/pages/client-list.tsx';
import { OverseenClientsPage } from '../../../../web/features/clients/pages/overseen-clients.tsx';
import { readAloud } from '../../support/read-aloud.ts';
import { fakeApi, requests } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { cellsOf } from '../../support/saved-cells.ts';
import { bareClient as bare, fullClient as full } from './built-clients.ts';

const saveBlob = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

beforeEach(() => void saveBlob.mockReset());

const daniel = { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null };
const listOf = (...data: object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 15 } });
const open = async (Component: ComponentType, words: string, { at = '/clients', account = {} } = {}) => {
  renderSignedIn(Component, { path: at.split('?')[0] ?? at, at, account });
  await screen.findAllByText(words);
};
const saved = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^CSV/ }));
  await vi.waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
  return (await cellsOf(saveBlob.mock.lastCall?.[0])).map((cells) => cells.join(' | ')).join('\n');
};
const dialog = () => readAloud(screen.getByRole('dialog'));

describe('The list of a manager’s clients', () => {
  beforeEach(() => {
    fakeApi.listClients.mockResolvedValue(listOf(full, bare));
  });

  it('says all about each, and so does its file', async () => {
    await open(ClientListPage, 'Kestrel');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Clients · HireHub
      # Clients 2
      <Add client> [Jobs by client](/clients-jobs) <CSV, clients>
      Clients
      Company | City | Contact | Email | Phone | Jobs | Actions
      <Lakeside Hospital Ann Porter · Houston, TX> | Houston, TX | Ann Porter | [ann@lakeside.example](mailto:ann@lakeside.example) | +1 512 555 01 42 | [2 jobs](/jobs?clientId=31) | <Edit Lakeside Hospital>
      <Kestrel Ann Porter> | – | Ann Porter | [ann@lakeside.example](mailto:ann@lakeside.example) | – | None | <Delete Kestrel> <Edit Kestrel>
      All 2 clients"
    `);
    expect(screen.getAllByText('Ann Porter', { selector: '[title]' })[0]?.title).toBe('Head of nursing');
    expect(await saved()).toMatchInlineSnapshot(`
      "Company | City | Contact | Email | Phone | Jobs
      Lakeside Hospital | Houston, Texas, United States | Ann Porter | ann@lakeside.example | '+1 512 555 01 42 | 2
      Kestrel |  | Ann Porter | ann@lakeside.example |  | 0"
    `);
  });

  it('says where it is empty what clients are for, and that it could not be loaded', async () => {
    fakeApi.listClients.mockResolvedValue(listOf());
    await open(ClientListPage, 'You have no clients yet');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Clients · HireHub
      # Clients 0
      <Add client> [Jobs by client](/clients-jobs)
      ## You have no clients yet
      A client is a company you hire for. Candidates see its name on the jobs you post for it.
      <Add client>"
    `);
    cleanup();
    fakeApi.listClients.mockRejectedValue(new ApiError(422, 'The table rests'));
    await open(ClientListPage, 'The clients could not be loaded');
    expect(readAloud()).toContain('The table rests');
  });

  it('edits a client in a form with all that is stored, and says that it is saved (CLIENT-03)', async () => {
    fakeApi.readClient.mockResolvedValue({ data: full });
    fakeApi.changeClient.mockResolvedValue({ data: { ...full, companyName: 'Lakeside' } });
    await open(ClientListPage, 'Kestrel');
    fireEvent.click(screen.getByRole('button', { name: 'Edit Lakeside Hospital' }));
    expect(dialog()).toMatchInlineSnapshot(`
      "## Edit Lakeside Hospital
      <Close>
      ‹Edit Lakeside Hospital›
      Company name
      (required) "Lakeside Hospital"
      Website (optional)
      (such as acme.com) "lakeside.example"
      Clients with the same website count as one company.
      Country
      🇺🇸 United States <Remove 🇺🇸 United States> (required) ""
      City
      Houston, TX <Remove Houston, TX> (required) ""
      Contact person
      (required) "Ann Porter"
      Position
      (required, such as Head of Engineering) "Head of nursing"
      Email
      (email, required, such as name@company.com) "ann@lakeside.example"
      Prefix
      (*+1*, 204 in all)
      Phone (optional)
      (tel) "512 555 01 42"
      <Cancel> <Save changes>"
    `);
    fireEvent.change(screen.getByLabelText('Position'), { target: { value: 'Director' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Lakeside is saved.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests.find(([name]) => name === 'changeClient')?.[1]).toEqual({
      params: { id: 31 },
      body: {
        version: 4,
        companyName: 'Lakeside Hospital',
        domain: 'lakeside.example',
        countryId: 840,
        cityId: 7,
        contactPerson: 'Ann Porter',
        contactPersonsPosition: 'Director',
        phonePrefix: '+1',
        phone: '5125550142',
        email: 'ann@lakeside.example',
      },
    });
  });

  it('deletes a client without jobs alone, after a question, and says so or why not (CLIENT-13, CLIENT-14)', async () => {
    fakeApi.removeClient.mockRejectedValue(new ApiError(409, 'It has jobs'));
    await open(ClientListPage, 'Kestrel');
    expect(screen.queryByRole('button', { name: 'Delete Lakeside Hospital' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Delete Kestrel' }));
    expect(dialog()).toMatchInlineSnapshot(`
      "## Delete Kestrel?
      <Close>
      No job uses this client, so nothing else changes. This cannot be undone.
      <Keep it> <Delete client>"
    `);
    expect(screen.getByRole('button', { name: 'Delete client' }).dataset.kind).toBe('danger');
    expect(fakeApi.removeClient).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Delete client' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The client could not be removed. It has jobs. Nothing was changed.',
    );
    fakeApi.removeClient.mockResolvedValue({ data: { id: 32 } });
    fireEvent.click(screen.getByRole('button', { name: 'Delete client' }));
    expect(await screen.findByText('Kestrel is deleted.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Delete Kestrel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was typed when a dialog is left by its cross, and forgets it by Cancel', async () => {
    await open(ClientListPage, 'Kestrel');
    const begin = () => fireEvent.click(screen.getAllByRole('button', { name: 'Add client' })[0]!);
    begin();
    fireEvent.change(screen.getByLabelText('Company name'), { target: { value: 'Alder' } });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    begin();
    expect(dialog()).toMatchInlineSnapshot(`
      "## Add client
      A company you hire for.
      <Close>
      ‹Add client›
      Your draft was kept.
      <Start over>
      Company name
      (required) "Alder"
      Website (optional)
      (such as acme.com) ""
      Clients with the same website count as one company.
      Country
      🇺🇸 United States <Remove 🇺🇸 United States> (required) ""
      City
      (required, such as Start typing at least 2 characters) ""
      Contact person
      (required) ""
      Position
      (required, such as Head of Engineering) ""
      Email
      (email, required, such as name@company.com) ""
      Prefix
      (*+1*, 204 in all)
      Phone (optional)
      (tel) ""
      <Cancel> <Add client>"
    `);
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('');
    expect(screen.queryByText('Your draft was kept.')).toBeNull();
    fireEvent.change(screen.getByLabelText('Company name'), { target: { value: 'Birch' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    begin();
    expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('');
  });
});

describe('The page that adds a client', () => {
  it('begins empty in the first country, and names every problem by its field, in their order (CLIENT-02)', async () => {
    await open(AddClientPage, 'Company name', { at: '/manager/add-client' });
    expect(readAloud()).toMatchInlineSnapshot(`
      "Add client · HireHub
      [Clients](/clients)
      # Add client
      A company you hire for.
      ‹Add client›
      Company name
      (required) ""
      Website (optional)
      (such as acme.com) ""
      Clients with the same website count as one company.
      Country
      🇺🇸 United States <Remove 🇺🇸 United States> (required) ""
      City
      (required, such as Start typing at least 2 characters) ""
      Contact person
      (required) ""
      Position
      (required, such as Head of Engineering) ""
      Email
      (email, required, such as name@company.com) ""
      Prefix
      (*+1*, 204 in all)
      Phone (optional)
      (tel) ""
      <Add client> [Cancel](/clients)"
    `);
    fireEvent.click(screen.getByRole('button', { name: 'Add client' }));
    await screen.findByText(/things need attention/);
    expect(readAloud(screen.getByRole('alert'))).toMatchInlineSnapshot(`
      "5 things need attention:
      [Company name : Required](#companyName)
      [City : Required](#city)
      [Contact person : Required](#contactPerson)
      [Position : Required](#contactPersonsPosition)
      [Email : Required](#email)"
    `);
    expect(requests).toEqual([]);
  });
});

describe('A super manager’s list of clients', () => {
  const account = { role: 'super_manager' };
  const owned = (client: Client) => ({ ...client, managerId: 1001, manager: daniel });

  it('says all about each and whose it is, changes none, and is saved as a file (SUPER-07, DEC-27)', async () => {
    fakeApi.listOverseenClients.mockResolvedValue(listOf(owned(full), owned(bare)));
    await open(OverseenClientsPage, 'Kestrel', { account });
    expect(readAloud()).toMatchInlineSnapshot(`
      "Clients · HireHub
      # Clients 2
      <CSV, clients>
      The clients of the managers who work with you. Only their managers change them.
      Clients
      Company | Manager | City | Contact | Phone | Jobs
      [Lakeside Hospital Daniel Reyes · Houston, TX](/clients-jobs?clientId=31) | [Daniel Reyes](/super_manager/managers/1001) | Houston, TX | Ann Porter | +1 512 555 01 42 | 2 jobs
      Kestrel Daniel Reyes | [Daniel Reyes](/super_manager/managers/1001) | – | Ann Porter | – | None
      All 2 clients"
    `);
    expect(screen.getAllByText('Ann Porter', { selector: '[title]' })[0]?.title).toBe('Head of nursing');
    expect(await saved()).toMatchInlineSnapshot(`
      "Company | Manager | City | Contact | Phone | Jobs
      Lakeside Hospital | Daniel Reyes | Houston, Texas, United States | Ann Porter | '+1 512 555 01 42 | 2
      Kestrel | Daniel Reyes |  | Ann Porter |  | 0"
    `);
  });

  it('is of one manager by its address, whom its chip names', async () => {
    fakeApi.listOverseenClients.mockResolvedValue(listOf(owned(full)));
    await open(OverseenClientsPage, 'Manager: Daniel Reyes', { at: '/clients?managerId=1001', account });
    expect(requests[0]?.[1]).toMatchObject({ query: { managerId: 1001, page: 1 } });
    expect(readAloud(screen.getByRole('search'))).toMatchInlineSnapshot(`
      "‹Active filters›
      <Remove filter Manager: Daniel Reyes>"
    `);
  });

  it.each(['0', '-1', '1.5', 'x'])('is of everybody at managerId=%s', async (id) => {
    fakeApi.listOverseenClients.mockResolvedValue(listOf());
    await open(OverseenClientsPage, 'No clients yet', { at: `/clients?managerId=${id}`, account });
    expect(requests[0]?.[1]).toEqual({ query: { page: 1 } });
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('says where it is empty whose clients would be there', async () => {
    fakeApi.listOverseenClients.mockResolvedValue(listOf());
    await open(OverseenClientsPage, 'No clients yet', { account });
    expect(readAloud()).toMatchInlineSnapshot(`
      "Clients · HireHub
      # Clients 0
      The clients of the managers who work with you. Only their managers change them.
      ## No clients yet
      You see the clients of managers who accepted your request to work together.
      [See managers](/super_manager/managers)"
    `);
    cleanup();
    await open(OverseenClientsPage, 'This manager has no clients for you to see', {
      at: '/clients?managerId=9',
      account,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter One manager' }));
    await vi.waitFor(() => expect(fakeApi.listOverseenClients.mock.lastCall?.[0].query).toEqual({ page: 1 }));
  });
});

it('A conflict about a client words both sides as the list does, a city with its country and a number with its prefix', () => {
  const theirs = fieldsOf({ ...full, city: null, phone: null, phonePrefix: null, email: '' });
  function Page() {
    const form = useForm({ defaultValues: fieldsOf({ ...full, contactPerson: 'Ann P.' }) });
    return <ClientConflict form={form} conflict={{ base: undefined, theirs }} wasRefused={false} onSettle={() => {}} />;
  }
  renderSignedIn(Page, { path: '/clients' });
  expect(readAloud()).toMatchInlineSnapshot(`
    "## This client was changed while you edited it
    Choose what to keep for each field. Your other changes stay, and nothing is saved yet.
    City
    [ ] Saved elsewhere: Not set
    [ ] Yours: Houston, TX
    Contact person
    [ ] Saved elsewhere: Ann Porter
    [ ] Yours: Ann P.
    Phone
    [ ] Saved elsewhere: Not set
    [ ] Yours: +1 512 555 01 42
    Email
    [ ] Saved elsewhere: Not set
    [ ] Yours: ann@lakeside.example
    <Continue with these | off | Choose for City, Contact person, Phone, Email first>"
  `);
});
