import { describe, expect, it } from 'vitest';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { reachStore } from '../../../../functions/features/personal-data/reach.store.ts';
import { profileStore } from '../../../../functions/features/profile/profile.store.ts';
import type { StoredAccount } from '../../../../functions/records/account.ts';
import { accountsIn, closedAccountWrite, newAccountWrites } from '../../../../functions/records/account.ts';
import { eraseStore } from '../../../../functions/features/personal-data/erasure/erase.store.ts';
import { managerNameWrites } from '../../../../functions/records/manager-name.ts';
import { mailAllowanceIn } from '../../../../functions/records/mail-allowance.ts';
import {
  acceptCollaborationHandler,
  declineCollaborationHandler,
  listCollaborationRequestsHandler,
  listReceivedCollaborationsHandler,
  rejectCollaborationHandler,
  requestCollaborationsHandler,
  resendCollaborationRequestHandler,
} from '../../../../functions/features/super-manager/collaboration.handlers.ts';
import {
  listManagersHandler,
  readManagerHandler,
  searchManagersHandler,
} from '../../../../functions/features/super-manager/manager.handlers.ts';
import { superManagerStore } from '../../../../functions/features/super-manager/super-manager.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { Table } from '../../../../functions/platform/table/table.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { aClock, anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const roomOf = (table: Table) => ({
  table,
  accounts: accountsIn(table),
  superManagerStore: superManagerStore(table),
  mailAllowance: mailAllowanceIn(table),
  clock: aClock(),
});

describe('Collaboration of super managers and managers', () => {
  let room: ReturnType<typeof roomOf>;
  let admitted = 0;
  withLocalTable((local) => {
    room = roomOf(openTable(local.tableName, local.documents));
  });

  async function aMember(role: 'manager' | 'super_manager' | 'recruiter', names: Partial<Actor> = {}) {
    admitted += 1;
    const actor = anActor(role, { id: 7000 + admitted, email: `member-${admitted}@example.com`, ...names });
    const { id, uuid, firstName, lastName, email } = actor;
    const opened = { firstName, lastName, email, role: role === 'super_manager' ? 'manager' : role } as const;
    const account: StoredAccount = { ...accountOf(opened, { id, uuid, at: someTime, status: 'active' }), role };
    await room.table.write([...newAccountWrites(account), ...managerNameWrites(account)]);
    return { ...actor, account };
  }
  const page = { page: 1, perPage: 50 };
  const ask = async (actor: Actor, ...managers: { id: number }[]) =>
    resultOf(requestCollaborationsHandler, { body: { managerIds: managers.map(({ id }) => id) }, actor }, room);
  const sent = async (actor: Actor) =>
    (await resultOf(listCollaborationRequestsHandler, { query: page, actor }, room)).data;
  const received = async (actor: Actor) =>
    (await resultOf(listReceivedCollaborationsHandler, { query: page, actor }, room)).data;
  const managers = async (actor: Actor) =>
    (await resultOf(listManagersHandler, { query: page, actor }, room)).data.map(({ id }) => id);
  const resend = (actor: Actor, id: number) =>
    handled(resendCollaborationRequestHandler, { params: { id }, actor }, room);
  const accept = (actor: Actor, id: number) => handled(acceptCollaborationHandler, { params: { id }, actor }, room);
  const reject = (actor: Actor, id: number) => handled(rejectCollaborationHandler, { params: { id }, actor }, room);
  const decline = (actor: Actor, id: number) => handled(declineCollaborationHandler, { params: { id }, actor }, room);
  const search = async (actor: Actor, typed: string) =>
    resultOf(searchManagersHandler, { query: { search: typed }, actor }, room);
  const storyOf = async (id: number) =>
    (await room.table.query(keys.eventsOf(keys.collaborationSubject(id)))).map(({ event }) => event.type);
  async function asked() {
    const [overseer, manager] = [await aMember('super_manager'), await aMember('manager')];
    const [row] = await ask(overseer, manager);
    return { overseer, manager, id: row!.request!.id };
  }

  it('A batch asks each manager once, and says of every other whom it could not ask (SUPER-04, API-56, RECR-08)', async () => {
    const overseer = await aMember('super_manager');
    const [first, second, recruiter] = [await aMember('manager'), await aMember('manager'), await aMember('recruiter')];
    const rows = await ask(overseer, first, second, recruiter, { id: 99 });
    expect(rows.map(({ available }) => available)).toEqual([true, true, false, false]);
    expect(rows[0]!.request).toMatchObject({ isAccepted: false, recipient: { id: first.id } });
    expect((await ask(overseer, first))[0]).toEqual({ managerId: first.id, available: false, request: null });
    expect((await sent(overseer)).map(({ recipient }) => recipient.id)).toEqual([second.id, first.id]);
    expect(await received(first)).toMatchObject([{ isAccepted: false, sender: { id: overseer.id } }]);
    expect(await storyOf(rows[0]!.request!.id)).toEqual(['collaboration-requested']);
  });

  it('Of ten equal requests at the same moment one is sent (SUPER-04)', async () => {
    const [overseer, manager] = [await aMember('super_manager'), await aMember('manager')];
    const all = await Promise.all(Array.from({ length: 10 }, () => ask(overseer, manager)));
    expect(all.flat().filter(({ available }) => available)).toHaveLength(1);
  });

  it('A request that another was first to send, or to a manager who is leaving, is not sent; another failure is one', async () => {
    const { overseer, manager, id } = await asked();
    const store = superManagerStore(room.table);
    const ids = { id: id + 1, superManagerId: overseer.id, managerId: manager.id };
    const request = { ...ids, isAccepted: false, sentAt: someTime, resentAt: null, acceptedAt: null };
    const event = { id: id + 1, subject: keys.collaborationSubject(id + 1), type: 'collaboration-requested' } as never;
    expect(await store.saveNew(request, event)).toBe(false);
    const gone = await aMember('manager');
    await room.table.writeOne(closedAccountWrite(gone.id));
    expect(await store.saveNew({ ...request, managerId: gone.id }, event)).toBe(false);
    expect(await store.requestTo(overseer.id, gone.id)).toBeUndefined();
    const known = { request: (await store.requestTo(overseer.id, manager.id))!, other: gone.account };
    expect(await refusalOf(store.saveChange(known, { isAccepted: true }, event))).toMatchObject({
      kind: 'conflict',
      message: 'This account is closed',
    });
    const away = superManagerStore({ ...room.table, write: () => Promise.reject(new Error('the table is away')) });
    await expect(away.saveNew(request, event)).rejects.toThrow('the table is away');
  });

  it('A waiting request can be sent again, which is a second event; an accepted one cannot (SUPER-05, API-70)', async () => {
    const { overseer, manager, id } = await asked();
    room.clock.set('2026-09-02T10:00:00.000Z');
    expect((await resend(overseer, id)).result).toMatchObject({ id, resentAt: '2026-09-02T10:00:00.000Z' });
    expect(await storyOf(id)).toEqual(['collaboration-requested', 'collaboration-requested']);
    expect((await received(manager))[0]?.resentAt).toBe('2026-09-02T10:00:00.000Z');
    const stranger = await aMember('super_manager');
    expect(await refusalOf(resend(stranger, id))).toMatchObject({ kind: 'notFound' });
    await accept(manager, id);
    expect(await refusalOf(resend(overseer, id))).toMatchObject({
      kind: 'conflict',
      message: 'You work together already',
    });
  });

  it('Once the manager accepts, the super manager’s list has them, and no request waits any more (SUPER-01, RECR-25, RECR-55, API-52, API-55)', async () => {
    const { overseer, manager, id } = await asked();
    expect(await managers(overseer)).toEqual([]);
    const stranger = await aMember('manager');
    expect(await refusalOf(accept(stranger, id))).toMatchObject({
      kind: 'notFound',
      message: 'There is no such request',
    });
    expect((await accept(manager, id)).result).toMatchObject({ isAccepted: true });
    expect(await managers(overseer)).toEqual([manager.id]);
    expect(await sent(overseer)).toEqual([]);
    expect(await received(manager)).toMatchObject([{ id, isAccepted: true }]);
    expect(await refusalOf(accept(manager, id))).toMatchObject({ kind: 'conflict' });
    expect(await storyOf(id)).toEqual(['collaboration-requested', 'collaboration-accepted']);
  });

  it('A rejected request leaves both lists, and the manager may be asked again (RECR-26, RECR-53, RECR-54)', async () => {
    const { overseer, manager, id } = await asked();
    await reject(manager, id);
    expect([await sent(overseer), await received(manager)]).toEqual([[], []]);
    expect(await storyOf(id)).toEqual(['collaboration-requested', 'collaboration-rejected']);
    expect((await ask(overseer, manager))[0]?.available).toBe(true);
  });

  it('Declining takes a waiting request back, and ends the work with a manager who had accepted (SUPER-06, SUPER-11, API-57)', async () => {
    const { overseer, manager, id } = await asked();
    await decline(overseer, manager.id);
    expect([await sent(overseer), await received(manager)]).toEqual([[], []]);
    expect(await refusalOf(decline(overseer, manager.id))).toMatchObject({
      kind: 'notFound',
      message: 'There is no such request',
    });
    expect(await refusalOf(accept(manager, id))).toMatchObject({ kind: 'notFound' });
    const [row] = await ask(overseer, manager);
    await accept(manager, row!.request!.id);
    await decline(overseer, manager.id);
    expect(await managers(overseer)).toEqual([]);
    expect(await storyOf(row!.request!.id)).toContain('collaboration-declined');
  });

  it('Of an answer and a withdrawal at the same moment one counts', async () => {
    const { overseer, manager, id } = await asked();
    const both = await Promise.allSettled([accept(manager, id), decline(overseer, manager.id)]);
    const lists = [await managers(overseer), (await received(manager)).map(({ sender }) => sender.id)];
    // An ended request is in no list, an accepted one in both.
    expect([
      [[], []],
      [[manager.id], [overseer.id]],
    ]).toContainEqual(lists);
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it('Managers are found by the beginning of any of their names, whatever case and accents, and nobody else is (SUPER-02, API-54)', async () => {
    const overseer = await aMember('super_manager');
    const jose = await aMember('manager', { firstName: 'José María', lastName: 'Zubizarreta' });
    await aMember('recruiter', { firstName: 'Josefa', lastName: 'Zubiri' });
    const gone = await aMember('manager', { firstName: 'Josh', lastName: 'Zubin' });
    await room.table.writeOne(closedAccountWrite(gone.id));
    const ids = async (typed: string) => (await search(overseer, typed)).map(({ id }) => id);
    expect(await ids('zub')).toEqual([jose.id]);
    expect(await ids('MARIA zubi')).toEqual([jose.id]);
    expect(await ids('jose')).toEqual([jose.id]);
    expect(await ids('jose reyes')).toEqual([]);
    expect(await ids('')).toEqual([]);
    await ask(overseer, jose);
    expect(await search(overseer, 'zub')).toMatchObject([{ id: jose.id, request: { isAccepted: false } }]);
  });

  it('Managers are found and listed by name, and those of one name by id', async () => {
    const overseer = await aMember('super_manager');
    const names = ['Quilla Young', 'Quilla Abara', 'Quilla Young', 'Quilla Moreno'].map((name) => name.split(' '));
    const people: Awaited<ReturnType<typeof aMember>>[] = [];
    for (const [firstName, lastName] of names)
      people.push(await aMember('manager', { firstName: firstName!, lastName: lastName! }));
    const inOrder = [1, 3, 0, 2].map((place) => people[place]!.id);
    expect((await search(overseer, 'quilla')).map(({ id }) => id)).toEqual(inOrder);
    for (const person of people) {
      const [row] = await ask(overseer, person);
      await accept(person, row!.request!.id);
    }
    expect(await managers(overseer)).toEqual(inOrder);
  });

  it('A manager is found by the name they have now, and by none once the account is gone (SUPER-02)', async () => {
    const overseer = await aMember('super_manager');
    const manager = await aMember('manager', { firstName: 'Wilhelmina', lastName: 'Quist' });
    const form = { firstName: 'Wilhelmina', lastName: 'Xavierson' };
    const renamed = { id: room.clock.newId(), subject: keys.userSubject(manager.id), type: 'person-changed' };
    await profileStore(room.table).saveProfile(manager.account, form as never, renamed as never);
    const found = async (typed: string) => (await search(overseer, typed)).length;
    expect([await found('quist'), await found('xavier')]).toEqual([0, 1]);
    await eraseStore(room.table).eraseAccount({ ...manager.account, lastName: 'Xavierson' });
    const left = await room.table.query(keys.managersNamed('wilhelmina'));
    expect(left).toEqual([]);
  });

  it('A manager’s profile names how many clients they have only to who works with them (SUPER-03, API-53)', async () => {
    const { overseer, manager, id } = await asked();
    const client = { id: 5, version: 1, companyName: 'Lakeside', jobs: 0 };
    await room.table.writeOne({ put: { ...keys.client(manager.id, 5), ...client } });
    const read = async () => resultOf(readManagerHandler, { params: { id: manager.id }, actor: overseer }, room);
    expect(await read()).toMatchObject({ id: manager.id, email: manager.email, clients: null, jobs: { signed: 0 } });
    await accept(manager, id);
    expect(await read()).toMatchObject({ clients: 1, request: { isAccepted: true } });
    const recruiter = await aMember('recruiter');
    const other = handled(readManagerHandler, { params: { id: recruiter.id }, actor: overseer }, room);
    expect(await refusalOf(other)).toMatchObject({ kind: 'notFound' });
  });

  it('What a request says of its two people is found from each of them, for export and erasure', async () => {
    const { overseer, manager, id } = await asked();
    await reject(manager, id);
    for (const { account } of [overseer, manager]) {
      const { places } = await reachStore(room.table).reachOf(account);
      expect(places.map(({ pk }) => pk)).toContain(keys.collaborationSubject(id));
    }
  });
});
