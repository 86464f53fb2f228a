import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { RunningLocal } from '../../infra/start/start-local.ts';
import { localCredentials } from './local-credentials.ts';

/** Everything that a running HireHub stores, as text by place, for checking whether a word appears anywhere. */
export interface Kept {
  table: string;
  files: string;
  logs: string;
}

/** Opens the stores of a running HireHub as its operator. */
export function openStores(local: RunningLocal, folder: string) {
  const { endpoints } = JSON.parse(readFileSync(join(folder, 'endpoints.json'), 'utf8')) as {
    endpoints: { DYNAMODB: string; S3: string };
  };
  const common = { region: 'us-east-1', credentials: localCredentials };
  const documents = DynamoDBDocumentClient.from(new DynamoDBClient({ ...common, endpoint: endpoints.DYNAMODB }), {
    marshallOptions: { removeUndefinedValues: true },
  });
  const s3 = new S3Client({ ...common, endpoint: endpoints.S3, forcePathStyle: true });
  const nameOf = (type: string) => local.cloud.graph.ofType(type).map(({ name }) => name);
  const [tableName = ''] = [...nameOf('AWS::DynamoDB::GlobalTable'), ...nameOf('AWS::DynamoDB::Table')];
  const buckets = nameOf('AWS::S3::Bucket');

  async function tableText(): Promise<string> {
    const texts: string[] = [];
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await documents.send(new ScanCommand({ TableName: tableName, ExclusiveStartKey }));
      texts.push(...(page.Items ?? []).map((item) => JSON.stringify(item)));
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
    return texts.join('\n');
  }

  async function filesText(): Promise<string> {
    const texts: string[] = [];
    for (const Bucket of buckets) {
      const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket }));
      for (const { Key } of Contents) {
        const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
        texts.push(`${Bucket}/${Key} ${(await Body?.transformToString('latin1')) ?? ''}`);
      }
    }
    return texts.join('\n');
  }

  /** What is stored at this moment: the whole table, every object of every bucket, and what functions logged. */
  async function everything(): Promise<Kept> {
    return {
      table: await tableText(),
      files: await filesText(),
      logs: local.cloud.invocations
        .list()
        .map(({ logs, failure, trigger }) => `${trigger} ${failure ?? ''} ${logs}`)
        .join('\n'),
    };
  }

  /** Stores a person's file, as an upload that was accepted would. */
  async function keepFile(Key: string, Body: string): Promise<void> {
    const Bucket = buckets.find((name) => /files(?!-?logs)/i.test(name) && !/log/i.test(name));
    await s3.send(new PutObjectCommand({ Bucket, Key, Body }));
  }

  return {
    documents,
    tableName,
    everything,
    keepFile,
    close: () => {
      documents.destroy();
      s3.destroy();
    },
  };
}
