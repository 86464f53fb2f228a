import { describe, expect, it, vi } from 'vitest';
import { log } from '../../../../functions/platform/door/log.ts';
import { sendDigests } from '../../../../functions/features/notification-mail/send-digests.steps.ts';
import { notificationsStore } from '../../../../functions/features/notifications/notifications.store.ts';
import { notify } from '../../../../functions/features/notifications/notify.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';
import { aMailRoom, siteUrl } from '../../../support/notification-mail.ts';

// 2026-09-01 is a Tuesday, 2026-09-07 a Monday.
const tuesday = '2026-09-01T10:00:00.000Z';
const on = (day: number, hour = 10) => `2026-09-0${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;

describe('The digest', () => {
  const table = withLocalTable(tableIn);
  /** A run with this room's own readers; the table is shared by the tests. */
  const letters = (room: ReturnType<typeof aMailRoom>, ...ids: number[]) =>
    room.sent.filter(({ to }) => ids.some((id) => to === `reader-${id}@example.com`));

  it('lists what is new and unread, newest first, each with its link', async () => {
    const room = aMailRoom(table);
    await room.aReader(301);
    for (const title of ['First', 'Second', 'Third']) await room.news(301, title);
    room.clock.set(on(1, 11));
    const fourth = await room.news(301, 'Fourth');
    await notificationsStore(table).saveViewed({ id: 301, role: 'recruiter' }, [fourth], room.clock.now());
    await sendDigests(room.needs);
    const [mail, ...more] = letters(room, 301);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('3 things are new on HireHub');
    expect(mail?.text).toContain(
      `- Third was changed\n  Tue, Sep 1, 2026, 10:00 AM UTC\n  ${siteUrl}/jobs/view/5\n- Second was changed`,
    );
    expect(mail?.text).not.toContain('Fourth');
    expect(mail?.headers?.['List-Unsubscribe']).toMatch(
      /^<https:\/\/hirehub\.example\/api\/notification-mail\/unsubscribe\?token=/,
    );
  });

  it('leaves out what can still be undone, which the next one lists', async () => {
    const room = aMailRoom(table);
    await room.aReader(331);
    const event = { id: room.clock.newId(), time: room.clock.now() };
    const news = notify([331], 'job_update', { job: { id: 5, title: 'Undoable' } });
    await notificationsStore(table).saveNew(event, news, { mailedFrom: on(1, 11) });
    await room.news(331, 'Settled');
    await sendDigests(room.needs);
    room.clock.set(on(2, 9));
    await sendDigests(room.needs);
    expect(letters(room, 331).map(({ text }) => text.match(/Undoable|Settled/g))).toEqual([['Settled'], ['Undoable']]);
  });

  it('is sent once a day, however often the run is repeated, and repeats no notification', async () => {
    const room = aMailRoom(table);
    await room.aReader(302);
    await room.news(302, 'First');
    await Promise.all([sendDigests(room.needs), sendDigests(room.needs)]);
    await room.news(302, 'Second');
    await sendDigests(room.needs);
    expect(letters(room, 302)).toHaveLength(1);
    room.clock.set(on(2, 9));
    await sendDigests(room.needs);
    expect(letters(room, 302).map(({ subject }) => subject)).toEqual([
      'One thing is new on HireHub',
      'One thing is new on HireHub',
    ]);
    expect(letters(room, 302)[1]?.text).toContain('Second');
    expect(letters(room, 302)[1]?.text).not.toContain('First');
  });

  it('repeats nothing that stays unread, also after a day without news', async () => {
    const room = aMailRoom(table);
    await room.aReader(361);
    await room.news(361, 'Told once');
    for (const day of [1, 2, 3]) {
      room.clock.set(on(day, 11));
      if (day === 3) await room.news(361, 'Told later');
      await sendDigests(room.needs);
    }
    expect(letters(room, 361).map(({ text }) => text.match(/Told (once|later)/g))).toEqual([
      ['Told once'],
      ['Told later'],
    ]);
  });

  it('is not sent when nothing is new, to readers who do not want it, or to accounts that are not active', async () => {
    const room = aMailRoom(table);
    await room.aReader(303);
    await room.aReader(304, { digest: 'off' });
    await room.aReader(305, {}, { status: 'unconfirmed' });
    for (const id of [304, 305]) await room.news(id, 'Told');
    await sendDigests(room.needs);
    expect(letters(room, 303, 304, 305)).toEqual([]);
  });

  it('is left to the next run where time is over, unmarked, so that nobody misses one', async () => {
    const room = aMailRoom(table);
    await room.aReader(341);
    await room.news(341, 'Told');
    const began = room.clock.now();
    let looks = 0;
    const now = () => (looks++ === 0 ? began : new Date(Date.parse(began) + 12 * 60_000).toISOString());
    const counts = await sendDigests({ ...room.needs, clock: { ...room.clock, now } });
    expect([counts, letters(room, 341)]).toEqual([{ later: expect.any(Number) as number }, []]);
    await sendDigests(room.needs);
    expect(letters(room, 341)).toHaveLength(1);
  });

  it('is forgotten for deleted accounts', async () => {
    const room = aMailRoom(table);
    await room.aReader(310);
    await table.writeOne({ remove: keys.account(310) });
    await sendDigests(room.needs);
    expect(await table.get(keys.digestReader('digest', 310))).toBeUndefined();
  });

  it('is sent weekly on Monday with the notifications of the week', async () => {
    const room = aMailRoom(table);
    await room.aReader(306, { digest: 'weekly' });
    await room.news(306, 'Told on Tuesday');
    await sendDigests(room.needs);
    expect(letters(room, 306)).toEqual([]);
    room.clock.set(on(7, 9));
    await sendDigests(room.needs);
    expect(letters(room, 306).map(({ text }) => text.includes('Told on Tuesday'))).toEqual([true]);
  });

  it('includes what arrived between two runs more than a day apart, or after a day without one', async () => {
    const room = aMailRoom(table);
    await room.aReader(311);
    await sendDigests(room.needs);
    room.clock.set('2026-09-01T10:00:30.000Z');
    await room.news(311, 'Right behind the first run');
    room.clock.set('2026-09-02T10:01:00.000Z');
    await sendDigests(room.needs);
    expect(letters(room, 311).map(({ text }) => text.includes('Right behind the first run'))).toEqual([true]);
    room.clock.set('2026-09-02T10:01:30.000Z');
    await room.news(311, 'On the day before the failed run');
    room.clock.set('2026-09-04T10:02:00.000Z');
    await sendDigests(room.needs);
    expect(letters(room, 311).map(({ text }) => [text.includes('failed run'), text.includes('Right behind')])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('gives weekly readers on the next Monday what a Monday without a run left out', async () => {
    const room = aMailRoom(table);
    await room.aReader(312, { digest: 'weekly' });
    await room.news(312, 'Told on Tuesday');
    room.clock.set('2026-09-14T10:00:00.000Z');
    await sendDigests(room.needs);
    expect(letters(room, 312).map(({ text }) => text.includes('Told on Tuesday'))).toEqual([true]);
  });

  it('includes notifications stored late, behind newer ones of the previous digest, and repeats none', async () => {
    const room = aMailRoom(table);
    await room.aReader(313);
    room.clock.set('2026-09-05T09:59:00.000Z');
    const event = { id: room.clock.newId(), time: room.clock.now() };
    room.clock.set('2026-09-05T09:59:30.000Z');
    await room.news(313, 'In time');
    room.clock.set('2026-09-05T10:00:00.000Z');
    await sendDigests(room.needs);
    await notificationsStore(table).saveNew(
      event,
      notify([313], 'job_update', { job: { id: 5, title: 'Noted late' } }),
    );
    for (const day of ['06', '07']) {
      room.clock.set(`2026-09-${day}T10:00:00.000Z`);
      await sendDigests(room.needs);
    }
    expect(letters(room, 313).map(({ text }) => [text.includes('In time'), text.includes('Noted late')])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('comes after eight in the morning where its reader is, and not later because something happened then', async () => {
    const room = aMailRoom(table);
    await room.aReader(314, {}, { timeZone: 'Asia/Kolkata' });
    await room.aReader(315, {}, { timeZone: 'America/New_York' });
    await room.news(314, 'Before eight');
    const sentAt: string[] = [];
    for (let hour = 0; hour < 24; hour += 1) {
      room.clock.set(on(2, hour));
      if (hour === 14) await room.news(315, 'After ten');
      const before = letters(room, 314, 315).length;
      await sendDigests(room.needs);
      sentAt.push(
        ...letters(room, 314, 315)
          .slice(before)
          .map(({ to }) => `${hour} ${to}`),
      );
    }
    // 8:30 in Kolkata; in New York nothing was new at eight, so that the news of 10:00 waits for the next morning.
    expect(sentAt).toEqual(['3 reader-314@example.com']);
    room.clock.set(on(3, 12));
    await sendDigests(room.needs);
    expect(letters(room, 315).map(({ text }) => text.includes('After ten'))).toEqual([true]);
  });

  it('is sent by the next run when its hour had none, once', async () => {
    const room = aMailRoom(table);
    await room.aReader(316, { digest: 'weekly' }, { timeZone: 'Asia/Kathmandu' });
    await sendDigests(room.needs);
    await room.news(316, 'Told on Tuesday');
    room.clock.set(on(7, 1));
    await sendDigests(room.needs);
    expect(letters(room, 316)).toEqual([]);
    for (const hour of [17, 18]) {
      room.clock.set(on(7, hour));
      await sendDigests(room.needs);
    }
    expect(letters(room, 316)).toHaveLength(1);
  });

  it('reaches all readers, page after page', { timeout: 60_000 }, async () => {
    const room = aMailRoom(table);
    const ids = Array.from({ length: 130 }, (_, place) => 4000 + place);
    await Promise.all(ids.map(async (id) => (await room.aReader(id), room.news(id, 'Told'))));
    await sendDigests(room.needs);
    expect(
      letters(room, ...ids)
        .map(({ to }) => to)
        .sort(),
    ).toEqual(ids.map((id) => `reader-${id}@example.com`).sort());
  });

  it('is repeated only for readers whose letter could not be sent', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => {});
    const room = aMailRoom(table);
    room.clock.set(on(5));
    for (const id of [307, 308]) {
      await room.aReader(id);
      await room.news(id, 'Told');
    }
    room.failNext(1);
    await expect(sendDigests(room.needs)).rejects.toThrow('digests: 1 failed');
    expect(JSON.stringify(error.mock.calls)).not.toContain('@');
    await sendDigests(room.needs);
    expect(letters(room, 307, 308)).toHaveLength(2);
    error.mockRestore();
  });

  it('is mailed once where its run stops before it noted that, and by the next run where it stops before it mailed', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => {});
    const room = aMailRoom(table);
    room.clock.set(on(5));
    await room.aReader(342);
    await room.news(342, 'First');
    const stopped = { ...room.needs.store, saveDigest: async () => Promise.reject(new Error('stopped')) };
    await expect(sendDigests({ ...room.needs, store: stopped })).rejects.toThrow('digests: 1 failed');
    await sendDigests(room.needs);
    expect(letters(room, 342)).toHaveLength(1);
    room.clock.set(on(6));
    await room.news(342, 'Second');
    const silent = { ...room.needs, send: async () => Promise.reject(new Error('stopped')) };
    await expect(sendDigests(silent)).rejects.toThrow('digests: 1 failed');
    await sendDigests(room.needs);
    expect(letters(room, 342).map(({ text }) => text.match(/First|Second/g))).toEqual([['First'], ['Second']]);
    error.mockRestore();
  });

  it('names the first fifteen notifications and the number of others', async () => {
    const room = aMailRoom(table);
    room.clock.set(tuesday);
    await room.aReader(309);
    for (let number = 1; number <= 18; number += 1) await room.news(309, `Job ${number}`);
    await sendDigests(room.needs);
    const [mail] = letters(room, 309);
    expect([
      mail?.subject,
      mail?.text.match(/was changed/g)?.length,
      mail?.text.includes('The page has 3 more.'),
    ]).toEqual(['18 things are new on HireHub', 15, true]);
  });
});
