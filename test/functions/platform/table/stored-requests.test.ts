import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { jobPostedExamples } from '../../../../events/jobs/job-posted.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import {
  briefEventWrite,
  eventActor,
  eventOf,
  eventWrite,
  sealedEventWrite,
} from '../../../../functions/platform/table/outbox.ts';
import * as reading from '../../../../functions/platform/table/read-keys.ts';
import * as requests from '../../../../functions/platform/table/repeatable-request.ts';
import { withRidingWrite } from '../../../../functions/platform/table/riding-write.ts';
import type { Table } from '../../../../functions/platform/table/table.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import type { SingleWrite } from '../../../../functions/platform/table/write.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { allItems, describeWrites, own, ownRefusal } from '../../../support/outcomes.ts';

const seconds = Date.parse(someTime) / 1000;
const request = { callerId: 7, operation: 'POST /jobs', idempotencyKey: 'k-1', content: [{ a: 1 }] };
const hash = createHash('sha256').update('POST /jobs k-1').digest('hex');
const fingerprint = createHmac('sha256', 'k-1').update('POST /jobs [{"a":1}]').digest('hex');
const stored = (over: object = {}) => ({ ...keys.request(7, hash), fingerprint, ttl: seconds + 86_400, ...over });
const carriedOut = () => requests.carriedOutWrite(request, someTime, ownRefusal);
const response = { status: 200, body: '{}' };
const failed = 'TransactionCanceledException';

describeWrites('A repeatable request', [
  ['is remembered for a day', carriedOut, [], [stored()]],
  ['is carried out again after a day', carriedOut, [stored({ ttl: seconds, response })], [stored()]],
  ['is carried out once before', carriedOut, [stored({ ttl: seconds + 1 })], own],
  ['keeps its response', () => requests.respondedWrite(request, response), [stored()], [stored({ response })]],
  ['that is gone keeps none', () => requests.respondedWrite(request, response), [], failed],
]);

const event = jobPostedExamples[0]!;
const eventItem = { ...keys.event(event.subject, event.id), event };
describeWrites('An event', [
  ['is stored under its subject', () => eventWrite(event), [], [eventItem]],
  ['is stored once', () => eventWrite(event), [eventItem], failed],
  ['is sealed', () => sealedEventWrite(event, { a: 1 }), [], [{ ...eventItem, seal: { a: 1 } }]],
  ['is sealed once', () => sealedEventWrite(event, { a: 1 }), [eventItem], failed],
  ['that leaves may be stored again', () => briefEventWrite(event, 99), [eventItem], [{ ...eventItem, ttl: 99 }]],
]);

describe('A request of a caller', () => {
  const local = withLocalTable();

  it('is found until it expires, with its caller or on its own', async () => {
    const { found, save } = requests.requestsIn(openTable(local.tableName, local.documents));
    expect(requests.requestKey({ ...request, callerId: undefined })).toEqual(keys.openRequest(hash));
    expect(await found(request, someTime)).toBeUndefined();
    await save(carriedOut());
    expect(await found(request, someTime)).toEqual(stored());
    expect(await found(request, '2026-09-02T09:59:59.000Z')).toEqual(stored());
    expect(await found(request, '2026-09-02T10:00:00.000Z')).toBeUndefined();
  });

  it.each<[string, (table: Table, write: SingleWrite) => Promise<void>]>([
    ['transaction', (table, write) => table.write([write])],
    ['single write', (table, write) => table.writeOne(write)],
  ])('rides with the first %s that is committed, and with no other', async (pk, commit) => {
    const table = openTable(local.tableName, local.documents);
    const mark = (sk: string) => ({ put: { pk, sk } });
    const marks = async () => (await allItems(local)).filter((item) => item.pk === pk).map(({ sk }) => sk);
    const refusing = { ...mark('a'), when: { expression: 'attribute_exists(pk)' }, refusal: ownRefusal };
    const outcome = await withRidingWrite(mark('rider'), async () => {
      await expect(commit(table, refusing)).rejects.toBe(ownRefusal);
      await table.writeAlone(mark('ahead'));
      expect(await marks()).toEqual(['ahead']);
      await commit(table, mark('b'));
      await commit(table, mark('c'));
      return 'done';
    });
    expect(outcome).toEqual({ result: 'done', rode: true });
    expect(await marks()).toEqual(['ahead', 'b', 'c', 'rider']);
    expect(await withRidingWrite(mark('alone'), async () => 1)).toEqual({ result: 1, rode: false });
    expect(await marks()).toHaveLength(4);
  });
});

describe('An event', () => {
  it('is built whole, and a mistake in it is thrown where it is made', () => {
    const { id, time: at, actor, subject, data } = event;
    expect(eventOf('job-posted', { id, at, actor, subject, data })).toEqual({
      ...event,
      groupId: subject,
      dedupId: `job-posted#${id}`,
    });
    expect(() => eventOf('job-posted', { id, at, actor, subject, data: { ...data, points: 'many' as never } })).toThrow(
      /points/,
    );
    expect(eventActor(anActor('manager'))).toEqual({
      kind: 'user',
      id: 1001,
      role: 'manager',
      firstName: 'Daniel',
      lastName: 'Reyes',
    });
  });
});

describe('A key that is read back', () => {
  it.each([
    ['a user', reading.userIdOf, keys.notification(7, 8).pk, 7],
    ['the account of a user', reading.userIdOf, keys.account(7).pk, undefined],
    ['no user', reading.userIdOf, `X${keys.notification(7, 8).pk}`, undefined],
    ['a job', reading.jobIdOf, keys.job(12).pk, 12],
    ['a story on a job', reading.jobIdOf, keys.storyOf(12, 8).pk, undefined],
    ['a partner', reading.partnerIdOf, keys.sharedJobs(7, 8).sk, 8],
    ['no partner', reading.partnerIdOf, `${keys.sharedJobs(7, 8).sk}#`, undefined],
    ['nothing', reading.partnerIdOf, undefined, undefined],
    ['somebody’s counters', reading.countedFor, keys.hourCounters(12, 'h').pk, 12],
    ['everybody’s counters', reading.countedFor, keys.hourCounters('everyone', 'h').pk, 'everyone'],
    ['no counters', reading.countedFor, keys.account(7).pk, undefined],
    ['a number as counters', reading.countedFor, 7, undefined],
  ])('of %s says whose it is', (_what, read, key, whose) => {
    expect((read as (key: unknown) => unknown)(key)).toBe(whose);
  });

  it('of a conversation has its pair, and nothing around it', () => {
    const { pk } = keys.conversation({ firstId: 12, secondId: 34 });
    expect(reading.pairOfConversation(pk)).toEqual({ firstId: 12, secondId: 34 });
    expect([`X${pk}`, `${pk}X`, 7].map(reading.pairOfConversation)).toEqual([undefined, undefined, undefined]);
  });

  it('of a story or an application is a place', () => {
    const others = [keys.job(12).pk, keys.account(7).pk, `${keys.applicationSubject(9)}#`];
    expect([keys.storyOf(12, 34).pk, keys.applicationSubject(90), ...others].map(reading.isOfPlace)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('is of one entity', () => {
    const { isItem } = reading;
    const pair = { firstId: 7, secondId: 8 };
    const made = {
      account: keys.account(7),
      event: keys.event('JOB#1', 2),
      notification: keys.notification(7, 8),
      note: keys.jobNote(1, 2),
      chatMessage: keys.chatMessage(pair, 3),
      sentMessage: keys.sentMessage(pair, 7, 'm'),
      conversation: keys.conversation(pair),
      secondFactor: keys.secondFactor(7),
      passkeys: keys.passkeys(7),
      claimFile: keys.claimFile(5, 'a'),
      task: keys.task(7, 8),
      scorecard: keys.scorecard(1, 2, 3, 7),
      currentToken: keys.currentToken('USER#7', 'recovery'),
      recentJobs: keys.recentJobs(7),
      begunJob: keys.begunJob(7, 8, 9),
      interview: keys.interview(7, 8),
      interviewPlan: keys.interviewPlan(7),
      storyHiding: keys.storyHiding(1, 2),
      application: keys.application(7, 8),
      dataExportTurn: keys.dataExportTurn(7),
      jobOrItsText: keys.jobText(1),
      pointsOrLedger: keys.points(7),
    };
    expect(isItem.claimFile(keys.peopleImport(7, 1))).toBe(false);
    for (const [name, is] of Object.entries(isItem))
      expect(Object.entries(made).flatMap(([entity, key]) => (is(key) ? entity : []))).toEqual([name]);
    expect([isItem.jobOrItsText(keys.job(1)), isItem.pointsOrLedger(keys.ledgerEntry(7, 8))]).toEqual([true, true]);
    expect([
      isItem.event({ sk: 7 }),
      isItem.pointsOrLedger({ pk: 'JOB#1', sk: keys.points(7).sk }),
      isItem.pointsOrLedger({}),
    ]).toEqual([false, false, false]);
  });
});
