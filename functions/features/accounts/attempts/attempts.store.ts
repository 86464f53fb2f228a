import { Refusal, refuse } from '../../../platform/door/refusal.ts';
import type { StoredAccount } from '../../../records/account.ts';
import type { Attempted, StoredAttempts } from '../../../records/attempts.ts';
import {
  attemptsKey,
  clearedAttemptsWrite,
  firstAttemptWrite,
  forgivenAttemptWrite,
  furtherAttemptWrite,
} from '../../../records/attempts.ts';
import { keys } from '../../../platform/table/keys.ts';
import type { Key } from '../../../platform/table/key.ts';
import type { Table } from '../../../platform/table/table.ts';
import type { SingleWrite } from '../../../platform/table/write.ts';
import { networkOf } from './caller-network.ts';
import { knowsDevice } from './known-device.ts';
import type { Limit } from './slow-down.ts';
import { inWords, waitSeconds } from './slow-down.ts';
import { tryWrite } from '../../../platform/table/try-write.ts';

const rememberedSeconds = 3600;
const alreadyReset = new Refusal('conflict', 'already reset');
const ofOneAccount: Limit = { free: 5, pauses: 'few' };
const ofOneNetwork: Limit = { free: 40, pauses: 'doubling' };

/** What strangers can try at an address until its owner resets the password. */
const guesses = ['sign-in', 'password-recovery-requested'] as const;

const secondsOf = (at: string): number => Math.floor(Date.parse(at) / 1000);

/** What is attempted, and by whom; both are hashed before they are stored. */
export interface Attempt {
  what: string;
  account: string;
  sourceIp: string;
}

/** An attempt at an e-mail address (`account`), from the browser that accounts may recognise as `device`. */
export interface AddressAttempt extends Attempt {
  device: string | undefined;
}

/** Something that is counted, as far as it was read. */
interface Counter extends Attempted {
  limit: Limit;
  seen?: StoredAttempts | undefined;
}

/** What an attempt at an address was counted as, and whose address it is. */
export interface TakenAtAddress {
  account: StoredAccount | undefined;
  /** Whether the account's owner has signed in with this browser before. */
  isKnownDevice: boolean;
  counted: readonly Attempted[];
}

type OwnerReader = (userId: number | undefined) => Promise<StoredAccount | undefined>;

/** Counts attempts and slows down callers with too many. */
export function attemptsStore(table: Table) {
  const byAccount = ({ what, account }: Attempt): Counter => ({ what, by: account, limit: ofOneAccount });
  const byNetwork = ({ what, sourceIp }: Attempt): Counter => ({
    what,
    by: networkOf(sourceIp),
    limit: ofOneNetwork,
  });
  const byAccountFromNetwork = ({ what, account, sourceIp }: Attempt): Counter => ({
    what,
    by: `${account} from ${networkOf(sourceIp)}`,
    limit: ofOneAccount,
  });
  const byDevice = ({ what, account, device }: AddressAttempt): Counter => ({
    what,
    by: `${account} at ${device}`,
    limit: ofOneAccount,
  });

  const tooMany = (seconds: number, key: string) =>
    refuse.tooMany(`Too many attempts; try again in ${inWords(seconds)}`, seconds, key);

  /** The counters as they are stored, and whose address it is, from one read. */
  async function read(counters: Counter[], email?: string): Promise<{ seen: Counter[]; ownerId: number | undefined }> {
    const wanted: Key[] = [...counters.map(attemptsKey), ...(email === undefined ? [] : [keys.emailOwner(email)])];
    const found = await table.batchGet(wanted, { consistent: true });
    const owner = found[counters.length] as { userId: number } | undefined;
    const seen = counters.map((counter, at) => ({ ...counter, seen: found[at] as StoredAttempts | undefined }));
    return { seen, ownerId: owner?.userId };
  }

  // The table removes expired items up to two days late; until then they do not count.
  const current = ({ seen }: Counter, now: string) => (seen && seen.ttl > secondsOf(now) ? seen : undefined);

  /** Counts one attempt for each counter; refused while one of them has to wait. */
  async function count(counters: Counter[], now: string, key: string): Promise<void> {
    const wait = Math.max(...counters.map((counter) => waitSeconds(current(counter, now), counter.limit, now)));
    if (wait > 0) throw tooMany(wait, key);
    await Promise.all(
      counters.map(async (counter) => {
        const seen = current(counter, now);
        if (counter.seen !== seen && (await reset(counter, now))) return;
        const { free } = counter.limit;
        const counted = { at: now, keptSeconds: rememberedSeconds, free, seen: seen?.count ?? 0 };
        await table.writeAlone(furtherAttemptWrite(counter, counted, tooMany(1, key)));
      }),
    );
  }

  /**
   * Counts an attempt before its outcome is known, or refuses it with Retry-After while the caller has to wait; `key`
   * is the field under which the text appears. After the free attempts only one of several simultaneous ones passes, so
   * guessing in parallel gains nothing.
   */
  async function take(attempt: Attempt, now: string, key: string): Promise<void> {
    const { seen } = await read([byAccount(attempt), byNetwork(attempt)]);
    await count(seen, now, key);
  }

  /**
   * Counts a guess at an address. A browser that has signed in there before has a count of its own, so that guesses
   * from elsewhere cannot keep the owner out of it.
   */
  async function takeGuess(
    attempt: AddressAttempt,
    { now, key, accountOfOwner }: { now: string; key: string; accountOfOwner: OwnerReader },
  ): Promise<TakenAtAddress> {
    const { strangers, own, account, isKnownDevice } = await countersAt(
      attempt,
      [byAccount(attempt), byNetwork(attempt)],
      accountOfOwner,
    );
    const counted = isKnownDevice ? own : strangers;
    await count(counted, now, key);
    return { account, isKnownDevice, counted };
  }

  /**
   * Counts a request for a mail to an address, and returns whether one may be sent. Who asks too often is refused; an
   * address that others ask for gets fewer mails, of which each is still valid, and nobody learns of it.
   */
  async function takeMailRequest(
    attempt: AddressAttempt,
    { now, key, accountOfOwner }: { now: string; key: string; accountOfOwner: OwnerReader },
  ): Promise<{ account: StoredAccount | undefined; mayMail: boolean }> {
    const { strangers, own, account, isKnownDevice } = await countersAt(
      attempt,
      [byAccountFromNetwork(attempt), byNetwork(attempt), byAccount(attempt)],
      accountOfOwner,
    );
    if (isKnownDevice) {
      await count(own, now, key);
      return { account, mayMail: true };
    }
    const ofAddress = strangers.pop()!;
    await count(strangers, now, key);
    try {
      await count([ofAddress], now, key);
      return { account, mayMail: true };
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'tooMany') return { account, mayMail: false };
      throw error;
    }
  }

  async function countersAt(attempt: AddressAttempt, ofStrangers: Counter[], accountOfOwner: OwnerReader) {
    const ofDevice = attempt.device === undefined ? [] : [byDevice(attempt)];
    const { seen, ownerId } = await read([...ofStrangers, ...ofDevice], attempt.account);
    const account = await accountOfOwner(ownerId);
    return {
      strangers: seen.slice(0, ofStrangers.length),
      own: seen.slice(ofStrangers.length),
      account,
      isKnownDevice: knowsDevice(account, attempt.device),
    };
  }

  /** Resets an expired count; returns false when another attempt did so first. */
  async function reset(attempted: Attempted, now: string): Promise<boolean> {
    const write = firstAttemptWrite(attempted, { at: now, keptSeconds: rememberedSeconds }, alreadyReset);
    return tryWrite(table.writeAlone(write), alreadyReset);
  }

  /** The write that clears the account's or the device's attempts, for the transaction of a successful one. */
  function forgetting({ counted: [first] }: Pick<TakenAtAddress, 'counted'>): SingleWrite[] {
    return first ? [clearedAttemptsWrite(first)] : [];
  }

  /** The writes that clear what strangers tried at an address, once its owner has proved to read its mail. */
  function forgettingGuesses(email: string): SingleWrite[] {
    return guesses.map((what) => clearedAttemptsWrite({ what, by: email }));
  }

  /** Takes the successful attempt off the caller's network, where it was counted. */
  async function forgive({ counted: [, network] }: Pick<TakenAtAddress, 'counted'>): Promise<void> {
    if (network) await table.writeOne(forgivenAttemptWrite(network));
  }

  /** Takes back a successful attempt: the account's or device's attempts are cleared, and the network has one less. */
  async function forget(taken: Pick<TakenAtAddress, 'counted'>): Promise<void> {
    await Promise.all([...forgetting(taken).map((write) => table.writeOne(write)), forgive(taken)]);
  }

  /** What `take` has counted, for `forget`. */
  const countedOf = (attempt: Attempt): Pick<TakenAtAddress, 'counted'> => ({
    counted: [byAccount(attempt), byNetwork(attempt)],
  });

  return { take, takeGuess, takeMailRequest, countedOf, forget, forgetting, forgettingGuesses, forgive };
}
export type AttemptsStore = ReturnType<typeof attemptsStore>;
