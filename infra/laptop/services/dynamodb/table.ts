/** A table's definition as DescribeTable shows it and as it is kept on disk. */
export interface Table {
  TableName: string;
  TableArn: string;
  TableId: string;
  TableStatus: string;
  CreationDateTime: number;
  KeySchema: KeyElement[];
  AttributeDefinitions: { AttributeName: string; AttributeType: 'S' | 'N' | 'B' }[];
  GlobalSecondaryIndexes?: SecondaryIndex[];
  LocalSecondaryIndexes?: SecondaryIndex[];
  StreamSpecification?: StreamSpecification;
  LatestStreamArn?: string;
  LatestStreamLabel?: string;
  [more: string]: unknown;
}

export interface KeyElement {
  AttributeName: string;
  KeyType: 'HASH' | 'RANGE';
}

export interface SecondaryIndex {
  IndexName: string;
  KeySchema: KeyElement[];
  Projection: { ProjectionType: 'ALL' | 'KEYS_ONLY' | 'INCLUDE'; NonKeyAttributes?: string[] };
  [more: string]: unknown;
}

export interface StreamSpecification {
  StreamEnabled: boolean;
  StreamViewType?: 'KEYS_ONLY' | 'NEW_IMAGE' | 'OLD_IMAGE' | 'NEW_AND_OLD_IMAGES';
}

export const region = 'us-east-1';
export const account = '000000000000';

export const tableArn = (name: string): string => `arn:aws:dynamodb:${region}:${account}:table/${name}`;

export const keyNames = (schema: KeyElement[]): string[] => schema.map((element) => element.AttributeName);

/** All indexes with the kind that is part of their storage prefix. */
export function secondaryIndexes(table: Table): { kind: 'global' | 'local'; index: SecondaryIndex }[] {
  return [
    ...(table.GlobalSecondaryIndexes ?? []).map((index) => ({ kind: 'global' as const, index })),
    ...(table.LocalSecondaryIndexes ?? []).map((index) => ({ kind: 'local' as const, index })),
  ];
}
