import { randomBytes } from 'node:crypto';
import { itemSize } from './item-size.ts';
import { pickAttributes, type Item } from './item.ts';
import { keyNames, region, type Table } from './table.ts';

/** One change of an item, in the shape Lambda receives from a table's stream. */
export interface StreamRecord {
  eventID: string;
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  eventVersion: '1.1';
  eventSource: 'aws:dynamodb';
  awsRegion: string;
  eventSourceARN: string;
  /** Present when the service itself removed the item because its time to live was over. */
  userIdentity?: { type: 'Service'; principalId: 'dynamodb.amazonaws.com' };
  dynamodb: {
    ApproximateCreationDateTime: number;
    Keys: Item;
    NewImage?: Item;
    OldImage?: Item;
    SequenceNumber: string;
    SizeBytes: number;
    StreamViewType: 'KEYS_ONLY' | 'NEW_IMAGE' | 'OLD_IMAGE' | 'NEW_AND_OLD_IMAGES';
  };
}

/** Sequence numbers have a fixed width, so that they sort as text too. */
export const sequenceText = (sequence: bigint): string => String(sequence).padStart(21, '0');

/** The record of a change, carrying the images that the table's stream is set to. */
export function streamRecord(
  table: Table,
  change: { before?: Item; after?: Item },
  { sequence, at, byTimeToLive = false }: { sequence: bigint; at: number; byTimeToLive?: boolean },
): StreamRecord {
  const view = table.StreamSpecification?.StreamViewType ?? 'NEW_AND_OLD_IMAGES';
  const { before, after } = change;
  const Keys = pickAttributes(after ?? before ?? {}, keyNames(table.KeySchema));
  const images = {
    ...(after && view.startsWith('NEW') ? { NewImage: after } : {}),
    ...(before && view.includes('OLD') ? { OldImage: before } : {}),
  };
  return {
    eventID: randomBytes(16).toString('hex'),
    eventName: before ? (after ? 'MODIFY' : 'REMOVE') : 'INSERT',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: region,
    eventSourceARN: table.LatestStreamArn ?? '',
    ...(byTimeToLive ? { userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' } as const } : {}),
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(at / 1000),
      Keys,
      ...images,
      SequenceNumber: sequenceText(sequence),
      SizeBytes: [Keys, ...Object.values(images)].reduce((total, image) => total + itemSize(image), 0),
      StreamViewType: view,
    },
  };
}
