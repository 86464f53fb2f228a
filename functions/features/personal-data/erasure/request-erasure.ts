import type { EventOf } from '../../../../events/catalogue.ts';
import { keptRecordsDays } from '../../../../shared/constants/personal-data.ts';
import { oneDay } from '../../../../shared/constants/time.ts';
import type { StoredAccount } from '../../../records/account.ts';
import { eventActor, eventOf } from '../../../platform/table/outbox.ts';
import { keys } from '../../../platform/table/keys.ts';

/** Longer than a reaction may be retried (five times three minutes), so that none writes after its data was erased. */
const settlingMinutes = 20;

interface Circumstances {
  at: string;
  eventId: number;
  graceDays: number;
}

/** Decides when an account whose owner requests it today is erased: after the grace period. */
export function requestErasure(
  account: StoredAccount,
  { at, eventId, graceDays }: Circumstances,
): { dueAt: string; event: EventOf<'erasure-requested'> } {
  const dueAt = new Date(Date.parse(at) + graceDays * oneDay).toISOString();
  const event = eventOf('erasure-requested', {
    id: eventId,
    at,
    actor: eventActor(account),
    subject: keys.userSubject(account.id),
    data: { userId: account.id, dueAt, by: 'owner' },
  });
  return { dueAt, event };
}

/** When records that outlive the account expire, in seconds: 90 days after the request (LAND-45). */
export function keptUntil(requestedAt: string): number {
  return Math.floor((Date.parse(requestedAt) + keptRecordsDays * oneDay) / 1000);
}

/** When reactions to the closing are over. */
export function settledAt(now: string): string {
  return new Date(Date.parse(now) + settlingMinutes * 60_000).toISOString();
}
