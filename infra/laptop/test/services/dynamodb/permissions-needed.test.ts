import { expect, it } from 'vitest';
import { permissionsNeeded } from '../../../services/dynamodb/permissions-needed.ts';

const arn = 'arn:aws:dynamodb:us-east-1:000000000000:table';
const asked = (operation: string, body: Record<string, unknown>) =>
  permissionsNeeded(operation, body).map(({ action, resource }) => `${action} ${resource}`);

it('An operation needs permission on the table', () => {
  expect(asked('PutItem', { TableName: 'shop' })).toEqual([`dynamodb:PutItem ${arn}/shop`]);
});

it('A query of an index needs permission on the index', () => {
  expect(asked('Query', { TableName: 'shop', IndexName: 'gsi1' })).toEqual([`dynamodb:Query ${arn}/shop/index/gsi1`]);
});

it('A transaction needs permission for each action, once per table', () => {
  const inner = { TableName: 'shop' };
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
    `dynamodb:PutItem ${arn}/shop`,
    `dynamodb:UpdateItem ${arn}/other`,
    `dynamodb:DeleteItem ${arn}/shop`,
    `dynamodb:ConditionCheckItem ${arn}/shop`,
  ]);
  expect(asked('TransactGetItems', { TransactItems: [{ Get: inner }] })).toEqual([`dynamodb:GetItem ${arn}/shop`]);
});

it('A batch needs permission on each of its tables', () => {
  expect(asked('BatchWriteItem', { RequestItems: { shop: [], other: [] } })).toEqual([
    `dynamodb:BatchWriteItem ${arn}/shop`,
    `dynamodb:BatchWriteItem ${arn}/other`,
  ]);
});
