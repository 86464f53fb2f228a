import { refuse } from '../../../platform/door/refusal.ts';
import type { StoredAccount } from '../../../records/account.ts';
import { againIfRefused } from '../../../platform/table/again.ts';
import { accountsIn, liveSessionsWrite } from '../../../records/account.ts';
import type { StoredSession } from '../../../records/session.ts';
import { endedSessionWrite, keptSessionWrite, refreshedSessionWrite, sessionOver } from '../../../records/session.ts';
import { keys } from '../../../platform/table/keys.ts';
import { eventWrite } from '../../../platform/table/outbox.ts';
import type { Table } from '../../../platform/table/table.ts';
import type { Write } from '../../../platform/table/write.ts';
import type { SessionsChange } from './sessions.ts';
import { tryWrite } from '../../../platform/table/try-write.ts';

const otherGeneration = new Error('the session has another generation');
const metAnother = refuse.conflict('Your sessions have just changed elsewhere');

/**
 * Stores where users are signed in. The account lists its live sessions, so that reading it is enough; the rest is an
 * item for each.
 */
export function sessionsStore(table: Table) {
  /**
   * Changes an account's sessions as `decide` says, with `also` in the same transaction, and returns the change. Where
   * two changes collide, the later one decides again on the result of the earlier.
   */
  async function change(
    account: StoredAccount,
    decide: (account: StoredAccount) => SessionsChange,
    also: Write[] = [],
  ): Promise<SessionsChange> {
    let known: StoredAccount | undefined = account;
    return againIfRefused(metAnother, async () => {
      const current = known ?? (await accountsIn(table).account(account.id));
      if (!current) throw sessionOver;
      known = undefined;
      const decided = decide(current);
      await save(current, decided, also);
      return decided;
    });
  }

  async function save(
    account: StoredAccount,
    { live, devices, kept, endedIds, events }: SessionsChange,
    also: Write[],
  ): Promise<void> {
    await table.write([
      liveSessionsWrite(account, { live, devices }, metAnother),
      ...(kept ? [keptSessionWrite(account.id, kept)] : []),
      ...endedIds.map((id) => endedSessionWrite(account.id, id)),
      ...also,
      ...events.map(eventWrite),
    ]);
  }

  /** Where the user is signed in, the most recently used first; expired sessions that are still stored are left out. */
  async function sessionsOf(userId: number, at: string): Promise<StoredSession[]> {
    const filter = {
      FilterExpression: '#ttl > :now',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':now': Math.floor(Date.parse(at) / 1000) },
    };
    const sessions = await table.query(keys.sessionsOf(userId), { filter, consistent: true });
    return sessions.sort((a, b) => b.refreshedAt.localeCompare(a.refreshedAt));
  }

  /** One session of the user; undefined when it has ended. */
  async function session(userId: number, sessionId: number): Promise<StoredSession | undefined> {
    return table.get(keys.session(userId, sessionId), { consistent: true });
  }

  /**
   * Records that a session was renewed just now, from this generation of its token to the next. Returns the session
   * unchanged where it has another generation; refuses one that has ended meanwhile.
   */
  async function saveRefreshed(
    of: { userId: number; sessionId: number; generation: number },
    at: string,
  ): Promise<StoredSession | undefined> {
    if (await tryWrite(table.writeOne(refreshedSessionWrite(of, at, otherGeneration)), otherGeneration))
      return undefined;
    const stored = await session(of.userId, of.sessionId);
    if (!stored) throw sessionOver;
    return stored;
  }

  return { change, sessionsOf, session, saveRefreshed };
}
export type SessionsStore = ReturnType<typeof sessionsStore>;
