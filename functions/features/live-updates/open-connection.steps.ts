import { mostConnections } from '../../../shared/constants/limits.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { StoredAccount } from '../../records/account.ts';
import type { Connection } from '../../records/connection.ts';
import type { LiveUpdatesStore } from './live-updates.store.ts';

interface Needs {
  liveUpdatesStore: Pick<LiveUpdatesStore, 'saveConnection' | 'removeConnection' | 'connectionsOf'>;
  account(userId: number): Promise<StoredAccount | undefined>;
  now(): string;
  close(connectionId: string): Promise<void>;
}

/**
 * Stores a connection and returns whether it may stay. The session is checked only afterwards: one that ended after its
 * ticket was used either finds the connection to close, or shows as ended in this read. A user's oldest connections are
 * closed when there are more than anybody has open.
 */
export async function openConnection(
  connection: Connection,
  { liveUpdatesStore, account, now, close }: Needs,
): Promise<boolean> {
  await liveUpdatesStore.saveConnection(connection, now());
  const owner = await account(connection.userId);
  const isLive =
    owner?.status === 'active' && Object.values(owner.sessions ?? {}).some((id) => id === connection.sessionId);
  if (!isLive) await liveUpdatesStore.removeConnection(connection);
  else {
    const open = await liveUpdatesStore.connectionsOf(connection.userId, { consistent: true });
    const byAge = open.toSorted((one, other) => (one.connectedAt < other.connectedAt ? -1 : 1));
    await inGroups(byAge.slice(0, Math.max(0, open.length - mostConnections)), async (oldest) => {
      await close(oldest.connectionId);
      await liveUpdatesStore.removeConnection(oldest);
    });
  }
  return isLive;
}
