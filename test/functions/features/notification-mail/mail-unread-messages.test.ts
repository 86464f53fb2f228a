import { describe, expect, it } from 'vitest';
import { chatStore } from '../../../../functions/features/chat/chat.store.ts';
import { liveUpdatesStore } from '../../../../functions/features/live-updates/live-updates.store.ts';
import { markUnread } from '../../../../functions/features/live-updates/mark-unread.steps.ts';
import { mailUnreadMessages } from '../../../../functions/features/notification-mail/mail-unread-messages.steps.ts';
import { unreadMessagesStore } from '../../../../functions/features/notification-mail/unread-messages.store.ts';
import type { Pair } from '../../../../functions/records/conversation.ts';
import { sideOf } from '../../../../functions/records/conversation.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { type Table } from '../../../../functions/platform/table/table.ts';
import { defaultMailSettings } from '../../../../shared/model/notification-settings.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';
import { aMailRoom, siteUrl } from '../../../support/notification-mail.ts';

const ttl = 4_000_000_000;
let drawn = 900;
// Every test has a day of its own: runs look at everything that is due.
let day = 0;

/** Rosa the recruiter and Ada the candidate, who write to each other at minutes after ten o'clock. */
async function aRoom(table: Table, settings: Partial<(typeof defaultMailSettings)['groups']> = {}) {
  const room = aMailRoom(table);
  const store = chatStore(table);
  const base = Date.parse('2026-09-01T10:00:00.000Z') + (day += 1) * 86_400_000;
  const at = (minute: number) => new Date(base + minute * 60_000).toISOString();
  const ada = ++drawn;
  const groups = { ...defaultMailSettings.groups, ...settings };
  await room.aReader(ada, { groups }, { role: 'candidate', firstName: 'Ada' });
  const needs = { ...room.needs, store: { ...room.needs.store, ...unreadMessagesStore(table) } };
  /** A recruiter with whom Ada has a conversation. */
  const aRecruiter = async (firstName = 'Rosa'): Promise<Pair> => {
    const pair = { firstId: ++drawn, secondId: ada };
    await room.aReader(pair.firstId, {}, { firstName });
    await store.start(pair, { startedBy: pair.firstId, at: at(0), ttl });
    return pair;
  };
  const write = async (pair: Pair, minute: number, text = 'Are you free?', senderId = pair.firstId) => {
    const known = (await store.conversation(pair))!;
    const message = { ...pair, senderId, clientId: crypto.randomUUID(), text, at: at(minute), ttl };
    const job = text.includes('nurse') ? { job: { id: 5, title: 'ICU nurse' } } : {};
    await store.send({ ...message, ...job }, known, () => {});
    const item = { ...keys.conversation(pair), ...(await store.conversation(pair))! };
    const change = { kind: 'MODIFY' as const, item, sequenceNumber: '1' };
    // The stream may repeat what it delivered.
    expect(await markUnread([change, change], { liveUpdatesStore: liveUpdatesStore(table) })).toBeUndefined();
  };
  const read = async (pair: Pair, minute: number, userId = ada) =>
    store.markRead(pair, sideOf(pair, userId), {
      number: (await store.conversation(pair))!.lastNumber,
      at: at(minute),
    });
  const run = (minute: number) => {
    room.clock.set(at(minute));
    return mailUnreadMessages(needs);
  };
  const letters = () => room.sent.filter(({ to }) => to === `reader-${ada}@example.com`);
  return { room, store, ada, at, aRecruiter, write, read, run, letters };
}

describe('Messages that stay unread', () => {
  const table = withLocalTable(tableIn);

  it('are mailed once after ten minutes, thirty of them too, with who wrote, the job, and the first line alone (PLUS-29)', async () => {
    const { ada, aRecruiter, write, run, letters } = await aRoom(table);
    const pair = await aRecruiter();
    await write(pair, 0, 'About the nurse job: are you free?\nMy number is 555-0100.');
    for (let count = 1; count < 30; count += 1) await write(pair, 1, `Further line ${count}`);
    await run(9.9);
    expect(letters()).toEqual([]);
    await Promise.all([run(10), run(10)]);
    await run(12);
    await run(60);
    const [mail, ...more] = letters();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('30 messages for you from Rosa Klein on HireHub');
    expect(mail?.text).toContain('- Rosa Klein about ICU nurse: About the nurse job: are you free?');
    expect(mail?.text).toContain(`${siteUrl}/messages?with=${pair.firstId}`);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/555-0100|Further line/);
    expect(mail?.headers?.['List-Unsubscribe']).toContain('/api/notification-mail/unsubscribe?token=');
    expect(ada).toBeGreaterThan(0);
  }, 60_000);

  it('are not mailed when they are read at minute nine, or replied to (PLUS-29)', async () => {
    const { ada, aRecruiter, write, read, run, letters } = await aRoom(table);
    const [rosa, carl] = [await aRecruiter(), await aRecruiter('Carl')];
    await write(rosa, 0);
    await write(carl, 0);
    await read(rosa, 9);
    await write(carl, 9, 'Yes', ada);
    await run(10);
    // What came after the reading has ten minutes of its own.
    await write(rosa, 9.5);
    await run(11);
    expect(letters()).toEqual([]);
    await run(19.5);
    expect(letters()).toHaveLength(1);
  });

  it('of several conversations are in one letter, and there is none again until something is read (PLUS-29)', async () => {
    const { aRecruiter, write, read, run, letters } = await aRoom(table);
    const [rosa, carl, mia] = [await aRecruiter(), await aRecruiter('Carl'), await aRecruiter('Mia')];
    await write(rosa, 0);
    await write(carl, 3);
    await run(10);
    await run(13);
    expect(letters().map(({ subject }) => subject)).toEqual(['2 messages for you on HireHub']);
    await write(mia, 20);
    await run(30);
    expect(letters()).toHaveLength(1);
    await read(rosa, 40);
    await write(rosa, 41);
    await run(51);
    expect(letters()).toHaveLength(2);
    expect(letters()[1]?.text).toMatch(/Rosa Klein:[\s\S]*Mia Klein:|Mia Klein:[\s\S]*Rosa Klein:/);
  });

  it('are not mailed to those who switched it off, nor from a conversation that has ended', async () => {
    const off = await aRoom(table, { messages: false });
    await off.write(await off.aRecruiter(), 0);
    await off.run(10);
    expect(off.letters()).toEqual([]);
    const ended = await aRoom(table);
    const pair = await ended.aRecruiter();
    await ended.write(pair, 0);
    await ended.store.block(pair, 'second', { isBlocked: true });
    await ended.run(10);
    expect(ended.letters()).toEqual([]);
  });

  it('are not mailed about what came less than ten minutes before, though something older was due and read', async () => {
    const { aRecruiter, write, read, run, letters } = await aRoom(table);
    const rosa = await aRecruiter();
    await write(rosa, 0);
    await read(rosa, 9);
    await write(rosa, 9.5);
    expect(await run(10)).toEqual({ sent: 0, read: 1, 'mailed before': 0, failed: 0 });
    expect(letters()).toEqual([]);
  });

  it('of a conversation that has ended, or is gone, are in no letter about others, and hold none up', async () => {
    const { store, aRecruiter, write, read, run, letters } = await aRoom(table);
    const [rosa, carl, mia] = [await aRecruiter(), await aRecruiter('Carl'), await aRecruiter('Mia')];
    for (const pair of [rosa, carl, mia]) await write(pair, 0);
    await store.block(carl, 'second', { isBlocked: true });
    await table.writeOne({ remove: keys.conversation(mia) });
    expect(await run(10)).toMatchObject({ sent: 1, failed: 0 });
    expect(letters().map(({ subject }) => subject)).toEqual(['One message for you from Rosa Klein on HireHub']);
    await read(rosa, 20);
    const tom = await aRecruiter('Tom');
    for (const pair of [rosa, tom]) await write(pair, 21);
    await table.writeOne({ remove: keys.conversation(tom) });
    expect(await run(31)).toMatchObject({ sent: 1, failed: 0 });
    expect(letters()).toHaveLength(2);
    expect(letters()[1]?.text).not.toMatch(/Carl|Mia|Tom/);
  });

  it('of which only gone conversations were due are not mailed', async () => {
    const { aRecruiter, write, run, letters } = await aRoom(table);
    const rosa = await aRecruiter();
    await write(rosa, 0);
    await table.writeOne({ remove: keys.conversation(rosa) });
    expect(await run(10)).toEqual({ sent: 0, read: 1, 'mailed before': 0, failed: 0 });
    expect(letters()).toEqual([]);
  });

  it('are mailed about by the run that claims the letter first, and a claim that fails otherwise is an error', async () => {
    const { ada, at } = await aRoom(table);
    const store = unreadMessagesStore(table);
    expect([await store.claimLetter(ada, at(1), undefined), await store.claimLetter(ada, at(2), undefined)]).toEqual([
      true,
      false,
    ]);
    expect(await store.claimLetter(ada, at(3), { mailedAt: at(2) })).toBe(false);
    expect(await store.claimLetter(ada, at(3), { mailedAt: at(1) })).toBe(true);
    expect(await store.lastLetter(ada)).toMatchObject({ mailedAt: at(3) });
    const away = unreadMessagesStore({ ...table, writeOne: () => Promise.reject(new Error('the table is away')) });
    await expect(away.claimLetter(ada, at(4), undefined)).rejects.toThrow('the table is away');
  });

  it('of a candidate who meanwhile hides from the manager are not mailed, because the letter would name them (PLUS-40, PLUS-47)', async () => {
    const written = async (companies: string[]) => {
      const { room, store, ada, at, write, run } = await aRoom(table);
      const pair = { firstId: ada, secondId: ++drawn };
      await room.aReader(pair.secondId, {}, { role: 'manager', firstName: 'Maria' });
      const company = { company: 'Lakeside', domain: 'lakeside.example' };
      await table.writeOne({ put: { ...keys.verification(pair.secondId), ...company } });
      await store.start(pair, { startedBy: pair.secondId, at: at(0), ttl });
      await write(pair, 0, 'Thursday suits me.', ada);
      const hiding = { companies, findableBy: 'recruiters', confirmed: [], version: 1 };
      await table.writeOne({ put: { ...keys.hiddenFrom(ada), ...hiding } });
      await run(10);
      return room.sent.filter(({ to }) => to === `reader-${pair.secondId}@example.com`).length;
    };
    expect([await written([]), await written(['Lakeside'])]).toEqual([1, 0]);
  });

  it('are mailed by the next run after one that failed', async () => {
    const { room, aRecruiter, write, run, letters } = await aRoom(table);
    await write(await aRecruiter(), 0);
    room.failNext(1);
    await expect(run(10)).rejects.toThrow('could not be mailed: 1');
    await run(11);
    expect(letters()).toHaveLength(1);
  });
});
