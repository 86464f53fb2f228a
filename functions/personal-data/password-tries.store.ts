import { refuse } from '../door/refusal.ts';
import type { StoredAttempts } from '../records/attempts.ts';
import { attemptsKey, clearedAttemptsWrite, firstAttemptWrite, limitedAttemptWrite } from '../records/attempts.ts';
import type { Table } from '../table/table.ts';

const freeTries = 5;
const pauseSeconds = 15 * 60;
const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000);

/** Limits a stolen session to five guesses of the password in a quarter of an hour. */
export function passwordTries(table: Table) {
  const attemptedBy = (uuid: string) => ({ what: 'personal-data', by: uuid });

  /** Counts an attempt before its outcome is known; refuses it when there were too many. `now` is ISO UTC. */
  async function take(uuid: string, now: string): Promise<void> {
    const attempted = attemptedBy(uuid);
    const found = await table.get<StoredAttempts>(attemptsKey(attempted), { consistent: true });
    const isOver = !found || found.ttl <= seconds(now);
    if (isOver) {
      await table.writeOne(
        firstAttemptWrite(
          attempted,
          { at: now, keptSeconds: pauseSeconds },
          refuse.tooMany('Try again in a moment', 1, 'password'),
        ),
      );
      return;
    }
    const wait = found.ttl - seconds(now);
    const tooMany = refuse.tooMany(`Too many attempts; try again in ${wait} s`, wait, 'password');
    if (found.count >= freeTries) throw tooMany;
    await table.writeOne(limitedAttemptWrite(attempted, freeTries, tooMany));
  }

  /** Clears the attempts of a user who knew the password. */
  async function forget(uuid: string): Promise<void> {
    await table.writeOne(clearedAttemptsWrite(attemptedBy(uuid)));
  }

  return { take, forget };
}
export type PasswordTries = ReturnType<typeof passwordTries>;
