import type { LiveUpdate } from '../../../shared/model/live-update.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { LiveEvent } from './compose-update.ts';
import { composeUpdate } from './compose-update.ts';
import type { LiveUpdatesStore } from './live-updates.store.ts';

/** Posts to one connection; returns false when it is gone. */
export type PostToConnection = (connectionId: string, data: string) => Promise<boolean>;

interface Needs {
  liveUpdatesStore: Pick<LiveUpdatesStore, 'connectionsOf' | 'removeConnection'>;
  post: PostToConnection;
  now(): string;
}

/** API Gateway reports a connection as gone until its handshake is over, which is after we stored it. */
const handshakeMilliseconds = 30_000;

/** Sends the live update of an event to the browsers of its recipients. */
export async function sendUpdate(
  event: LiveEvent,
  needs: Needs & { liveUpdatesStore: Pick<LiveUpdatesStore, 'recipientsOf'> },
): Promise<void> {
  const addressed = composeUpdate(event);
  // Colleagues on the team of a job get what its manager gets.
  const { update } = addressed;
  const ofJob = 'jobId' in update ? { teamOfJob: update.jobId } : {};
  const userIds = await needs.liveUpdatesStore.recipientsOf({ ...addressed, ...ofJob });
  await inGroups(userIds, (userId) => sendLive(userId, [update], needs));
}

/**
 * Sends messages to every browser of a user, in order, and removes connections that are gone. A failing one does not
 * hold up the others. What must be read to compose them is read only for those who have a browser open.
 */
export async function sendLive(
  userId: number,
  composed: LiveUpdate[] | (() => Promise<LiveUpdate[]>),
  { liveUpdatesStore, post, now }: Needs,
): Promise<void> {
  const connections = await liveUpdatesStore.connectionsOf(userId);
  if (connections.length === 0) return;
  const updates = Array.isArray(composed) ? composed : await composed();
  const sent = await Promise.allSettled(
    connections.map(async (connection) => {
      for (const update of updates) {
        if (await post(connection.connectionId, JSON.stringify(update))) continue;
        const isNew = Date.parse(now()) - Date.parse(connection.connectedAt) < handshakeMilliseconds;
        return isNew ? undefined : liveUpdatesStore.removeConnection(connection);
      }
      return undefined;
    }),
  );
  const failed = sent.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
