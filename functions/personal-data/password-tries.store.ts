import { refuse } from '../door/refusal.ts';
import { keys } from '../table/keys.ts';
import { secretHash } from '../table/secret-hash.ts';
import type { Table } from '../table/table.ts';

const freeTries = 5;
const pauseSeconds = 15 * 60;
const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000);

/** Limits a stolen session to five guesses of the password in a quarter of an hour. */
export function passwordTries(table: Table) {
  const keyOf = (uuid: string) => keys.attempts(`personal-data#${secretHash(uuid)}`);

  /** Counts an attempt before its outcome is known; refuses it when there were too many. `now` is ISO UTC. */
  async function take(uuid: string, now: string): Promise<void> {
    const update = keyOf(uuid);
    const found = await table.get<{ count: number; ttl: number }>(update, { consistent: true });
    const isOver = !found || found.ttl <= seconds(now);
    if (isOver) {
      const when = { expression: 'attribute_not_exists(pk) OR #ttl <= :now', values: { now: seconds(now) } };
      await table.writeOne({
        put: { ...update, count: 1, ttl: seconds(now) + pauseSeconds },
        when,
        refusal: refuse.tooMany('Try again in a moment', 1, 'password'),
      });
      return;
    }
    const wait = found.ttl - seconds(now);
    const tooMany = refuse.tooMany(`Too many attempts; try again in ${wait} s`, wait, 'password');
    if (found.count >= freeTries) throw tooMany;
    await table.writeOne({
      update,
      add: { count: 1 },
      when: { expression: '#count < :free', values: { free: freeTries } },
      refusal: tooMany,
    });
  }

  /** Clears the attempts of a user who knew the password. */
  async function forget(uuid: string): Promise<void> {
    await table.writeOne({ remove: keyOf(uuid) });
  }

  return { take, forget };
}
export type PasswordTries = ReturnType<typeof passwordTries>;
