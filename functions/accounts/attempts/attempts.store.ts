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
const alreadyReset = new Refusal('conflict', 'already reset');
/** Attempts before the first pause, per account and per network of the caller. */
const freeTries = { account: 5, address: 40 };

const secondsOf = (at: string): number => Math.floor(Date.parse(at) / 1000);

/** Attempts as stored; `ttl` is when they expire. */
interface Kept extends Attempts {
  ttl: number;
}

/** What is attempted, and by whom; both are hashed before they are stored. */
export interface Attempt {
  what: string;
  account: string;
  sourceIp: string;
}

/** Counts attempts and slows down callers with too many. */
export function attemptsStore(table: Table) {
  const keysOf = ({ what, account, sourceIp }: Attempt) =>
    [
      keys.attempts(`${what}#${secretHash(account)}`),
      keys.attempts(`${what}#${secretHash(networkOf(sourceIp))}`),
    ] as const;

  const tooMany = (seconds: number, key: string) =>
    refuse.tooMany(`Too many attempts; try again in ${inWords(seconds)}`, seconds, key);

  /**
   * Counts an attempt before its outcome is known, or refuses it with Retry-After while the caller has to wait; `key`
   * is the field under which the text appears. After the free attempts only one of several simultaneous ones passes, so
   * guessing in parallel gains nothing.
   */
  async function take(attempt: Attempt, now: string, key: string): Promise<void> {
    await countOne(attempt, now, key, []);
  }

  /**
   * Counts an attempt at an e-mail address (`account`) as `take` does, and returns from the same read whose address it
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
    // The table removes expired items up to two days late; until then they do not count.
    const [byAccount, byAddress] = [ofAccount, ofAddress].map((one) =>
      one && one.ttl > secondsOf(now) ? one : undefined,
    );
    const wait = Math.max(
      waitSeconds(byAccount, freeTries.account, now),
      waitSeconds(byAddress, freeTries.address, now),
    );
    if (wait > 0) throw tooMany(wait, key);
    const oneMore = async (update: Key, { isOver, seen, free }: { isOver: boolean; seen: number; free: number }) => {
      if (isOver && (await reset(update, now))) return;
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

  /** Resets an expired count; returns false when another attempt did so first. */
  async function reset(key: Key, now: string): Promise<boolean> {
    const over = { expression: 'attribute_not_exists(pk) OR #ttl <= :now', values: { now: secondsOf(now) } };
    try {
      await table.writeOne({
        update: key,
        set: { count: 1, lastAt: now, ttl: secondsOf(now) + rememberedSeconds },
        when: over,
        refusal: alreadyReset,
      });
      return true;
    } catch (error) {
      if (error === alreadyReset) return false;
      throw error;
    }
  }

  /** The write that clears the account's attempts, for the transaction of a successful one. */
  function forgetting(attempt: Attempt): Write {
    return { remove: keysOf(attempt)[0] };
  }

  /** Takes the successful attempt off the caller's address. */
  async function forgive(attempt: Attempt): Promise<void> {
    await table.writeOne({ update: keysOf(attempt)[1], add: { count: -1 } });
  }

  /** Takes back a successful attempt: the account's attempts are cleared, and the address has one less. */
  async function forget(attempt: Attempt): Promise<void> {
    await Promise.all([table.writeOne({ remove: keysOf(attempt)[0] }), forgive(attempt)]);
  }

  return { take, takeOfAddress, forget, forgetting, forgive };
}
export type AttemptsStore = ReturnType<typeof attemptsStore>;
