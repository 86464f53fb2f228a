import { Refusal, refuse } from '../../door/refusal.ts';
import type { Attempted, StoredAttempts } from '../../records/attempts.ts';
import {
  attemptsKey,
  clearedAttemptsWrite,
  firstAttemptWrite,
  forgivenAttemptWrite,
  furtherAttemptWrite,
} from '../../records/attempts.ts';
import { keys } from '../../table/keys.ts';
import type { Item, Key, Table } from '../../table/table.ts';
import type { SingleWrite } from '../../table/write.ts';
import { networkOf } from './caller-network.ts';
import { inWords, waitSeconds } from './slow-down.ts';

const rememberedSeconds = 3600;
const alreadyReset = new Refusal('conflict', 'already reset');
/** Attempts before the first pause, per account and per network of the caller. */
const freeTries = { account: 5, address: 40 };

const secondsOf = (at: string): number => Math.floor(Date.parse(at) / 1000);

/** What is attempted, and by whom; both are hashed before they are stored. */
export interface Attempt {
  what: string;
  account: string;
  sourceIp: string;
}

/** Counts attempts and slows down callers with too many. */
export function attemptsStore(table: Table) {
  const attemptedBy = ({ what, account, sourceIp }: Attempt) =>
    [
      { what, by: account },
      { what, by: networkOf(sourceIp) },
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
    const [account, address] = attemptedBy(attempt);
    const [ofAccount, ofAddress, ...others] = (await table.batchGet(
      [attemptsKey(account), attemptsKey(address), ...alsoRead],
      {
        consistent: true,
      },
    )) as [StoredAttempts?, StoredAttempts?, ...Item[]];
    // The table removes expired items up to two days late; until then they do not count.
    const [byAccount, byAddress] = [ofAccount, ofAddress].map((one) =>
      one && one.ttl > secondsOf(now) ? one : undefined,
    );
    const wait = Math.max(
      waitSeconds(byAccount, freeTries.account, now),
      waitSeconds(byAddress, freeTries.address, now),
    );
    if (wait > 0) throw tooMany(wait, key);
    const oneMore = async (
      attempted: Attempted,
      { isOver, seen, free }: { isOver: boolean; seen: number; free: number },
    ) => {
      if (isOver && (await reset(attempted, now))) return;
      const counted = { at: now, keptSeconds: rememberedSeconds, free, seen };
      await table.writeOne(furtherAttemptWrite(attempted, counted, tooMany(1, key)));
    };
    await Promise.all([
      oneMore(account, { isOver: ofAccount !== byAccount, seen: byAccount?.count ?? 0, free: freeTries.account }),
      oneMore(address, { isOver: ofAddress !== byAddress, seen: byAddress?.count ?? 0, free: freeTries.address }),
    ]);
    return others;
  }

  /** Resets an expired count; returns false when another attempt did so first. */
  async function reset(attempted: Attempted, now: string): Promise<boolean> {
    try {
      await table.writeOne(firstAttemptWrite(attempted, { at: now, keptSeconds: rememberedSeconds }, alreadyReset));
      return true;
    } catch (error) {
      if (error === alreadyReset) return false;
      throw error;
    }
  }

  /** The write that clears the account's attempts, for the transaction of a successful one. */
  function forgetting(attempt: Attempt): SingleWrite {
    return clearedAttemptsWrite(attemptedBy(attempt)[0]);
  }

  /** Takes the successful attempt off the caller's address. */
  async function forgive(attempt: Attempt): Promise<void> {
    await table.writeOne(forgivenAttemptWrite(attemptedBy(attempt)[1]));
  }

  /** Takes back a successful attempt: the account's attempts are cleared, and the address has one less. */
  async function forget(attempt: Attempt): Promise<void> {
    await Promise.all([table.writeOne(clearedAttemptsWrite(attemptedBy(attempt)[0])), forgive(attempt)]);
  }

  return { take, takeOfAddress, forget, forgetting, forgive };
}
export type AttemptsStore = ReturnType<typeof attemptsStore>;
