import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startDynamodb, type RunningDynamodb } from '../../../services/dynamodb/start-dynamodb.ts';
import type { AuthorizationRequest, ServiceCall } from '../../../services/service.ts';
import { operatorAccess } from '../../../permissions/operator-access.ts';
import { closeBench, openBench, type Bench } from './checks/bench.ts';

describe('The endpoint', () => {
  let folder: string;
  let service: RunningDynamodb;
  let bench: Bench;
  let refused: (request: AuthorizationRequest) => string | undefined;
  const calls: ServiceCall[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-endpoint-'));
    refused = () => undefined;
    service = await startDynamodb({
      folder,
      authorize: (request) => refused(request),
      observe: (call) => calls.push(call),
    });
    bench = await openBench(service.url);
    calls.length = 0;
  });
  afterEach(async () => {
    closeBench(bench);
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });
  const put = (Item: Record<string, unknown>) => bench.documents.send(new PutCommand({ TableName: bench.table, Item }));

  it('refuses a call without a signature', async () => {
    const response = await fetch(service.url, {
      method: 'POST',
      body: '{}',
      headers: { 'x-amz-target': 'DynamoDB_20120810.ListTables' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      __type: expect.stringContaining('MissingAuthenticationTokenException'),
    });
  });

  it('responds with AccessDeniedException and the given sentence, and changes nothing', async () => {
    refused = ({ action }) =>
      action === 'dynamodb:PutItem' ? 'notifications does not have permission to put' : undefined;
    await expect(put({ pk: 'a', sk: '1' })).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: 'notifications does not have permission to put',
    });
    const inTransaction = bench.documents.send(
      new TransactWriteCommand({ TransactItems: [{ Put: { TableName: bench.table, Item: { pk: 'a', sk: '1' } } }] }),
    );
    await expect(inTransaction).rejects.toMatchObject({ name: 'AccessDeniedException' });
    const { Item } = await bench.documents.send(new GetCommand({ TableName: bench.table, Key: { pk: 'a', sk: '1' } }));
    expect(Item).toBeUndefined();
  });

  it('reports every call with its caller, units, items and bytes, refused ones too', async () => {
    await put({ pk: 'a', sk: '1', g1pk: 'x', g1sk: 'y' });
    await put({ pk: 'a', sk: '' }).catch(() => {});
    expect(calls).toEqual([
      {
        service: 'dynamodb',
        action: 'dynamodb:PutItem',
        accessKeyId: operatorAccess('').credentials.accessKeyId,
        resource: 'arn:aws:dynamodb:us-east-1:000000000000:table/checked',
        milliseconds: expect.any(Number),
        readUnits: 0,
        writeUnits: 2,
        items: 1,
        bytes: 16,
      },
      expect.objectContaining({ action: 'dynamodb:PutItem', error: 'ValidationException', writeUnits: 0 }),
    ]);
  });

  it('counts what a failed condition consumes', async () => {
    const guarded = bench.documents.send(
      new PutCommand({
        TableName: bench.table,
        Item: { pk: 'a', sk: '1' },
        ConditionExpression: 'attribute_exists(pk)',
      }),
    );
    await expect(guarded).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
    expect(calls).toMatchObject([{ writeUnits: 1, error: 'ConditionalCheckFailedException' }]);
  });

  it('survives a client that hangs up in the middle of its request', async () => {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    await new Promise<void>((resolve) =>
      socket.write(
        'POST / HTTP/1.1\r\nhost: x\r\nx-amz-target: DynamoDB_20120810.PutItem\r\ncontent-length: 1000\r\n\r\n{"half":',
        () => resolve(),
      ),
    );
    socket.destroy();
    await put({ pk: 'after', sk: '1' });
    const { Item } = await bench.documents.send(
      new GetCommand({ TableName: bench.table, Key: { pk: 'after', sk: '1' } }),
    );
    expect(Item).toBeDefined();
  });

  it('refuses unknown operations', async () => {
    const response = await fetch(service.url, {
      method: 'POST',
      body: '{}',
      headers: {
        'x-amz-target': 'DynamoDB_20120810.CreateBackup',
        authorization: 'AWS4-HMAC-SHA256 Credential=K/20260101/us-east-1/dynamodb/aws4_request',
      },
    });
    expect(await response.json()).toMatchObject({ __type: expect.stringContaining('UnknownOperationException') });
  });
});
