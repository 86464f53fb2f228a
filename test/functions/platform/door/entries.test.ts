import { marshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { readerFromClaims, sessionFromClaims } from '../../../../functions/platform/door/actor.ts';
import { preferredEncoding } from '../../../../functions/platform/door/compress.ts';
import { log } from '../../../../functions/platform/door/log.ts';
import { pageOf } from '../../../../functions/platform/door/page.ts';
import { refuse, statusOf } from '../../../../functions/platform/door/refusal.ts';
import { scheduleFunction } from '../../../../functions/platform/door/schedule-function.ts';
import { streamFunction } from '../../../../functions/platform/door/stream-function.ts';
import { uploadFunction } from '../../../../functions/platform/door/upload-function.ts';
import { runNow } from '../../../../functions/platform/run.ts';
import { anActor } from '../../../support/builders.ts';
import { aContext } from '../../../support/http-event.ts';
import { plainFiles } from '../../../support/plain-files.ts';

const manager = anActor('manager');

describe('A call', () => {
  it.each([
    ['', undefined],
    ['gzip, br', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0', undefined],
    ['*', 'br'],
    ['*;q=0, gzip', 'gzip'],
    ['deflate', undefined],
  ])('that accepts %j gets %s', (accepted, encoding) => {
    expect(preferredEncoding(accepted)).toBe(encoding);
  });
});

describe('The caller of a token', () => {
  const claims = (over: object) => ({ username: manager.uuid, 'cognito:groups': '[manager]', ...over });
  it.each([
    [claims({}), 'manager'],
    [claims({ 'cognito:groups': ['recruiter'] }), 'recruiter'],
    [claims({ 'cognito:groups': '[manager super_manager]' }), 'super_manager'],
    [claims({ 'cognito:groups': 'manager,x' }), 'manager'],
    [claims({ 'cognito:groups': undefined }), undefined],
    [claims({ 'cognito:groups': '[x]' }), undefined],
    [claims({ username: 7 }), undefined],
    [undefined, undefined],
  ])('of %j has the role %s', (given, role) => {
    expect(readerFromClaims(given)).toEqual(role && { id: manager.id, uuid: manager.uuid, role });
  });

  it('has a session where the token names one', () => {
    expect([{ origin_jti: 's-1' }, { origin_jti: 7 }, undefined].map(sessionFromClaims)).toEqual(['s-1', '', '']);
  });
});

describe('A refusal', () => {
  it('has a status for each kind, its field, and a time to wait', () => {
    const all = [
      refuse.invalid('a', 'b'),
      refuse.unauthenticated(),
      refuse.forbidden(),
      refuse.notFound(),
      refuse.conflict('c', 'key'),
      refuse.gone('g'),
      refuse.tooMany('t', 9, 'key'),
      refuse.unavailable('u'),
    ];
    expect(all.map(({ kind, message, errors, retryAfter }) => [statusOf[kind], message, errors, retryAfter])).toEqual([
      [422, 'b', [{ key: 'a', message: 'b' }], undefined],
      [401, 'Sign in to continue', [], undefined],
      [403, 'You may not do this', [], undefined],
      [404, 'Not found', [], undefined],
      [409, 'c', [{ key: 'key', message: 'c' }], undefined],
      [410, 'g', [], undefined],
      [429, 't', [{ key: 'key', message: 't' }], 9],
      [503, 'u', [], 1],
    ]);
  });
});

const anObject = (key: string) => ({ s3: { object: { key } } });

describe('Other entries', () => {
  it('open what they need once, and hand on what they were called with', async () => {
    const needs = { files: plainFiles() };
    const open = vi.fn(() => needs);
    const seen: unknown[] = [];
    const schedule = scheduleFunction(open, async (given) => void seen.push(given));
    await schedule({}, aContext);
    await schedule({}, aContext);
    const upload = uploadFunction(open, async (key, given) => void seen.push([key, given]));
    await upload({ Records: [anObject('a+b%2Bc'), anObject('d')] } as never, aContext);
    await upload({ Records: [] } as never, aContext);
    expect(seen).toEqual([needs, needs, ['a b+c', needs], ['d', needs]]);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('of an upload are part of the request that gave its form, or begin a story of their own', async () => {
    const askedBy = async (key: string) => (key === 'asked' ? 'request-7' : undefined);
    const correlations: unknown[] = [];
    const upload = uploadFunction(
      () => ({ files: { askedBy } }),
      async () => void correlations.push(runNow()?.correlation),
    );
    await upload({ Records: [anObject('asked'), anObject('stray')] } as never, aContext);
    expect(correlations).toEqual(['request-7', aContext.awsRequestId]);
  });

  it('read a stream as changes, and say from which one to resume', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {});
    let failed: string | undefined = '2';
    const seen: unknown[] = [];
    const stream = streamFunction(
      () => 'needs',
      async (changes, needs) => {
        seen.push(changes, needs);
        return failed;
      },
    );
    const Records = [
      {
        eventName: 'INSERT',
        dynamodb: { SequenceNumber: '1', NewImage: marshall({ a: 1 }), Keys: marshall({ pk: 'P', sk: 'S' }) },
      },
      { dynamodb: { SequenceNumber: '2' } },
      {},
    ] as never;
    expect(await stream({ Records }, aContext)).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
    expect(seen).toStrictEqual([
      [
        { sequenceNumber: '1', kind: 'INSERT', item: { a: 1 }, key: { pk: 'P', sk: 'S' } },
        { sequenceNumber: '2', kind: 'MODIFY', item: undefined },
        { sequenceNumber: '', kind: 'MODIFY', item: undefined },
      ],
      'needs',
    ]);
    expect(log.error).toHaveBeenCalledWith('stream batch stopped', { sequenceNumber: '2' });
    failed = undefined;
    expect(await stream({ Records }, aContext)).toEqual({ batchItemFailures: [] });
    expect(log.error).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });

  it('cut a list that was read whole into pages', () => {
    const rows = [1, 2, 3, 4, 5];
    expect(pageOf(rows, { page: 2, perPage: 2 })).toEqual({ data: [3, 4], meta: { total: 5, page: 2, perPage: 2 } });
    expect(pageOf(rows, { page: 3, perPage: 2 }).data).toEqual([5]);
  });
});
