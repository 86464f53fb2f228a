import { type Feeding, indexesOf, indexFeeder } from './catch-up-index.ts';
import { OpenSearchFailure } from './client.ts';
import { fedAliasOf } from './index-names.ts';

/** How long one run follows the log, and how long it rests between two looks. */
export interface Pace {
  forMs: number;
  restMs: number;
  pause: (ms: number) => Promise<unknown>;
}

/**
 * Brings changes into the complete index of a kind, and into one that is being built, until the time is over. Returns how often it
 * looked.
 */
export async function followLog<Document>(feeding: Feeding<Document>, { forMs, restMs, pause }: Pace): Promise<number> {
  const { kind, call, now } = feeding;
  const feed = indexFeeder(feeding);
  const end = now() + forMs;
  for (let looks = 1; ; looks++) {
    for (const index of await indexesOf(fedAliasOf(kind), call)) await feed(index).catch(unlessDropped);
    if (now() + restMs >= end) return looks;
    await pause(restMs);
  }
}

/** A replaced index is dropped while it may still be fed. */
function unlessDropped(error: unknown): number {
  if (error instanceof OpenSearchFailure && error.status === 404) return 0;
  throw error;
}
