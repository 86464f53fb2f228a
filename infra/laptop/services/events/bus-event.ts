import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { localAccount } from '../local-account.ts';

/** An event as rules see it and as targets receive it. */
export interface BusEvent {
  version: '0';
  id: string;
  'detail-type': string;
  source: string;
  account: string;
  /** ISO time to the second. */
  time: string;
  region: string;
  resources: string[];
  detail: Record<string, unknown>;
}

export const putEventsEntry = z.object({
  Source: z.string().optional(),
  DetailType: z.string().optional(),
  Detail: z.string().optional(),
  EventBusName: z.string().optional(),
  Resources: z.array(z.string()).optional(),
  /** Seconds since the epoch. */
  Time: z.number().optional(),
});
export type PutEventsEntry = z.output<typeof putEventsEntry>;

/** PutEvents' result for an entry that it refuses. */
export interface EntryFault {
  ErrorCode: string;
  ErrorMessage: string;
}

/**
 * The event for an entry of PutEvents, or its fault; the other entries still go through. Sources that begin with `aws.` are
 * those of AWS's own services. @see
 * https://docs.aws.amazon.com/eventbridge/latest/APIReference/API_PutEvents.html
 */
export function eventOfEntry(entry: PutEventsEntry, now: Date, isByAws = false): BusEvent | EntryFault {
  const missing = (['Source', 'DetailType', 'Detail'] as const).find((field) => !entry[field]);
  if (missing) return invalidArgument(`Parameter ${missing} is not valid. Reason: ${missing} is a required argument.`);
  if (!isByAws && entry.Source?.startsWith('aws.'))
    return invalidArgument('Not authorized for the source.', 'NotAuthorizedForSourceException');
  const detail = objectOf(entry.Detail ?? '');
  if (!detail) return invalidArgument('Detail is malformed.', 'MalformedDetail');
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': entry.DetailType ?? '',
    source: entry.Source ?? '',
    account: localAccount.id,
    time: toTheSecond(entry.Time === undefined ? now : new Date(entry.Time * 1000)),
    region: localAccount.region,
    resources: entry.Resources ?? [],
    detail,
  };
}

/** Bytes an entry counts against the 256 KB of a call. */
export function entrySize({ Time, Source, DetailType, Detail, Resources }: PutEventsEntry): number {
  const texts = [Source, DetailType, Detail, ...(Resources ?? [])];
  return (Time === undefined ? 0 : 14) + texts.reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0);
}

/** ISO time without milliseconds, as every AWS event carries it. */
export function toTheSecond(date: Date): string {
  return date.toISOString().replace(/\.\d+/, '');
}

function invalidArgument(ErrorMessage: string, ErrorCode = 'InvalidArgument'): EntryFault {
  return { ErrorCode, ErrorMessage };
}

function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
