import type { StoredAccount } from '../../records/account.ts';
import type { Connection } from '../../records/connection.ts';
import type { LiveUpdatesStore } from './live-updates.store.ts';

interface Needs {
  liveUpdatesStore: Pick<LiveUpdatesStore, 'saveConnection' | 'removeConnection'>;
  account(userId: number): Promise<StoredAccount | undefined>;
  now(): string;
}

/**
 * Stores a connection and returns whether it may stay. The session is checked only afterwards: one that ended after its
 * ticket was used either finds the connection to close, or shows as ended in this read.
 */
export async function openConnection(
  connection: Connection,
  { liveUpdatesStore, account, now }: Needs,
): Promise<boolean> {
  await liveUpdatesStore.saveConnection(connection, now());
  const owner = await account(connection.userId);
  const isLive =
    owner?.status === 'active' && Object.values(owner.sessions ?? {}).some((id) => id === connection.sessionId);
  if (!isLive) await liveUpdatesStore.removeConnection(connection);
  return isLive;
}
