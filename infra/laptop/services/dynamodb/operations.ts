import type { Operation } from './engine.ts';
import { batchGetItem, getItem, query, scan } from './read-operations.ts';
import { describeContinuousBackups, restoreTableToPointInTime, updateContinuousBackups } from './recovery.ts';
import { describeStream, getRecords, getShardIterator, listStreams } from './stream-operations.ts';
import { createTable, deleteTable, describeTable, listTables, updateTable } from './table-operations.ts';
import { describeTimeToLive, updateTimeToLive } from './time-to-live.ts';
import { transactGetItems, transactWriteItems } from './transaction-operations.ts';
import { batchWriteItem, deleteItem, putItem, updateItem } from './write-operations.ts';

/** Every operation of this endpoint, by its name in `x-amz-target`. */
export const operations: Record<string, Operation> = {
  CreateTable: createTable,
  UpdateTable: updateTable,
  DescribeTable: describeTable,
  DeleteTable: deleteTable,
  ListTables: listTables,
  GetItem: getItem,
  BatchGetItem: batchGetItem,
  Query: query,
  Scan: scan,
  PutItem: putItem,
  UpdateItem: updateItem,
  DeleteItem: deleteItem,
  BatchWriteItem: batchWriteItem,
  TransactWriteItems: transactWriteItems,
  TransactGetItems: transactGetItems,
  UpdateTimeToLive: updateTimeToLive,
  DescribeTimeToLive: describeTimeToLive,
  UpdateContinuousBackups: updateContinuousBackups,
  DescribeContinuousBackups: describeContinuousBackups,
  RestoreTableToPointInTime: restoreTableToPointInTime,
  ListStreams: listStreams,
  DescribeStream: describeStream,
  GetShardIterator: getShardIterator,
  GetRecords: getRecords,
};
