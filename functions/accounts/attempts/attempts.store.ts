import { Refusal, refuse } from '../../door/refusal.ts';
import { keys } from '../../table/keys.ts';
import { secretHash } from '../../table/secret-hash.ts';
import type { Item, Table } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import { networkOf } from './caller-network.ts';
import type { Attempts } from './slow-down.ts';
import { inWords, waitSeconds } from './slow-down.ts';

type Key = { pk: string; sk: string };

const rememberedSeconds = 3600;
const countedAnew = new Refusal('conflict', 'counted anew already');
/** Tries before the first pause, per account and per network of the caller. */
const freeTries = { account: 5, address: 40 };

const secondsOf = (at: string): number => Math.floor(Date.parse(at) / 1000);

/** Tries as they are kept; `ttl` is when they are over. */
interface Kept extends Attempts {
  ttl: number;
}

/** What is tried, and by whom; both are hashed before they are kept. */
export interface Attempt {
  what: string;
  account: string;
  sourceIp: string;
}

/** Counts attempts and slows down those who try too often. */
export function attemptsStore(table: Table) {
  const keysOf = ({ what, account, sourceIp }: Attempt) =>
    [
      keys.attempts(`${what}#${secretHash(account)}`),
      keys.attempts(`${what}#${secretHash(networkOf(sourceIp))}`),
    ] as const;

  const tooMany = (seconds: number, key: string) =>
    refuse.tooMany(`Too many attempts; try again in ${inWords(seconds)}`, seconds, key);

  /**
   * Counts a try before its outcome is known, or refuses it with Retry-After while the caller has to wait; `key` is the
   * field the words appear under. Behind the free tries only one of several at the same moment is let through, so
   * guessing in parallel gains nothing.
   */
  async function take(attempt: Attempt, now: string, key: string): Promise<void> {
    await countOne(attempt, now, key, []);
  }

  /**
   * Counts a try at an e-mail address (`account`) as `take` does, and answers from the same reading whose address it
   * is.
   */
  async function takeOfAddress(attempt: Attempt, now: string, key: string): Promise<number | undefined> {
    const [owner] = await countOne(attempt, now, key, [keys.emailOwner(attempt.account)]);
    return owner?.userId as number | undefined;
  }

  async function countOne(attempt: Attempt, now: string, key: string, alsoRead: Key[]): Promise<(Item | undefined)[]> {
    const [accountKey, addressKey] = keysOf(attempt);
    const [ofAccount, ofAddress, ...others] = (await table.batchGet([accountKey, addressKey, ...alsoRead], {
      consistent: true,
    })) as [Kept?, Kept?, ...Item[]];
    // The table sweeps up to two days late; what is over does not count in the meantime.
    const [byAccount, byAddress] = [ofAccount, ofAddress].map((one) =>
      one && one.ttl > secondsOf(now) ? one : undefined,
    );
    const wait = Math.max(
      waitSeconds(byAccount, freeTries.account, now),
      waitSeconds(byAddress, freeTries.address, now),
    );
    if (wait > 0) throw tooMany(wait, key);
    const oneMore = async (update: Key, { isOver, seen, free }: { isOver: boolean; seen: number; free: number }) => {
      if (isOver && (await beganAnew(update, now))) return;
      const when = {
        expression: 'attribute_not_exists(#count) OR #count < :free OR #count = :seen',
        values: { free, seen },
      };
      await table.writeOne({
        update,
        add: { count: 1 },
        set: { lastAt: now, ttl: secondsOf(now) + rememberedSeconds },
        when,
        refusal: tooMany(1, key),
      });
    };
    await Promise.all([
      oneMore(accountKey, { isOver: ofAccount !== byAccount, seen: byAccount?.count ?? 0, free: freeTries.account }),
      oneMore(addressKey, { isOver: ofAddress !== byAddress, seen: byAddress?.count ?? 0, free: freeTries.address }),
    ]);
    return others;
  }

  /** Begins to count anew what is over; false when another try did so at the same moment. */
  async function beganAnew(key: Key, now: string): Promise<boolean> {
    const over = { expression: 'attribute_not_exists(pk) OR #ttl <= :now', values: { now: secondsOf(now) } };
    try {
      await table.writeOne({
        update: key,
        set: { count: 1, lastAt: now, ttl: secondsOf(now) + rememberedSeconds },
        when: over,
        refusal: countedAnew,
      });
      return true;
    } catch (error) {
      if (error === countedAnew) return false;
      throw error;
    }
  }

  /** The write that forgets the account's tries, for the transaction of one that got in. */
  function forgetting(attempt: Attempt): Write {
    return { remove: keysOf(attempt)[0] };
  }

  /** Gives back to the caller's address the try that got in. */
  async function forgive(attempt: Attempt): Promise<void> {
    await table.writeOne({ update: keysOf(attempt)[1], add: { count: -1 } });
  }

  /** Takes back a try that got in: the account's tries are forgotten, and the address has one less. */
  async function forget(attempt: Attempt): Promise<void> {
    await Promise.all([table.writeOne({ remove: keysOf(attempt)[0] }), forgive(attempt)]);
  }

  return { take, takeOfAddress, forget, forgetting, forgive };
}
export type AttemptsStore = ReturnType<typeof attemptsStore>;
