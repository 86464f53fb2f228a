import { describe, expect, it } from 'vitest';
import {
  listNotificationsHandler,
  viewNotificationsHandler,
} from '../../../../functions/features/notifications/notification.handlers.ts';
import { notificationsStore } from '../../../../functions/features/notifications/notifications.store.ts';
import type { NewNotification } from '../../../../functions/records/notification.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { aClock, anActor, someTime } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { opened, tableIn, withLocalTable } from '../../../support/local-table.ts';

const day = 86_400;
const to = (recipientId: number): NewNotification => ({
  recipientId,
  type: 'job_create',
  payload: {
    job: { id: 5001, title: 'ICU nurse' },
    manager: { id: 1001, firstName: 'Daniel', lastName: 'Reyes' },
    points: 500,
  },
});
const reader = (id: number) => ({ id, role: 'recruiter' }) as const;
const event = (id: number) => ({ id, time: someTime });

describe('Notifications', () => {
  const local = withLocalTable();
  const table = opened(() => tableIn(local));
  const store = () => notificationsStore(table);

  it('are written once, however often their event is repeated', async () => {
    await Promise.all([store().saveNew(event(1), [to(11), to(12)]), store().saveNew(event(1), [to(11), to(12)])]);
    await store().saveNew(event(1), [to(11)]);
    const [first, second] = await Promise.all([
      store().notificationsOf(reader(11), someTime),
      store().notificationsOf(reader(12), someTime),
    ]);
    expect(first).toMatchObject([
      { id: 1, type: 'job_create', payload: { points: 500 }, viewedAt: null, createdAt: someTime },
    ]);
    expect(second).toHaveLength(1);
  });

  it('are taken back though they are written at the same moment', async () => {
    const marking = tableIn(local);
    const { writeOne } = marking;
    let isFirst = true;
    marking.writeOne = async (write) => {
      const saving = writeOne(write);
      if (isFirst) await saving.catch(async () => store().saveNew(event(7), [to(31)]));
      isFirst = false;
      return saving;
    };
    await notificationsStore(marking).saveTakenBack(event(7), [to(31)], someTime);
    expect(await store().notificationsOf(reader(31), someTime)).toMatchObject([{ id: 7, takenBackAt: someTime }]);
  });

  it('stay viewed when their event is repeated', async () => {
    await store().saveNew(event(2), [to(13)]);
    await store().saveViewed(reader(13), [2], someTime);
    await store().saveNew(event(2), [to(13)]);
    expect(await store().unreadOf(reader(13), someTime)).toEqual([]);
  });

  it('are listed newest first, in pages of fifty (NOTIF-01, API-38)', async () => {
    for (let id = 100; id < 160; id += 1) await store().saveNew(event(id), [to(14)]);
    const page = (query: { page: number; perPage: number }) =>
      handled(
        listNotificationsHandler,
        { query, actor: anActor('recruiter', { id: 14 }) },
        { notificationsStore: store(), clock: aClock() },
      );
    const [first, second] = [await page({ page: 1, perPage: 50 }), await page({ page: 2, perPage: 50 })];
    expect(first.result.data.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, place) => 159 - place));
    expect(second.result).toMatchObject({ meta: { total: 60, page: 2, perPage: 50 } });
    expect(second.result.data).toHaveLength(10);
  });

  it('are listed without the viewed ones if only unread ones are asked for, with their number', async () => {
    for (const id of [171, 172, 173]) await store().saveNew(event(id), [to(24)]);
    await store().saveViewed(reader(24), [172], someTime);
    const { result } = await handled(
      listNotificationsHandler,
      { query: { page: 1, perPage: 2, unread: true }, actor: anActor('recruiter', { id: 24 }) },
      { notificationsStore: store(), clock: aClock() },
    );
    expect(result.data.map(({ id }) => id)).toEqual([173, 171]);
    expect(result.meta).toEqual({ total: 2, page: 1, perPage: 2 });
  });

  it('are marked viewed once, only by their owner, and the response has the remaining unread count (API-40)', async () => {
    for (const id of [21, 22, 23]) await store().saveNew(event(id), [to(15), to(16)]);
    const view = (body: unknown) =>
      handled(
        viewNotificationsHandler,
        { body, actor: anActor('recruiter', { id: 15 }) },
        { notificationsStore: store(), clock: aClock() },
      );
    expect((await view({ ids: [21, 22, 999] })).result).toEqual({ viewed: 2, unread: 1 });
    expect((await view([21, 23])).result).toEqual({ viewed: 1, unread: 0 });
    expect(await store().unreadOf(reader(16), someTime)).toHaveLength(3);
  });

  it('include at most a hundred in the unread list (API-39)', async () => {
    for (let id = 300; id < 405; id += 1) await store().saveNew(event(id), [to(17)]);
    const unread = await store().unreadOf(reader(17), someTime);
    expect([unread.length, unread[0]?.id]).toEqual([100, 404]);
  });

  it('expire after the time their owner chose, or 30 days by default (PROF-11)', async () => {
    await table.writeOne({ put: { ...keys.account(18), id: 18, notificationSettings: { expiresIn: { value: 7 } } } });
    await store().saveNew(event(31), [to(18), to(19)]);
    const expiries = await Promise.all([18, 19].map(async (id) => (await table.get(keys.notification(id, 31)))?.ttl));
    const now = Date.parse(someTime) / 1000;
    expect(expiries).toEqual([now + 7 * day, now + 30 * day]);
  });

  it('are no longer listed once they have expired, deleted or not (PROF-05)', async () => {
    const later = (days: number) => new Date(Date.parse(someTime) + days * day * 1000).toISOString();
    await store().saveNew(event(41), [to(20)]);
    await store().saveNew({ id: 42, time: later(10) }, [to(20)]);
    const read = async (at: string) => [
      (await store().notificationsOf(reader(20), at)).map(({ id }) => id),
      (await store().unreadOf(reader(20), at)).map(({ id }) => id),
    ];
    expect(await read(later(29))).toEqual([
      [42, 41],
      [42, 41],
    ]);
    expect(await read(later(30))).toEqual([[42], [42]]);
    expect(await store().saveViewed(reader(20), [41, 42], later(30))).toEqual({ viewed: 1, unread: 0 });
  });

  it('cost two table calls when a hundred are viewed at once', async () => {
    for (let id = 500; id < 620; id += 1) await store().saveNew(event(id), [to(21)]);
    const sent: string[] = [];
    const counted = {
      ...local.documents,
      send: (command: { constructor: { name: string } }) => (
        sent.push(command.constructor.name),
        local.documents.send(command as never)
      ),
    } as unknown as typeof local.documents;
    const ids = Array.from({ length: 100 }, (_, place) => 500 + place);
    expect(await notificationsStore(openTable(local.tableName, counted)).saveViewed(reader(21), ids, someTime)).toEqual(
      {
        viewed: 100,
        unread: 20,
      },
    );
    expect(sent).toEqual(['QueryCommand', 'TransactWriteCommand']);
  });

  it('are counted once when several tabs view them at the same moment', async () => {
    for (const id of [51, 52, 53, 54]) await store().saveNew(event(id), [to(22)]);
    const tabs = await Promise.all(
      [
        [51, 52, 53],
        [52, 53, 54],
        [53, 54, 51],
      ].map((ids) => store().saveViewed(reader(22), ids, someTime)),
    );
    expect(tabs.reduce((sum, { viewed }) => sum + viewed, 0)).toBe(4);
    expect(await store().unreadOf(reader(22), someTime)).toEqual([]);
  });
});
