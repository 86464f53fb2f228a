import type { LiveUpdate } from '../../shared/model/live-update.ts';
import type { LiveUpdatesStore } from './live-updates.store.ts';
import type { PostToConnection } from './send-live.ts';

interface Needs {
  liveUpdatesStore: Pick<LiveUpdatesStore, 'connectionsOf' | 'removeConnection'>;
  post: PostToConnection;
  /** Closes a connection; one that is gone already is no error. */
  close(connectionId: string): Promise<void>;
}

const farewell: LiveUpdate = { type: 'session-ended' };

/** Tells every browser of these sessions that it is over, and closes its connections. */
export async function endConnections({ userId, sessionIds }: { userId: number; sessionIds: number[] }, { liveUpdatesStore, post, close }: Needs): Promise<void> {
  const ended = new Set(sessionIds);
  const connections = (await liveUpdatesStore.connectionsOf(userId)).filter(({ sessionId }) => sessionId !== undefined && ended.has(sessionId));
  await Promise.all(
    connections.map(async (connection) => {
      await post(connection.connectionId, JSON.stringify(farewell));
      // Also one that counts as gone: it may be opening at this moment.
      await close(connection.connectionId);
      await liveUpdatesStore.removeConnection(connection);
    }),
  );
}
