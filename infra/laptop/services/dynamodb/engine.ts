import type { ChangeLog } from './change-log.ts';
import type { Disk } from './disk.ts';
import type { InFlight } from './in-flight.ts';
import type { Meter } from './meter.ts';
import type { Tables } from './tables.ts';
import type { IdempotencyTokens } from './idempotency-tokens.ts';

/** What every operation works on. */
export interface Engine {
  disk: Disk;
  tables: Tables;
  log: ChangeLog;
  tokens: IdempotencyTokens;
  inFlight: InFlight;
  now: () => number;
}

/** One operation of the API: from its JSON body to its JSON response; throws a Refusal. */
export type Operation = (
  body: Record<string, unknown>,
  engine: Engine,
  meter: Meter,
) => Promise<Record<string, unknown>>;
