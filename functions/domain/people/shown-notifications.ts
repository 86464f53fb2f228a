import type { Notification } from '../../../shared/model/notification.ts';
import { hidingIn } from '../../records/hiding.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { unknownAmong, unnamed } from './unknown-people.ts';

const candidateOf = ({ payload }: Notification): number | undefined =>
  'candidate' in payload ? payload.candidate?.id : undefined;

// They pressed the link that the reader had mailed to them, so the reader knows whose address it is.
const responsesToOwnMail: readonly Notification['type'][] = ['invite_accepted', 'candidate_accept_recommendation'];

function withoutName<N extends Notification>(one: N): N {
  const { payload } = one;
  if (!('candidate' in payload) || !payload.candidate) return one;
  const { email: _email, ...candidate } = payload.candidate;
  return { ...one, payload: { ...payload, candidate: unnamed(candidate) } };
}

/**
 * These notifications of a user without those that name a candidate who hides from them now, however old they are, and
 * without the surnames of those whom they may not know and did not invite (PLUS-38, PLUS-40). Lists, counts, mails and live updates ask here.
 */
export async function shownNotifications<N extends Notification>(
  table: Table,
  userId: number,
  notifications: readonly N[],
): Promise<N[]> {
  const named = notifications.flatMap((one) => candidateOf(one) ?? []).filter((id) => id !== userId);
  const reader = named.length > 0 ? await table.get(keys.account(userId)) : undefined;
  if (!reader || reader.role === 'candidate') return [...notifications];
  const shown = await hidingIn(table).shownAmong(reader, named);
  const unknown = await unknownAmong(table, reader, [...shown]);
  return notifications.flatMap((one) => {
    const candidate = candidateOf(one);
    if (candidate !== undefined && !shown.has(candidate)) return [];
    return unknown.has(candidate ?? 0) && !responsesToOwnMail.includes(one.type) ? withoutName(one) : one;
  });
}
