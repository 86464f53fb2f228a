import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { isRestoreCommand, restoreCommand } from '../../../../infra/tools/restore/restore-command.ts';

it.each([
  ['restore 2026-11-28T04:00:00Z', true],
  ['restore yesterday', false],
  ['restore', false],
  ['compare', true],
  ['compare prod', false],
  ['renew 1 2', true],
  ['renew all 2', false],
  ['renew 1', false],
  ['erase ann@example.com', false],
])('Whether “%s” is a step of a restore: %s', (line, expected) => {
  expect(isRestoreCommand(line.split(' '))).toBe(expected);
});

describe('After a restore', () => {
  const [dynamodb, cognito, s3] = [
    mockClient(DynamoDBClient),
    mockClient(CognitoIdentityProviderClient),
    mockClient(S3Client),
  ];
  const asked: Record<string, unknown>[] = [];
  const account = (id: number, uuid: string) =>
    marshall({ ...keys.account(id), id, uuid, email: `${uuid}@example.com`, avatar: `avatars/${uuid}/1.jpg` });
  const run = (...words: ['compare'] | ['renew', string, string]) =>
    restoreCommand(words, {
      stage: 'prod',
      clients: {
        dynamodb: new DynamoDBClient({}),
        cognito: new CognitoIdentityProviderClient({}),
        s3: new S3Client({}),
      },
      ask: async (request) => {
        asked.push(request);
        return { data: { table: 'restored', pool: 'people', files: 'files' } };
      },
      now: Date.now,
    });

  beforeEach(() => {
    asked.length = 0;
    for (const mock of [dynamodb, cognito, s3]) mock.reset();
    dynamodb
      .on(ScanCommand)
      .resolvesOnce({ Items: [account(1, 'ann')], LastEvaluatedKey: marshall(keys.account(1)) })
      .resolves({ Items: [account(2, 'erased')] });
    cognito
      .on(ListUsersCommand)
      .resolvesOnce({ Users: [{ Username: 'ann' }], PaginationToken: 'more' })
      .resolves({ Users: [{ Username: 'late' }] });
    s3.on(ListObjectsV2Command).resolves({ Contents: [] });
    s3.on(ListObjectsV2Command, { Prefix: 'avatars/' }).resolves({
      Contents: [{ Key: 'avatars/ann/1.jpg' }, { Key: 'avatars/late/1.jpg' }],
    });
  });

  it('table, users and files are compared, over all their pages', async () => {
    expect((await run('compare')).split('\n')).toEqual([
      '2 accounts in restored',
      '1 accounts lack a user: erased since (2)',
      '1 users lack an account: signed up since',
      '1 files are of nobody',
      '1 files are named and gone',
      'avatars/erased/1.jpg',
    ]);
  });

  it('who was erased is erased again, and what is left of who signed up too late is removed', async () => {
    await run('renew', '1', '1');
    expect(asked.slice(1)).toEqual([{ action: 'erase-account', email: 'erased@example.com', when: 'now' }]);
    expect(cognito.commandCalls(AdminDeleteUserCommand).map(({ args: [{ input }] }) => input.Username)).toEqual([
      'late',
    ]);
    expect(s3.commandCalls(DeleteObjectCommand).map(({ args: [{ input }] }) => input.Key)).toEqual([
      'avatars/late/1.jpg',
    ]);
  });

  it('nothing is done when the numbers are not those that were seen, as when the user pool is lost', async () => {
    await expect(run('renew', '0', '1')).rejects.toThrow('1 accounts lack a user and 1 users an account, not 0 and 1');
    expect(asked.slice(1)).toEqual([]);
    expect(cognito.commandCalls(AdminDeleteUserCommand)).toEqual([]);
  });
});
