import { describe, expect, it } from 'vitest';
import { TableBusy } from '../../../../functions/platform/table/table-busy.ts';
import type { Table } from '../../../../functions/platform/table/table.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { chatStore } from '../../../../functions/features/chat/chat.store.ts';
import { markBehind, readMarkWrite } from '../../../../functions/records/conversation.ts';
import { channelStateFor } from '../../../../functions/records/conversation-state.ts';
import { recommendationKind } from '../../../../functions/records/recommendation.ts';
import { sharedJobWrite } from '../../../../functions/domain/jobs/shared-jobs.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { someTime } from '../../../support/builders.ts';
import type { LocalTable } from '../../../support/local-table.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const ttl = 4_000_000_000;
const everything = { before: undefined };
let drawn = 500;
const aPair = () => ({ recruiterId: ++drawn, candidateId: ++drawn });
type Pair = ReturnType<typeof aPair>;
const later = (minutes: number) => new Date(Date.parse(someTime) + minutes * 60_000).toISOString();

describe('Conversations', () => {
  let table: Table;
  let local: LocalTable;
  withLocalTable((opened) => {
    local = opened;
    table = openTable(local.tableName, local.documents);
  });
  const store = () => chatStore(table);
  const started = (pair: Pair, startedBy = pair.recruiterId) => store().start(pair, { startedBy, at: someTime, ttl });
  const send = async (pair: Pair, senderId: number, clientId: string = crypto.randomUUID(), at = someTime) => {
    const known = await store().conversation(pair);
    if (!known) throw new Error('The conversation was not started');
    return store().send({ ...pair, senderId, clientId, text: `from ${senderId}`, at, ttl }, known, () => {});
  };
  const stored = async (pair: Pair) => (await store().messages(pair, 1, 10_000)).map(({ number }) => number);

  it('of two who write to each other at the same moment are one, with both messages (CHAT-18, CHAT-20)', async () => {
    const pair = aPair();
    const [one, other] = await Promise.all([started(pair), started(pair, pair.candidateId)]);
    expect([one.startedBy, other.startedBy]).toEqual([one.startedBy, one.startedBy]);
    await Promise.all([send(pair, pair.recruiterId), send(pair, pair.candidateId)]);
    expect(await stored(pair)).toEqual([1, 2]);
  });

  it('number their messages without holes and once each, whatever is sent at the same moment and repeated (PLUS-28)', async () => {
    const pair = aPair();
    await started(pair);
    const ids = Array.from({ length: 24 }, () => crypto.randomUUID());
    // Every message is sent one to three times, together with all others.
    const sent = await Promise.all(
      ids.flatMap((clientId, place) =>
        Array.from({ length: 1 + (place % 3) }, () =>
          send(pair, place % 2 ? pair.recruiterId : pair.candidateId, clientId),
        ),
      ),
    );
    expect(await stored(pair)).toEqual(ids.map((_, place) => place + 1));
    const numbers = new Map<string, Set<number>>();
    for (const { clientId, number } of sent) numbers.set(clientId, (numbers.get(clientId) ?? new Set()).add(number));
    expect([...numbers.values()].map(({ size }) => size)).toEqual(ids.map(() => 1));
    expect(await store().conversation(pair)).toMatchObject({ lastNumber: 24 });
  }, 60_000);

  it('return the first message for one that is sent again after a hundred others (PLUS-28)', async () => {
    const pair = aPair();
    await started(pair);
    const clientId = crypto.randomUUID();
    await send(pair, pair.recruiterId, clientId);
    for (let count = 0; count < 100; count += 1) await send(pair, pair.candidateId);
    expect(await send(pair, pair.recruiterId, clientId)).toMatchObject({ number: 1 });
    expect(await stored(pair)).toHaveLength(101);
  });

  it('keep the client ids of both participants apart', async () => {
    const pair = aPair();
    await started(pair);
    const clientId = crypto.randomUUID();
    await send(pair, pair.recruiterId, clientId);
    expect(await send(pair, pair.candidateId, clientId)).toMatchObject({ number: 2, senderId: pair.candidateId });
  });

  it('refuse a message when one side has ended them in between, and take it when they are open again', async () => {
    const pair = aPair();
    const known = await started(pair);
    await store().block(pair, 'candidate', { isBlocked: true });
    const message = {
      ...pair,
      senderId: pair.recruiterId,
      clientId: crypto.randomUUID(),
      text: 'Hi',
      at: someTime,
      ttl,
    };
    const ended = new Error('ended');
    const check = ({ candidateBlocked }: { candidateBlocked?: boolean }) => {
      if (candidateBlocked) throw ended;
    };
    // The check first sees the conversation as it was before the end.
    await expect(store().send(message, known, check)).rejects.toBe(ended);
    await store().block(pair, 'candidate', { isBlocked: false });
    expect(await send(pair, pair.recruiterId)).toMatchObject({ number: 1 });
  });

  it('are read up to a mark that never goes back and never beyond the newest message', async () => {
    const pair = aPair();
    await started(pair);
    for (let count = 0; count < 3; count += 1) await send(pair, pair.recruiterId);
    const unread = async () =>
      channelStateFor(pair.candidateId, (await store().conversation(pair))!).unreadMessageCount;
    expect(await unread()).toBe(3);
    await store().markRead(pair, 'candidate', { number: 2, at: someTime });
    expect(await unread()).toBe(1);
    await store().markRead(pair, 'candidate', { number: 1, at: someTime });
    expect(await unread()).toBe(1);
    await expect(table.writeOne(readMarkWrite(pair, 'candidate', { number: 4, at: someTime }))).rejects.toBe(
      markBehind,
    );
    await store().markRead(pair, 'candidate', { number: 3, at: someTime });
    expect(await unread()).toBe(0);
  });

  it('count a message as read by its sender, with all before it', async () => {
    const pair = aPair();
    await started(pair);
    await send(pair, pair.recruiterId);
    await send(pair, pair.candidateId);
    const conversation = (await store().conversation(pair))!;
    expect(channelStateFor(pair.candidateId, conversation)).toMatchObject({ readNumber: 2, unreadMessageCount: 0 });
    const { text, senderId, at: createdAt } = conversation.last!;
    expect(channelStateFor(pair.candidateId, conversation).lastMessage).toEqual({ text, senderId, createdAt });
    expect(channelStateFor(pair.recruiterId, conversation)).toMatchObject({ readNumber: 1, unreadMessageCount: 1 });
  });

  it('are listed to both, 25 at a time, the most recent hour first, and to their starter before the first message (CHAT-26)', async () => {
    const recruiterId = ++drawn;
    const pairs = Array.from({ length: 30 }, () => ({ recruiterId, candidateId: ++drawn }));
    for (const [place, pair] of pairs.entries()) {
      await started(pair);
      await send(pair, recruiterId, crypto.randomUUID(), later(place * 60));
    }
    const begun = { recruiterId, candidateId: ++drawn };
    await started(begun, begun.candidateId);
    const first = await store().conversationsOf(recruiterId, 'recruiter', undefined);
    const second = await store().conversationsOf(recruiterId, 'recruiter', first.next ?? '');
    const listed = [...first.conversations, ...second.conversations].map(({ candidateId }) => candidateId);
    expect([first.conversations.length, second.next]).toEqual([25, null]);
    expect(listed).toEqual(pairs.map(({ candidateId }) => candidateId).reverse());
    const ofCandidate = await store().conversationsOf(begun.candidateId, 'candidate', undefined);
    expect(ofCandidate.conversations.map((one) => one.recruiterId)).toEqual([recruiterId]);
  }, 60_000);

  it('cost at most 14 write units a message, in a new hour too, and 25 of them one call to list (CHAT-26)', async () => {
    const pair = aPair();
    await started(pair);
    await send(pair, pair.recruiterId);
    const units: number[] = [];
    for (const minutes of [1, 70]) {
      local.calls.length = 0;
      await send(pair, pair.candidateId, crypto.randomUUID(), later(minutes));
      units.push(local.calls.reduce((sum, { writeUnits = 0 }) => sum + writeUnits, 0));
    }
    expect(Math.max(...units)).toBeLessThanOrEqual(14);
    local.calls.length = 0;
    await store().conversationsOf(pair.recruiterId, 'recruiter', everything.before);
    expect(local.calls).toHaveLength(1);
  });

  it('may be begun by those who met on a job or where one recommended a job to the other, and by no one else', async () => {
    const pair = aPair();
    const email = `ada-${pair.candidateId}@example.com`;
    expect(await store().tiesOf(pair, email)).toEqual({ areTied: false, isApplicant: false });
    const other = aPair();
    await table.writeOne({
      put: {
        ...recommendationKind.key(pair.recruiterId, 9),
        id: 9,
        ...keys.itemsNaming(email),
        gsi2sk: '9',
      },
    });
    expect(await store().tiesOf(pair, email)).toMatchObject({ areTied: true });
    expect(await store().tiesOf({ ...other, candidateId: pair.candidateId }, email)).toMatchObject({ areTied: false });
    await table.writeOne(sharedJobWrite(other.candidateId, other.recruiterId, 5));
    expect(await store().tiesOf(other, 'nobody@example.com')).toMatchObject({ areTied: true });
  });

  it.each<[string, object, boolean]>([
    ['waits for any recruiter of a manager', {}, true],
    ['was answered', { state: 'accepted' }, false],
    ['waits for a manager for whom the recruiter does not work', { managerId: 72 }, false],
    ['waits for another recruiter', { recruiterIds: [1] }, false],
  ])('may be begun by a recruiter with a candidate whose application %s: %j, %s', async (_what, over, isApplicant) => {
    const pair = aPair();
    const application = { state: 'waiting', managerId: 71, recruiterIds: [], ...over };
    await table.writeOne({ put: { ...keys.application(pair.candidateId, 61), ...application } });
    await table.writeOne({ put: { ...keys.managerOfRecruiter(pair.recruiterId, 71), managerId: 71 } });
    const ties = () => store().tiesOf(pair, 'nobody@example.com');
    expect(await ties()).toEqual({ areTied: false, isApplicant });
    const named = { recruiterIds: [1, pair.recruiterId] };
    await table.writeOne({ put: { ...keys.application(pair.candidateId, 61), ...application, ...named } });
    expect((await ties()).isApplicant).toBe(isApplicant || 'recruiterIds' in over);
  });

  it('may name an open job, or one on which the two have met, and no other', async () => {
    const pair = aPair();
    const jobs = { 61: 'signed', 62: 'closed', 63: 'closed' };
    for (const [id, status] of Object.entries(jobs))
      await table.writeOne({ put: { ...keys.job(Number(id)), id: Number(id), title: `Job ${id}`, status } });
    await table.writeOne(sharedJobWrite(pair.candidateId, pair.recruiterId, 62));
    const named = await Promise.all([61, 62, 63, 64].map((id) => store().jobToName(pair, id)));
    expect(named).toEqual([{ id: 61, title: 'Job 61' }, { id: 62, title: 'Job 62' }, undefined, undefined]);
  });

  it('are not reported as begun while the table is down, by the first or the second of the two', async () => {
    const pair = aPair();
    const down = async () => {
      throw new Error('the table is down');
    };
    const broken = chatStore({ ...table, writeOne: down });
    const begin = { startedBy: pair.recruiterId, at: someTime, ttl };
    await expect(broken.start(pair, begin)).rejects.toThrow('the table is down');
    await started(pair);
    const once = { writes: 0 };
    const second = chatStore({
      ...table,
      writeOne: async (write) => ((once.writes += 1) > 1 ? down() : table.writeOne(write)),
    });
    await expect(second.start(pair, { ...begin, startedBy: pair.candidateId })).rejects.toThrow('the table is down');
  });

  it('that are gone as soon as they are begun can be begun again', async () => {
    const forgetful = chatStore({ ...table, get: async () => undefined });
    const pair = aPair();
    await expect(forgetful.start(pair, { startedBy: pair.recruiterId, at: someTime, ttl })).rejects.toThrow(TableBusy);
  });
});
