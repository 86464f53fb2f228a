import type { AnyEvent, EventOf } from '../../../../events/catalogue.ts';
import { timeOfId } from '../../../../shared/rules/ids.ts';
import type { LiveSessions, StoredAccount } from '../../../records/account.ts';
import type { StoredSession } from '../../../records/session.ts';
import { sessionSeconds } from '../../../records/session.ts';
import { eventActor, eventOf } from '../../../platform/table/outbox.ts';
import { deviceWords } from './device-words.ts';
import { keys } from '../../../platform/table/keys.ts';

/** How many browsers one account can be signed in on at the same time; one more ends the oldest. */
export const mostSessions = 20;

/** A change of an account's sessions, with its events. */
export interface SessionsChange {
  live: LiveSessions;
  /** The browsers that the account knows from now on, where that changes. */
  devices?: string[];
  kept?: StoredSession;
  endedIds: number[];
  events: AnyEvent[];
}

type Reason = EventOf<'sessions-ended'>['data']['reason'];
interface Circumstances {
  at: string;
  eventId: number;
}

/**
 * Decides a new session; `name` is the identity provider's. Expired ones are dropped, and one too many ends the oldest.
 */
export function openSession(
  account: StoredAccount,
  { id, name, userAgent, remembered }: { id: number; name: string; userAgent: string; remembered: boolean },
  { at, eventId }: Circumstances,
): SessionsChange {
  const oldest = Date.parse(at) - sessionSeconds * 1000;
  const earlier = Object.entries(account.sessions ?? {})
    .filter(([, earlierId]) => timeOfId(earlierId) > oldest)
    .sort(([, a], [, b]) => b - a);
  const endedIds = earlier.slice(mostSessions - 1).map(([, endedId]) => endedId);
  return {
    live: Object.fromEntries([...earlier.slice(0, mostSessions - 1), [name, id]]),
    kept: { id, ...deviceWords(userAgent), remembered, createdAt: at, refreshedAt: at, generation: 1 },
    endedIds,
    events: endedEvents(account, endedIds, 'too-many', { at, eventId }),
  };
}

/** Decides to end those of an account's sessions that `isEnded` selects by id. */
export function endSessions(
  account: StoredAccount,
  isEnded: (id: number) => boolean,
  reason: Reason,
  circumstances: Circumstances,
): SessionsChange {
  const sessions = Object.entries(account.sessions ?? {});
  const endedIds = sessions.filter(([, id]) => isEnded(id)).map(([, id]) => id);
  return {
    live: Object.fromEntries(sessions.filter(([, id]) => !isEnded(id))),
    endedIds,
    events: endedEvents(account, endedIds, reason, circumstances),
  };
}

/** Decides that only `kept` of an account's sessions continues, under its new name at the identity provider. */
export function renewOnly(
  account: StoredAccount,
  kept: StoredSession,
  name: string,
  circumstances: Circumstances,
): SessionsChange {
  const others = endSessions(account, (id) => id !== kept.id, 'password', circumstances);
  return { ...others, live: { [name]: kept.id }, kept: { ...kept, refreshedAt: circumstances.at, generation: 1 } };
}

function endedEvents(
  account: StoredAccount,
  sessionIds: number[],
  reason: Reason,
  { at, eventId }: Circumstances,
): AnyEvent[] {
  if (sessionIds.length === 0) return [];
  return [
    eventOf('sessions-ended', {
      id: eventId,
      at,
      actor: eventActor(account),
      subject: keys.userSubject(account.id),
      data: { userId: account.id, sessionIds, reason },
    }),
  ];
}
