import { refuse } from '../door/refusal.ts';
import { keys } from '../table/keys.ts';
import { secretHash } from '../table/secret-hash.ts';
import type { Table } from '../table/table.ts';
import type { Attempts } from './slow-down.ts';
import { waitSeconds } from './slow-down.ts';

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

  /** Refuses with Retry-After while the caller has to wait; `key` is the field the words appear under. Answers how often the account was tried lately. */
  async function refuseTooMany(attempt: Attempt, now: string, key: string): Promise<number> {
    const [byAccount, byAddress] = await table.batchGet<Attempts>([...keysOf(attempt)], { consistent: true });
    const wait = Math.max(waitSeconds(byAccount, freeTries.account, now), waitSeconds(byAddress, freeTries.address, now));
    if (wait > 0) throw refuse.tooMany(`Too many attempts; try again in ${wait} s`, wait, key);
    return byAccount?.count ?? 0;
  }

  /** Counts one more try. */
  async function count(attempt: Attempt, now: string): Promise<void> {
    const ttl = Math.floor(Date.parse(now) / 1000) + rememberedSeconds;
    await Promise.all(keysOf(attempt).map((key) => table.writeOne({ update: key, add: { count: 1 }, set: { lastAt: now, ttl } })));
  }

  /** Forgets the tries of an account that got in. */
  async function forget(attempt: Attempt): Promise<void> {
    await table.writeOne({ remove: keysOf(attempt)[0] });
  }

  return { refuseTooMany, count, forget };
}
export type AttemptsStore = ReturnType<typeof attemptsStore>;
