import type { LiveUpdate } from '../../../shared/model/live-update.ts';
import type { Spend } from '../../platform/door/spend.ts';
import type { Connection } from '../../records/connection.ts';
import type { LiveUpdatesStore } from './live-updates.store.ts';
import { relayTyping, typedTo } from './relay-typing.steps.ts';

type Needs = Parameters<typeof relayTyping>[2] & {
  liveUpdatesStore: Pick<LiveUpdatesStore, 'unreadCount'>;
  /** Takes one message of the user's budget. */
  spend: Spend;
  close(connectionId: string): Promise<void>;
};

/**
 * Receives a message of a browser: that its user writes to another, or anything else, which gets the unread count, since
 * the browser checks whether the connection lives and whether it missed something (NOTIF-59). A connection that sends
 * more than any browser does is closed, and nothing is read for it.
 */
export async function receiveFrame(
  { userId, connectionId }: Connection,
  { role, body }: { role: string | undefined; body: string | undefined },
  needs: Needs,
): Promise<{ statusCode: number; body?: string }> {
  if (needs.spend(String(userId), Date.parse(needs.now())) > 0) {
    await needs.close(connectionId);
    return { statusCode: 429 };
  }
  const to = typedTo(body);
  if (to !== undefined) {
    await relayTyping({ userId, role }, to, needs);
    return { statusCode: 200 };
  }
  const count = await needs.liveUpdatesStore.unreadCount(userId, needs.now());
  return { statusCode: 200, body: JSON.stringify({ type: 'unread-count', count } satisfies LiveUpdate) };
}
