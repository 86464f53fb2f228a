import { setTimeout as pause } from 'node:timers/promises';
import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { TableBusy } from './table-busy.ts';

// Twelve tries let fifty rivals through; the eleven pauses between them, in milliseconds, add up to three seconds at most.
const mostTries = 12;
const firstPause = 20;
const longestPause = 400;

/**
 * Repeats a write while another transaction holds one of its items, up to twelve times within some three seconds; then
 * TableBusy is thrown. The SDK leaves this to its caller:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-conflict-handling.
 */
export async function againOnConflict(send: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await send();
      return;
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (tries === mostTries) throw new TableBusy(`${tries} conflicts`);
      // Chance over the whole pause parts rivals soonest: https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/.
      await pause(Math.random() * Math.min(longestPause, firstPause * 2 ** (tries - 1)));
    }
  }
}

function isConflict(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  const codes =
    error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []).map(({ Code }) => Code) : [];
  return codes.includes('TransactionConflict') && !codes.includes('ConditionalCheckFailed');
}
