import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { RunningLocal } from '../../infra/start/start-local.ts';
import { openTable, type Table } from '../../functions/platform/table/table.ts';
import { localCredentials } from './local-credentials.ts';

/** The table of a running HireHub, past its functions: for what only time or years of use would make. */
export async function tableOf(
  local: RunningLocal,
): Promise<{ table: Table; tableName: string; documents: DynamoDBDocumentClient; close(): void }> {
  const client = new DynamoDBClient({
    endpoint: local.cloud.services.dynamodb.url,
    region: 'us-east-1',
    credentials: localCredentials,
  });
  const tableName = (await client.send(new ListTablesCommand())).TableNames?.[0] ?? '';
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  return { table: openTable(tableName, documents), tableName, documents, close: () => client.destroy() };
}
