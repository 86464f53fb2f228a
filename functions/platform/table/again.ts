import { setTimeout as pause } from 'node:timers/promises';
import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { TableBusy } from './table-busy.ts';

// Twelve tries let fifty rivals through; the eleven pauses between them, in milliseconds, add up to three seconds at most.
const mostTries = 12;
// A refusal says what to do, so that fewer tries are enough.
const triesOfRefused = 5;
const firstPause = 20;
const longestPause = 400;

/**
 * Repeats a write while another transaction holds one of its items, up to twelve times within some three seconds; then
 * TableBusy is thrown. The SDK leaves this to its caller:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-conflict-handling.
 */
export async function againOnConflict(send: () => Promise<unknown>): Promise<void> {
  await again(send, isConflict);
}

/**
 * Repeats `act` while it fails because a rival was first, with the same number of tries and pauses; then TableBusy is
 * thrown. For writers who have to read again first.
 */
export async function again<T>(act: () => Promise<T>, isLost: (error: unknown) => boolean): Promise<T> {
  return repeated(act, { isLost, most: mostTries, end: () => new TableBusy(`${mostTries} conflicts`) });
}

/**
 * Repeats `act`, which reads, decides and saves, while this refusal says that a rival was first; after five tries the
 * refusal stands.
 */
export async function againIfRefused<T>(refusal: Error, act: () => Promise<T>): Promise<T> {
  return repeated(act, { isLost: (error) => error === refusal, most: triesOfRefused, end: () => refusal });
}

async function repeated<T>(
  act: () => Promise<T>,
  { isLost, most, end }: { isLost: (error: unknown) => boolean; most: number; end: () => Error },
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (!isLost(error)) throw error;
      if (tries === most) throw end();
      // Chance over the whole pause parts rivals soonest: https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/.
      await pause(Math.random() * Math.min(longestPause, firstPause * 2 ** (tries - 1)));
    }
  }
}

/** Whether a transaction failed only because another one held one of its items. */
export function isConflict(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  const codes =
    error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []).map(({ Code }) => Code) : [];
  return codes.includes('TransactionConflict') && !codes.includes('ConditionalCheckFailed');
}
