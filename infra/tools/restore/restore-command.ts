import { setTimeout } from 'node:timers/promises';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { operatorAccess } from '../../laptop/laptop.ts';
import { compare, type DataClients, type Places } from './compare.ts';
import { renew } from './renew.ts';
import { restoreTable } from './restore-table.ts';

type RestoreCommand = ['restore', time: string] | ['compare'] | ['renew', erased: string, newcomers: string];

interface Circumstances {
  stage: string;
  clients: DataClients;
  /** The operator's function. */
  ask: (request: Record<string, unknown>) => Promise<unknown>;
  now: () => number;
}

/** Whether a command line is a step of a restore, with all that it takes. */
export function isRestoreCommand(words: readonly string[]): words is RestoreCommand {
  const [command, ...rest] = words;
  const isCount = (word: string) => /^\d+$/.test(word);
  if (command === 'compare') return rest.length === 0;
  if (command === 'renew') return rest.length === 2 && rest.every(isCount);
  return command === 'restore' && rest.length === 1 && !Number.isNaN(Date.parse(rest[0] ?? ''));
}

/** The clients of the data of a stage in this region. */
export function dataClients(region: string | undefined): DataClients {
  const config = region ? { region } : {};
  return {
    dynamodb: new DynamoDBClient(config),
    cognito: new CognitoIdentityProviderClient(config),
    s3: new S3Client(config),
  };
}

/** The same of a running start on this machine, by the addresses of its services. */
export function localDataClients(endpoints: Record<string, string>): DataClients {
  const at = (service: string) => operatorAccess(endpoints[service] ?? '');
  return {
    dynamodb: new DynamoDBClient(at('DYNAMODB')),
    cognito: new CognitoIdentityProviderClient(at('COGNITO_IDENTITY_PROVIDER')),
    s3: new S3Client({ ...at('S3'), forcePathStyle: true }),
  };
}

/** Carries out a step of a restore (runbook, Restore the table) and returns what the operator reads. */
export async function restoreCommand(
  [command, first = '', second = '']: RestoreCommand,
  { stage, clients, ask, now }: Circumstances,
): Promise<string> {
  const places = ((await ask({ action: 'show-places' })) as { data: Places }).data;
  if (command === 'restore') {
    const restored = await restoreTable(clients.dynamodb, {
      source: places.table,
      target: `HireHub-${stage}-restored-${new Date(now()).toISOString().replaceAll(/[^\dT]/g, '')}`,
      at: new Date(first),
      wait: () => setTimeout(5000),
    });
    return `Restored. In infra/stages.ts say of ${stage}, then deploy it:\n  restoredTable: ${JSON.stringify(restored)},`;
  }
  const difference =
    command === 'compare'
      ? await compare(clients, places)
      : await renew({ clients, places, ask, expected: { erased: Number(first), newcomers: Number(second) } });
  const { accounts, erased, newcomers, left, missing } = difference;
  return [
    `${accounts} accounts in ${places.table}`,
    `${erased.length} accounts lack a user: erased since${ids(erased)}`,
    `${newcomers.length} users lack an account: signed up since`,
    `${left.length} files are of nobody`,
    `${missing.length} files are named and gone`,
    ...missing,
  ].join('\n');
}

const ids = (people: readonly { id: number }[]): string =>
  people.length > 0 ? ` (${people.map(({ id }) => id).join(', ')})` : '';
