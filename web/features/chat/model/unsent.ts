import { oneDay } from '../../../../shared/constants/time.ts';
import type { PendingMessage } from './timeline.ts';

/** A message that was not confirmed yet, as this browser keeps it. */
export type Unsent = Pick<PendingMessage, 'clientId' | 'data' | 'job' | 'createdAt'>;

/** What keeps unconfirmed messages when a tab is closed or reloaded; tests pass their own. */
export interface Outbox {
  read(): Unsent[];
  put(message: Unsent): void;
  remove(clientId: string): void;
}

/** The server knows a repeated message for seven days; one that is older could be sent a second time. */
const keptMilliseconds = 6 * oneDay;

/** Forgets everything when its tab is closed. */
export const noOutbox: Outbox = { read: () => [], put: () => {}, remove: () => {} };

/** What a user has not yet got confirmed in one conversation; signing out empties this browser's storage. */
export function outboxOf(userId: number, withUserId: number): Outbox {
  const prefix = `message-unsent:${userId}:${withUserId}:`;
  const carefully = <T>(act: () => T, otherwise: T): T => {
    try {
      return act();
    } catch {
      // Without storage a message lasts as long as the page.
      return otherwise;
    }
  };
  return {
    put: ({ clientId, data, job, createdAt }) =>
      carefully(
        () => localStorage.setItem(`${prefix}${clientId}`, JSON.stringify({ clientId, data, job, createdAt })),
        undefined,
      ),
    remove: (clientId) => carefully(() => localStorage.removeItem(`${prefix}${clientId}`), undefined),
    read: () =>
      carefully(() => Object.keys(localStorage), [])
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => carefully(() => [JSON.parse(localStorage.getItem(key) ?? '') as Unsent], []))
        .filter(({ createdAt }) => Date.now() - Date.parse(createdAt) < keptMilliseconds)
        .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
  };
}
