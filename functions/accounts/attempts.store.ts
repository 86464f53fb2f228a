import { refuse } from '../door/refusal.ts';
import { keys } from '../table/keys.ts';
import { secretHash } from '../table/secret-hash.ts';
import type { Table } from '../table/table.ts';
import type { Attempts } from './slow-down.ts';
import { waitSeconds } from './slow-down.ts';

type Key = ReturnType<typeof keys.attempts>;

const rememberedSeconds = 3600;
/** Tries before the first pause, per account and per address of the caller. */
const freeTries = { account: 5, address: 40 };

/** What is tried, and by whom; both are hashed before they are kept. */
export interface Attempt {
  what: string;
  account: string;
  sourceIp: string;
}

/** Counts attempts and slows down those who try too often. */
export function attemptsStore(table: Table) {
  const keysOf = ({ what, account, sourceIp }: Attempt) =>
    [keys.attempts(`${what}#${secretHash(account)}`), keys.attempts(`${what}#${secretHash(sourceIp)}`)] as const;

  const tooMany = (seconds: number, key: string) => refuse.tooMany(`Too many attempts; try again in ${seconds} s`, seconds, key);

  /**
   * Counts a try before its outcome is known, or refuses it with Retry-After while the caller has to wait; `key` is the field the words
   * appear under. Behind the free tries only one of several at the same moment is let through, so guessing in parallel gains nothing.
   */
  async function take(attempt: Attempt, now: string, key: string): Promise<void> {
    const [accountKey, addressKey] = keysOf(attempt);
    const [byAccount, byAddress] = await table.batchGet<Attempts>([accountKey, addressKey], { consistent: true });
    const wait = Math.max(waitSeconds(byAccount, freeTries.account, now), waitSeconds(byAddress, freeTries.address, now));
    if (wait > 0) throw tooMany(wait, key);
    const ttl = Math.floor(Date.parse(now) / 1000) + rememberedSeconds;
    const oneMore = (update: Key, seen: number, free: number) => ({
      update,
      add: { count: 1 },
      set: { lastAt: now, ttl },
      when: { expression: 'attribute_not_exists(#count) OR #count < :free OR #count = :seen', values: { free, seen } },
      refusal: tooMany(1, key),
    });
    await table.writeOne(oneMore(accountKey, byAccount?.count ?? 0, freeTries.account));
    await table.writeOne(oneMore(addressKey, byAddress?.count ?? 0, freeTries.address));
  }

  /** Takes back a try that got in: the account's tries are forgotten, and the address has one less. */
  async function forget(attempt: Attempt): Promise<void> {
    const [accountKey, addressKey] = keysOf(attempt);
    await Promise.all([table.writeOne({ remove: accountKey }), table.writeOne({ update: addressKey, add: { count: -1 } })]);
  }

  return { take, forget };
}
export type AttemptsStore = ReturnType<typeof attemptsStore>;
