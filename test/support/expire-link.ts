import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { RunningLocal } from '../../infra/local/start-local.ts';
import { keys } from '../../functions/table/keys.ts';
import { secretHash } from '../../functions/table/secret-hash.ts';
import { openTable } from '../../functions/table/table.ts';
import { localCredentials } from './local-table.ts';

/** Expires a mailed link, as waiting for it would. */
export async function expireLink(local: RunningLocal, link: string): Promise<void> {
  const token = new URL(link, local.url).searchParams.get('token') ?? '';
  const client = new DynamoDBClient({
    endpoint: local.cloud.services.dynamodb.url,
    region: 'us-east-1',
    credentials: localCredentials,
  });
  const { TableNames = [] } = await client.send(new ListTablesCommand());
  const table = openTable(TableNames[0] ?? '', DynamoDBDocumentClient.from(client));
  await table.writeOne({
    update: keys.mailedToken(secretHash(token)),
    set: { expiresAt: '2026-01-01T00:00:00.000Z' },
    when: { expression: 'attribute_exists(pk)' },
  });
  client.destroy();
}
