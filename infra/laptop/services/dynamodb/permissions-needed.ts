import { tableArn } from './table.ts';

type Permission = { action: string; resource: string };
type Body = Record<string, unknown>;

const transactActions: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

/**
 * The permissions that IAM requires for a call: transactions need the permission of each action inside, batches their
 * own on each table, index reads that on the index. @see
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-apis-iam
 */
export function permissionsNeeded(operation: string, body: Body): Permission[] {
  const own = (resource: string): Permission => ({ action: `dynamodb:${operation}`, resource });
  switch (operation) {
    case 'TransactWriteItems':
    case 'TransactGetItems':
      return distinct(((body['TransactItems'] ?? []) as Record<string, Body>[]).flatMap(transactPermissions));
    case 'BatchGetItem':
    case 'BatchWriteItem':
      return Object.keys((body['RequestItems'] ?? {}) as Body).map((name) => own(tableArn(name)));
    case 'RestoreTableToPointInTime':
      return [own(tableArn(String(body['SourceTableName'])))];
    case 'ListTables':
      return [own(tableArn('*'))];
    case 'ListStreams':
      return [own(`${tableArn(String(body['TableName'] ?? '*'))}/stream/*`)];
    case 'DescribeStream':
    case 'GetShardIterator':
      return [own(String(body['StreamArn']))];
    case 'GetRecords':
      return [own(`${tableArn(tableOfIterator(body['ShardIterator']))}/stream/*`)];
    default:
      return [
        own(
          body['IndexName']
            ? `${tableArn(String(body['TableName']))}/index/${String(body['IndexName'])}`
            : tableArn(String(body['TableName'])),
        ),
      ];
  }
}

function transactPermissions(entry: Record<string, Body>): Permission[] {
  return Object.entries(entry).flatMap(([kind, inner]) => {
    const action = transactActions[kind];
    return action && inner ? [{ action: `dynamodb:${action}`, resource: tableArn(String(inner['TableName'])) }] : [];
  });
}

function distinct(permissions: Permission[]): Permission[] {
  return [
    ...new Map(permissions.map((permission) => [`${permission.action} ${permission.resource}`, permission])).values(),
  ];
}

function tableOfIterator(iterator: unknown): string {
  const [table] = JSON.parse(Buffer.from(String(iterator), 'base64').toString() || '[]') as string[];
  return table ?? '';
}
