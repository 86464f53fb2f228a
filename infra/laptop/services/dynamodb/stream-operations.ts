import { changesAfter } from './change-feed.ts';
import type { Engine, Operation } from './engine.ts';
import { tableMissing } from './refusal.ts';
import { sequenceText, type StreamRecord } from './stream-record.ts';
import type { Table } from './table.ts';

const shardId = 'shardId-00000000000000000000-00000001';
const maxRecords = 1000;

/** The name of the table whose stream an ARN names. */
const tableOfStream = (arn: unknown): string => /:table\/([^/]+)\/stream\//.exec(String(arn))?.[1] ?? '';

/** ListStreams. */
export const listStreams: Operation = async (body, { tables }) => {
  const names = tables.names().filter((name) => body['TableName'] === undefined || body['TableName'] === name);
  const streams = names.map((name) => tables.require(name)).filter(({ LatestStreamArn }) => LatestStreamArn);
  return {
    Streams: streams.map(({ TableName, LatestStreamArn, LatestStreamLabel }) => ({
      TableName,
      StreamArn: LatestStreamArn,
      StreamLabel: LatestStreamLabel,
    })),
  };
};

/** DescribeStream: one shard that is always open. */
export const describeStream: Operation = async (body, engine) => {
  const table = streamed(engine, body['StreamArn']);
  return {
    StreamDescription: {
      StreamArn: table.LatestStreamArn,
      StreamLabel: table.LatestStreamLabel,
      StreamStatus: 'ENABLED',
      StreamViewType: table.StreamSpecification?.StreamViewType,
      TableName: table.TableName,
      KeySchema: table.KeySchema,
      Shards: [{ ShardId: shardId, SequenceNumberRange: { StartingSequenceNumber: sequenceText(0n) } }],
    },
  };
};

/** GetShardIterator. */
export const getShardIterator: Operation = async (body, engine) => {
  const { TableName } = streamed(engine, body['StreamArn']);
  const number = BigInt(String(body['SequenceNumber'] ?? 0));
  const after = {
    TRIM_HORIZON: '',
    LATEST: engine.log.lastSequence(),
    AFTER_SEQUENCE_NUMBER: sequenceText(number),
    AT_SEQUENCE_NUMBER: sequenceText(number > 0n ? number - 1n : 0n),
  }[String(body['ShardIteratorType'])];
  return { ShardIterator: encodeIterator(TableName, after ?? '') };
};

/** GetRecords: up to 1,000 changes after the iterator. */
export const getRecords: Operation = async (body, { disk }) => {
  const [table, after] = JSON.parse(Buffer.from(String(body['ShardIterator']), 'base64').toString()) as [
    string,
    string,
  ];
  const limit = Math.min(Number(body['Limit'] ?? maxRecords), maxRecords);
  const records = await changesAfter(disk, table, { after, limit });
  return {
    Records: records.map(asAnswered),
    NextShardIterator: encodeIterator(table, records.at(-1)?.dynamodb.SequenceNumber ?? after),
  };
};

const encodeIterator = (table: string, after: string): string =>
  Buffer.from(JSON.stringify([table, after])).toString('base64');

function streamed({ tables }: Engine, arn: unknown): Table {
  const table = tables.find(tableOfStream(arn));
  if (!table || table.LatestStreamArn !== arn)
    throw tableMissing(`Requested resource not found: Stream: ${String(arn)} not found`);
  return table;
}

/** The streams API spells the service's identity with capitals, the Lambda event does not. */
function asAnswered({ userIdentity, ...record }: StreamRecord): Record<string, unknown> {
  return userIdentity
    ? { ...record, userIdentity: { Type: userIdentity.type, PrincipalId: userIdentity.principalId } }
    : record;
}
