import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { liveUpdatesStore } from '../../../../functions/features/live-updates/live-updates.store.ts';
import { pushNotifications } from '../../../../functions/features/live-updates/push-notifications.steps.ts';
import { sendLive } from '../../../../functions/features/live-updates/send-live.steps.ts';
import { log } from '../../../../functions/platform/door/log.ts';
import { notificationsStore } from '../../../../functions/features/notifications/notifications.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';

const later = (seconds: number): string => new Date(Date.parse(someTime) + seconds * 1000).toISOString();
const aJobPosted = {
  type: 'job_create',
  payload: {
    job: { id: 5001, title: 'ICU nurse' },
    manager: { id: 1001, firstName: 'Daniel', lastName: 'Reyes' },
    points: 5,
  },
} as const;
const { id, uuid, role } = anActor('recruiter');
const holder = { id, uuid, role, session: 'session-1', sessionId: 9001 };

describe('Live updates', () => {
  const table = withLocalTable(tableIn);
  const store = () => liveUpdatesStore(table);

  it('are opened by a ticket once, within 30 seconds, even when two browsers use it at the same moment (NOTIF-54)', async () => {
    await store().saveTicket('ticket-1', holder, someTime);
    const both = await Promise.all([
      store().useTicket('ticket-1', later(30)),
      store().useTicket('ticket-1', later(30)),
    ]);
    expect(both.filter(Boolean)).toEqual([holder]);
    await store().saveTicket('ticket-2', holder, someTime);
    expect(await store().useTicket('ticket-2', later(31))).toBeUndefined();
    expect(await store().useTicket('guessed', someTime)).toBeUndefined();
  });

  it('that are sent side by side look for the browsers of a person once', async () => {
    const query = vi.spyOn(table, 'query');
    onTestFinished(() => query.mockRestore());
    const sharing = store();
    await Promise.all([sharing.connectionsOf(32), sharing.connectionsOf(32), sharing.connectionsOf(33)]);
    expect(query).toHaveBeenCalledTimes(2);
    await sharing.connectionsOf(32);
    expect(query).toHaveBeenCalledTimes(3);
  });

  it('reach every browser of a user, and a closed connection is forgotten', async () => {
    for (const connectionId of ['laptop', 'phone', 'gone'])
      await store().saveConnection({ userId: 31, connectionId }, someTime);
    const heard: [string, string][] = [];
    const post = async (connectionId: string, data: string) =>
      connectionId !== 'gone' && heard.push([connectionId, (JSON.parse(data) as { type: string }).type]) > 0;
    await notificationsStore(table).saveNew({ id: 1, time: someTime }, [{ recipientId: 31, ...aJobPosted }]);
    const item = await table.get(keys.notification(31, 1));
    await pushNotifications([{ sequenceNumber: '1', kind: 'INSERT', item }], {
      liveUpdatesStore: store(),
      post,
      now: () => later(60),
    });
    expect(heard.sort()).toEqual([
      ['laptop', 'notification'],
      ['laptop', 'unread-count'],
      ['phone', 'notification'],
      ['phone', 'unread-count'],
    ]);
    expect((await store().connectionsOf(31)).map(({ connectionId }) => connectionId).sort()).toEqual([
      'laptop',
      'phone',
    ]);
  });

  it('keep a connection that is reported gone during its handshake, so that its browser does not stay silent', async () => {
    await store().saveConnection({ userId: 36, connectionId: 'opening' }, someTime);
    const needs = { liveUpdatesStore: store(), post: async () => false };
    const update = { type: 'unread-count', count: 1 } as const;
    await sendLive(36, [update], { ...needs, now: () => later(29) });
    expect(await store().connectionsOf(36)).toHaveLength(1);
    await sendLive(36, [update], { ...needs, now: () => later(31) });
    expect(await store().connectionsOf(36)).toHaveLength(0);
  });

  it('reach a user’s other browsers when one cannot be reached, before the failure is reported', async () => {
    for (const connectionId of ['1 broken', '2 slow'])
      await store().saveConnection({ userId: 37, connectionId }, someTime);
    const heard: string[] = [];
    const post = async (connectionId: string) => {
      if (connectionId === '1 broken') throw new Error('the socket gateway is down');
      await new Promise((resolve) => setImmediate(resolve));
      return heard.push(connectionId) > 0;
    };
    const sent = sendLive(
      37,
      [
        { type: 'unread-count', count: 1 },
        { type: 'unread-count', count: 2 },
      ],
      { liveUpdatesStore: store(), post, now: () => someTime },
    );
    await expect(sent).rejects.toThrow('the socket gateway is down');
    expect(heard).toEqual(['2 slow', '2 slow']);
  });

  it('send only the unread count when a notification was viewed, so that several tabs agree (NOTIF-59)', async () => {
    await store().saveConnection({ userId: 32, connectionId: 'tab' }, someTime);
    const events = [1, 2, 3].map((event) => ({ id: event, time: someTime }));
    for (const event of events) await notificationsStore(table).saveNew(event, [{ recipientId: 32, ...aJobPosted }]);
    await notificationsStore(table).saveViewed({ id: 32, role: 'manager' }, [2], someTime);
    const heard: unknown[] = [];
    const post = async (_: string, data: string) => heard.push(JSON.parse(data)) > 0;
    const item = await table.get(keys.notification(32, 2));
    await pushNotifications(
      [
        { sequenceNumber: '1', kind: 'MODIFY', item },
        { sequenceNumber: '2', kind: 'REMOVE', item: undefined },
      ],
      { liveUpdatesStore: store(), post, now: () => someTime },
    );
    expect(heard).toEqual([{ type: 'unread-count', count: 2 }]);
  });

  it('make an approved super manager’s page reload (NOTIF-58, PROF-17)', async () => {
    await store().saveConnection({ userId: 33, connectionId: 'tab' }, someTime);
    await notificationsStore(table).saveNew({ id: 1, time: someTime }, [
      {
        recipientId: 33,
        type: 'super_manager_role_approved',
        payload: { user: { id: 33, firstName: 'Ana', lastName: 'Reyes' } },
      },
    ]);
    const heard: string[] = [];
    const post = async (_: string, data: string) => heard.push((JSON.parse(data) as { type: string }).type) > 0;
    await pushNotifications(
      [{ sequenceNumber: '1', kind: 'INSERT', item: await table.get(keys.notification(33, 1)) }],
      { liveUpdatesStore: store(), post, now: () => someTime },
    );
    expect(heard).toEqual(['notification', 'super manager role request approved', 'unread-count']);
  });

  it('cost one read for a reader without an open browser, whose notifications are not looked at', async () => {
    await notificationsStore(table).saveNew({ id: 1, time: someTime }, [{ recipientId: 38, ...aJobPosted }]);
    const item = await table.get(keys.notification(38, 1));
    const [query, get] = [vi.spyOn(table, 'query'), vi.spyOn(table, 'get')];
    onTestFinished(() => [query, get].forEach((spy) => spy.mockRestore()));
    const needs = { liveUpdatesStore: store(), post: async () => true, now: () => someTime };
    await pushNotifications([{ sequenceNumber: '1', kind: 'INSERT', item }], needs);
    expect(query.mock.calls.map(([of]) => of)).toEqual([keys.connectionsOf(38)]);
    expect(get).not.toHaveBeenCalled();
  });

  it('that cannot be delivered do not hold up other users’', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
    for (const userId of [34, 35]) await store().saveConnection({ userId, connectionId: `of ${userId}` }, someTime);
    const heard: string[] = [];
    const post = async (connectionId: string) => {
      if (connectionId === 'of 34') throw new Error('the socket gateway is down');
      return heard.push(connectionId) > 0;
    };
    const change = (recipientId: number) => ({
      sequenceNumber: '1',
      kind: 'MODIFY' as const,
      item: { sk: 'NOTIFICATION#1', recipientId },
    });
    await pushNotifications([change(34), change(35)], { liveUpdatesStore: store(), post, now: () => someTime });
    expect(heard).toEqual(['of 35']);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith('live update not delivered', expect.objectContaining({ userId: 34 }));
    warn.mockRestore();
  });
});
