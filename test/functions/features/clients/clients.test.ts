import { describe, expect, it } from 'vitest';
import {
  changeClientHandler,
  listClientOptionsHandler,
  listClientsHandler,
  readClientHandler,
  removeClientHandler,
} from '../../../../functions/features/clients/client.handlers.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

describe('Clients', () => {
  const hiring = withLocalTable(openHiring);

  const remove = (id: number, actor = hiring.manager) =>
    handled(removeClientHandler, { params: { id }, actor }, hiring);

  it('are stored with the real city they name and a phone number without spaces (CLIENT-10, CLIENT-12, CLIENT-18)', async () => {
    const { id } = await hiring.aClient({ companyName: 'Harbor Clinic', phonePrefix: '+1', phone: '617 555 01 42' });
    const { result } = await handled(readClientHandler, { params: { id }, actor: hiring.manager }, hiring);
    expect(result).toMatchObject({
      companyName: 'Harbor Clinic',
      phone: '6175550142',
      city: { id: 4_930_956, name: 'Boston', state: { abbr: 'MA' } },
      jobs: 0,
    });
    expect(await hiring.eventsOf(keys.clientSubject(hiring.manager.id, id))).toEqual(['client-added']);
  });

  it('that are removed leave their manager a trace, by which what happened to them is found when the account goes (CLIENT-13)', async () => {
    const { id } = await hiring.aClient({ companyName: 'Gone Clinic' });
    await remove(id);
    const traces = await hiring.table.query(keys.tracesOf(hiring.manager.id));
    expect(traces.map(({ place }) => place)).toContainEqual({ pk: keys.clientSubject(hiring.manager.id, id) });
  });

  it('without a real city are refused', async () => {
    expect(await refusalOf(hiring.aClient({ cityId: 7 }))).toMatchObject({
      kind: 'invalid',
      errors: [{ key: 'cityId' }],
    });
  });

  it('are listed by name, also for choosing from, and only their own manager sees them (CLIENT-15, CLIENT-16, CLIENT-17)', async () => {
    const [zenith, acme] = [
      await hiring.aClient({ companyName: 'Zenith Labs' }),
      await hiring.aClient({ companyName: 'Acme Care' }),
    ];
    const { result } = await handled(
      listClientsHandler,
      { query: { page: 1, perPage: 15 }, actor: hiring.manager },
      hiring,
    );
    const names = result.data.map(({ companyName }) => companyName);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    const second = await handled(listClientsHandler, { query: { page: 2, perPage: 1 }, actor: hiring.manager }, hiring);
    expect(second.result.data.map(({ companyName }) => companyName)).toEqual(names.slice(1, 2));
    expect(second.result.meta).toMatchObject({ page: 2, perPage: 1, total: names.length });
    const { result: options } = await handled(listClientOptionsHandler, { actor: hiring.manager }, hiring);
    expect(options).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: zenith.id, companyName: 'Zenith Labs' }),
        expect.objectContaining({ id: acme.id }),
      ]),
    );
    const stranger = anActor('manager', { id: 1002 });
    expect(
      await refusalOf(handled(readClientHandler, { params: { id: acme.id }, actor: stranger }, hiring)),
    ).toMatchObject({ kind: 'notFound' });
    expect(await refusalOf(remove(acme.id, stranger))).toMatchObject({ kind: 'notFound' });
  });

  it('Only one of two edits that began from the same state is saved, and the job count is untouched (CLIENT-19)', async () => {
    const client = await hiring.aClient();
    await hiring.aPostedJob({ clientId: client.id });
    const form = {
      companyName: 'Renamed',
      cityId: 4_930_956,
      contactPerson: 'Ann Porter',
      contactPersonsPosition: 'Head',
      email: 'ann@lakeside.example',
    };
    const change = () =>
      handled(changeClientHandler, { params: { id: client.id }, body: form, actor: hiring.manager }, hiring);
    const both = await Promise.allSettled([change(), change()]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await hiring.clientsStore.client(hiring.manager.id, client.id)).toMatchObject({
      companyName: 'Renamed',
      jobs: 1,
      version: 2,
    });
  });

  it('are not written over a change that came after the version that was edited (CLIENT-19)', async () => {
    const { id, version } = await hiring.aClient();
    const form = { cityId: 4_930_956, contactPerson: 'Ann', contactPersonsPosition: 'Head', email: 'ann@lake.example' };
    const change = (companyName: string) =>
      handled(
        changeClientHandler,
        { params: { id }, body: { data: { ...form, companyName, version } }, actor: hiring.manager },
        hiring,
      );
    await change('First');
    expect(await refusalOf(change('Second'))).toMatchObject({
      kind: 'conflict',
      message: 'Someone else has changed this client; reload it and try again',
    });
    const stored = await hiring.clientsStore.client(hiring.manager.id, id);
    expect(stored).toMatchObject({ companyName: 'First', version: version + 1 });
  });

  it('are deleted only without jobs (CLIENT-13, CLIENT-20)', async () => {
    const { id } = await hiring.aClient();
    const { id: jobId } = await hiring.aPostedJob({ clientId: id });
    expect(await refusalOf(remove(id))).toMatchObject({
      kind: 'conflict',
      message: 'Only a client with no jobs can be deleted',
    });
    const empty = await hiring.aClient();
    await remove(empty.id);
    expect(await refusalOf(remove(empty.id))).toMatchObject({ kind: 'notFound' });
    expect(await hiring.jobsStore.job(jobId)).toMatchObject({ clientId: id });
  });

  it('are either deleted or given a job, never both, when both happen at once (CLIENT-13)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await hiring.aClient();
      const [removed, posted] = await Promise.allSettled([remove(id), hiring.aPostedJob({ clientId: id })]);
      expect([removed.status, posted.status].sort()).toEqual(['fulfilled', 'rejected']);
    }
  });
});
