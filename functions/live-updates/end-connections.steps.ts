import type { EventOf } from '../../events/catalogue.ts';
import type { LiveUpdate } from '../../shared/model/live-update.ts';
import type { LiveUpdatesStore } from './live-updates.store.ts';
import type { PostToConnection } from './send-live.steps.ts';

interface Needs {
  liveUpdatesStore: Pick<LiveUpdatesStore, 'connectionsOf' | 'removeConnection'>;
  post: PostToConnection;
  /** Closes a connection; one that is gone already is no error. */
  close(connectionId: string): Promise<void>;
}

const farewell: LiveUpdate = { type: 'session-ended' };

/**
 * Closes the connections of these sessions and tells their browsers that it is over. A browser that signed out knows
 * it, and one that signed in anew in its place must not be told: the news would come while it is somebody else's
 * already.
 */
export async function endConnections(
  { userId, sessionIds, reason }: EventOf<'sessions-ended'>['data'],
  { liveUpdatesStore, post, close }: Needs,
): Promise<void> {
  const ended = new Set(sessionIds);
  const connections = (await liveUpdatesStore.connectionsOf(userId, { consistent: true })).filter(
    ({ sessionId }) => sessionId !== undefined && ended.has(sessionId),
  );
  await Promise.all(
    connections.map(async (connection) => {
      if (reason !== 'sign-out') await post(connection.connectionId, JSON.stringify(farewell));
      // Also one that counts as gone: it may be opening at this moment.
      await close(connection.connectionId);
      await liveUpdatesStore.removeConnection(connection);
    }),
  );
}
