import { expect, it } from 'vitest';
import { permissionsNeeded } from '../../../../../infra/laptop/services/dynamodb/permissions-needed.ts';

const arn = 'arn:aws:dynamodb:us-east-1:000000000000:table';
const asked = (operation: string, body: Record<string, unknown>) =>
  permissionsNeeded(operation, body).map(({ action, resource }) => `${action} ${resource}`);

it('An operation needs permission on the table', () => {
  expect(asked('PutItem', { TableName: 'hirehub' })).toEqual([`dynamodb:PutItem ${arn}/hirehub`]);
});

it('A query of an index needs permission on the index', () => {
  expect(asked('Query', { TableName: 'hirehub', IndexName: 'gsi1' })).toEqual([
    `dynamodb:Query ${arn}/hirehub/index/gsi1`,
  ]);
});

it('A transaction needs permission for each action, once per table', () => {
  const inner = { TableName: 'hirehub' };
  expect(
    asked('TransactWriteItems', {
      TransactItems: [
        { Put: inner },
        { Put: inner },
        { Update: { TableName: 'other' } },
        { Delete: inner },
        { ConditionCheck: inner },
      ],
    }),
  ).toEqual([
    `dynamodb:PutItem ${arn}/hirehub`,
    `dynamodb:UpdateItem ${arn}/other`,
    `dynamodb:DeleteItem ${arn}/hirehub`,
    `dynamodb:ConditionCheckItem ${arn}/hirehub`,
  ]);
  expect(asked('TransactGetItems', { TransactItems: [{ Get: inner }] })).toEqual([`dynamodb:GetItem ${arn}/hirehub`]);
});

it('A batch needs permission on each of its tables', () => {
  expect(asked('BatchWriteItem', { RequestItems: { hirehub: [], other: [] } })).toEqual([
    `dynamodb:BatchWriteItem ${arn}/hirehub`,
    `dynamodb:BatchWriteItem ${arn}/other`,
  ]);
});
