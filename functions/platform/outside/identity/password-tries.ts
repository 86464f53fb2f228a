import { setTimeout as pause } from 'node:timers/promises';
import { refuse } from '../../door/refusal.ts';
import {
  attemptsKey,
  failedAttemptWrite,
  firstAttemptWrite,
  limitedAttemptWrite,
  succeededAttemptWrite,
} from '../../../records/attempts.ts';
import type { Table } from '../../table/table.ts';
import type { SingleWrite } from '../../table/write.ts';
import { tryWrite } from '../../table/try-write.ts';

const freeTries = 5;
const pauseSeconds = 15 * 60;
/** How often an attempt waits for others under way, for 50 to 150 ms each time: some six seconds in all. */
const mostWaits = 60;
const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000);
const passedBy = new Error('another attempt was faster');

/** An attempt whose outcome is not known yet. */
export interface PasswordTry {
  uuid: string;
  /** The wrong ones before it. */
  failed: number;
}

/**
 * Limits a stolen session to five guesses of the password in a quarter of an hour. Attempts under way count as well, so
 * that guessing in parallel gains nothing; further ones wait until they are known to be right or wrong.
 */
export function passwordTries(table: Table, wait: (milliseconds: number) => Promise<unknown> = pause) {
  const attemptedBy = (uuid: string) => ({ what: 'personal-data', by: uuid });

  /** Writes; returns false when another attempt changed the count meanwhile. */
  async function isWritten(write: SingleWrite): Promise<boolean> {
    return tryWrite(table.writeAlone(write), passedBy);
  }

  /** Counts an attempt before its outcome is known; refuses it after too many wrong ones. `now` is ISO UTC. */
  async function take(uuid: string, now: string): Promise<PasswordTry> {
    const attempted = attemptedBy(uuid);
    for (let waits = 0; waits < mostWaits; waits += 1) {
      const found = await table.get(attemptsKey(attempted), { consistent: true });
      const current = found && found.ttl > seconds(now) ? found : undefined;
      const failed = current?.failed ?? 0;
      if (current && failed >= freeTries) {
        const left = current.ttl - seconds(now);
        throw refuse.tooMany(`Too many attempts; try again in ${left} s`, left, 'password');
      }
      const counted = current
        ? limitedAttemptWrite(attempted, freeTries, passedBy)
        : firstAttemptWrite(attempted, { at: now, keptSeconds: pauseSeconds }, passedBy);
      if (await isWritten(counted)) return { uuid, failed };
      await wait(50 + Math.random() * 100);
    }
    throw refuse.tooMany('Try again in a moment', 1, 'password');
  }

  /** Records that the password was wrong. */
  async function fail({ uuid }: PasswordTry): Promise<void> {
    await table.writeAlone(failedAttemptWrite(attemptedBy(uuid)));
  }

  /** Takes back the attempt of a user who knew the password, and the wrong ones before it. */
  async function succeed({ uuid, failed }: PasswordTry): Promise<void> {
    const attempted = attemptedBy(uuid);
    // Another right attempt has taken the wrong ones back already.
    if (!(await isWritten(succeededAttemptWrite(attempted, failed, passedBy))) && failed > 0)
      await isWritten(succeededAttemptWrite(attempted, 0, passedBy));
  }

  return { take, fail, succeed };
}
export type PasswordTries = ReturnType<typeof passwordTries>;
