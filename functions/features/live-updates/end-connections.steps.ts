import type { EventOf } from '../../../events/catalogue.ts';
import type { LiveUpdate } from '../../../shared/model/live-update.ts';
import type { LiveUpdatesStore } from './live-updates.store.ts';
import type { PostToConnection } from './send-live.steps.ts';

interface Needs {
  liveUpdatesStore: Pick<LiveUpdatesStore, 'connectionsOf' | 'removeConnection'>;
  post: PostToConnection;
  /** Closes a connection; one that is already gone is no error. */
  close(connectionId: string): Promise<void>;
}

const farewell: LiveUpdate = { type: 'session-ended' };

/**
 * Closes the connections of these sessions and sends their browsers that the session is over. A browser that signed out
 * knows already, and one where another user signed in meanwhile must not receive the message.
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
      // Also one that counts as gone: it may be opening right now.
      await close(connection.connectionId);
      await liveUpdatesStore.removeConnection(connection);
    }),
  );
}
