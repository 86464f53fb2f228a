import type { LiveUpdate } from '../../shared/model/live-update.ts';
import type { LiveUpdatesStore } from './live-updates.store.ts';

/** Posts to one connection; answers false when it is gone. */
export type PostToConnection = (connectionId: string, data: string) => Promise<boolean>;

/** Sends messages to every browser of a user, in order, and forgets connections that are gone. */
export async function sendLive(userId: number, updates: LiveUpdate[], { liveUpdatesStore, post }: { liveUpdatesStore: LiveUpdatesStore; post: PostToConnection }): Promise<void> {
  const connections = await liveUpdatesStore.connectionsOf(userId);
  await Promise.all(
    connections.map(async (connection) => {
      for (const update of updates) {
        const there = await post(connection.connectionId, JSON.stringify(update));
        if (!there) return liveUpdatesStore.removeConnection(connection);
      }
    }),
  );
}
