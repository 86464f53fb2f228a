import { ListUsersCommand, type CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { paginateScan, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { keys } from '../../../functions/platform/table/keys.ts';

/** Where a stage keeps its data. */
export interface Places {
  table: string;
  pool: string;
  files: string;
}

export interface DataClients {
  dynamodb: DynamoDBClient;
  cognito: CognitoIdentityProviderClient;
  s3: S3Client;
}

/** How a restored table differs from the users and files, which are as they were before the loss. */
export interface Difference {
  accounts: number;
  /** Accounts whose user is gone: erased after the time that was restored. */
  erased: { id: number; email: string }[];
  /** Users without an account: they signed up after it. */
  newcomers: string[];
  /** Files of people who have no account. */
  left: string[];
  /** Files that the table names, and that are gone. */
  missing: string[];
}

const accountKey = keys.account(0).sk;
/** The prefixes below which files are by person (functions/platform/outside/files/prefixes.ts); archives expire by themselves. */
const personal = ['avatars/', 'resumes/', 'exports/'];
const named = /(?:avatars|resumes)\/[\w-]+\/[\w./-]+/g;

/** Compares the table with the user pool and the files of people; reads all three whole, as only a restore may. */
export async function compare({ dynamodb, cognito, s3 }: DataClients, places: Places): Promise<Difference> {
  const users = await usersOf(cognito, places.pool);
  const files = await filesOf(s3, places.files);
  const accounts = new Map<string, { id: number; email: string }>();
  const missing = new Set<string>();
  for await (const { Items = [] } of paginateScan({ client: dynamodb }, { TableName: places.table }))
    for (const stored of Items) {
      const item = unmarshall(stored, { wrapNumbers: false }) as {
        sk: string;
        id: number;
        email: string;
        uuid: string;
      };
      if (item.sk === accountKey) accounts.set(item.uuid, { id: item.id, email: item.email });
      for (const [file] of JSON.stringify(stored).matchAll(named)) if (!files.has(file)) missing.add(file);
    }
  return {
    accounts: accounts.size,
    erased: [...accounts].flatMap(([uuid, account]) => (users.has(uuid) ? [] : [account])),
    newcomers: [...users].filter((uuid) => !accounts.has(uuid)),
    left: [...files].filter((file) => !accounts.has(file.split('/')[1] ?? '')),
    missing: [...missing],
  };
}

async function usersOf(client: CognitoIdentityProviderClient, UserPoolId: string): Promise<Set<string>> {
  const users = new Set<string>();
  let PaginationToken: string | undefined;
  do {
    const page = await client.send(new ListUsersCommand({ UserPoolId, PaginationToken }));
    for (const { Username } of page.Users ?? []) if (Username) users.add(Username);
    ({ PaginationToken } = page);
  } while (PaginationToken);
  return users;
}

async function filesOf(client: S3Client, Bucket: string): Promise<Set<string>> {
  const files = new Set<string>();
  for (const Prefix of personal)
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
      for (const { Key } of Contents) if (Key) files.add(Key);
  return files;
}
