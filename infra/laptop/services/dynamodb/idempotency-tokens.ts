import { createHash } from 'node:crypto';
import type { Disk, DiskWrite } from './disk.ts';
import { Refusal } from './refusal.ts';
import { tokenPrefix, wholeOf } from './storage-keys.ts';

const lifetime = 10 * 60_000;
const digestOf = (request: unknown): string => createHash('sha1').update(JSON.stringify(request)).digest('base64');

/**
 * Remembers, for ten minutes, the transactions that carried a ClientRequestToken, also across a restart.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html
 */
export interface IdempotencyTokens {
  /** Whether this exact request was committed before; throws when the token came with another request. */
  seen(token: string, request: unknown): boolean;
  /** What to write together with the transaction, so that it is remembered exactly when it is committed. */
  remember(token: string, request: unknown): DiskWrite[];
}

/** Loads the tokens that are still alive. */
export async function openIdempotencyTokens(disk: Disk, now: () => number): Promise<IdempotencyTokens> {
  const tokens = new Map<string, { digest: string; at: number }>();
  for await (const [key, token] of disk.entries<{ digest: string; at: number }>(wholeOf(tokenPrefix))) {
    tokens.set(key.slice(tokenPrefix.length), token);
  }

  /** Tokens were remembered in the order of time, so the expired ones come first. */
  function expired(): DiskWrite[] {
    const writes: DiskWrite[] = [];
    for (const [token, { at }] of tokens) {
      if (at > now() - lifetime) break;
      tokens.delete(token);
      writes.push({ key: tokenPrefix + token, value: undefined });
    }
    return writes;
  }

  return {
    seen(token, request) {
      const known = tokens.get(token);
      if (!known || known.at <= now() - lifetime) return false;
      if (known.digest !== digestOf(request)) {
        throw new Refusal(
          'IdempotentParameterMismatchException',
          'The request uses the same client token as a previous, but non-identical request.',
        );
      }
      return true;
    },
    remember(token, request) {
      const remembered = { digest: digestOf(request), at: now() };
      const writes = expired();
      tokens.delete(token);
      tokens.set(token, remembered);
      return [...writes, { key: tokenPrefix + token, value: remembered }];
    },
  };
}
