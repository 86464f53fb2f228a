import { describe, expect, it } from 'vitest';
import { sessionsStore } from '../../../../functions/features/accounts/sessions/sessions.store.ts';
import { attemptsStore } from '../../../../functions/features/accounts/attempts/attempts.store.ts';
import { feedsStore } from '../../../../functions/features/calendar/feeds.store.ts';
import { followInterview } from '../../../../functions/features/calendar/follow-interview.steps.ts';
import { importsStore } from '../../../../functions/features/candidate-profile/imports.store.ts';
import { findsStore } from '../../../../functions/features/candidate-search/finds.store.ts';
import { chatFilesStore } from '../../../../functions/features/chat/chat-files.store.ts';
import { chatStore } from '../../../../functions/features/chat/chat.store.ts';
import { mailedFiguresStore } from '../../../../functions/features/dashboards/mailed-figures.store.ts';
import type { CandidateMerge } from '../../../../functions/records/candidate-merge.ts';
import { numberTaken, sentBefore, startedBefore } from '../../../../functions/records/conversation.ts';
import type { Table } from '../../../../functions/platform/table/table.ts';
import { anImport } from '../../../support/a-resume.ts';
import { anActor, someTime as at } from '../../../support/builders.ts';
import { tableWithWrites } from '../../../support/scripted-table.ts';

const down = new Error('the table is down');
const pair = { firstId: 2001, secondId: 3001 };
const account = { ...anActor('candidate'), sessions: {}, devices: [] } as never;
const merge = { id: 8202, recruiterId: 7001, absorbed: anImport({ id: 8202 }) } as unknown as CandidateMerge;
const meeting = { type: 'meeting-booked', data: { recruiterId: 2001, eventId: 1, version: 1 } } as never;
const upload = { ...pair, senderId: 2001, clientId: 'one' };
const find = { searchId: 1, candidateId: 3001, at, isWaiting: true };
const message = { ...upload, text: 'Hello', at, ttl: 1 };
const expired = { count: 9, failed: 9, lastAt: '2026-08-01T10:00:00.000Z', ttl: 1 };
const attempt = { what: 'sign-in', account: 'ann@example.com', sourceIp: '203.0.113.9' };
const noChange = { live: {}, devices: [], kept: undefined, endedIds: [], events: [] };

// What a store expects of a rival is handled; what it does not expect must not look like that. Later writes succeed, so
// that a store which ignores the failure, or tries again, is noticed.
describe('A failure of the table is passed on', () => {
  it.each<[string, (table: Table) => Promise<unknown>, object?, (Error | null)[]?]>([
    [
      'by the renewal of a session',
      (table) => sessionsStore(table).saveRefreshed({ userId: 1, sessionId: 2, generation: 3 }, at),
      { id: 2, userId: 1 },
    ],
    ['by a change of sessions', (table) => sessionsStore(table).change(account, () => noChange as never), account],
    [
      'by the count of attempts',
      (table) => attemptsStore(table).take(attempt, at, 'email'),
      expired,
      [down, down, null],
    ],
    ['by a feed that was read', (table) => feedsStore(table).saveRead({ id: 1, userId: 2 } as never, {} as never)],
    ['by an interview that is followed', (table) => followInterview(meeting, { table })],
    [
      'by the end of an invitation whose import was merged',
      (table) => importsStore(table).remove({ one: anImport(), merges: [merge] }),
      { id: 8201, inviterId: 7001, email: 'ada@example.com', status: 'waiting' },
      [down, down, null],
    ],
    ['by a find', (table) => findsStore(table).saveFind(2001, find, undefined)],
    ['by what became of a file', (table) => chatFilesStore(table).settle(upload, { state: 'sent', reason: null })],
    [
      'by the beginning of a conversation',
      (table) => chatStore(table).start(pair, { startedBy: 2001, at, ttl: 1 }),
      { ...pair, lastNumber: 1 },
    ],
    [
      'by joining a conversation that the other has begun',
      (table) => chatStore(table).start(pair, { startedBy: 2001, at, ttl: 1 }),
      { ...pair, lastNumber: 0, startedBy: 3001 },
      [null, down],
    ],
    ['by a message', (table) => chatStore(table).send(message, { lastNumber: 0 } as never, () => {}), { number: 1 }],
    ['by a read mark', (table) => chatStore(table).markRead(pair, 'first', { number: 1, at }), { lastNumber: 1 }],
    ['by the mark of mailed figures', (table) => mailedFiguresStore(table).saveMailed(1, '2026-11-23')],
  ])('%s', async (_whose, act, item, outcomes = [down, null]) => {
    await expect(act(tableWithWrites(outcomes, { item }))).rejects.toBe(down);
  });

  it('as one to try again where what was written a moment ago cannot be read', async () => {
    const store = (outcomes: (Error | null)[]) => chatStore(tableWithWrites(outcomes));
    const busy = (message: string) => ({ name: 'TableBusy', message });
    await expect(store([startedBefore]).start(pair, { startedBy: 2001, at, ttl: 1 })).rejects.toMatchObject(
      busy('a conversation vanished while it was begun'),
    );
    const known = { lastNumber: 0 } as never;
    await expect(store([sentBefore]).send(message, known, () => {})).rejects.toMatchObject(
      busy('a message sent before could not be read'),
    );
    await expect(store([numberTaken]).send(message, known, () => {})).rejects.toMatchObject(
      busy('other messages took every number'),
    );
  });
});
