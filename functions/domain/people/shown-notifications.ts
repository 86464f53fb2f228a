import type { Notification } from '../../../shared/model/notification.ts';
import type { Reader } from '../../platform/door/actor.ts';
import type { Table } from '../../platform/table/table.ts';
import { seenPeople } from './seen-people.ts';
import { unnamed } from './unnamed.ts';

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
 * without the surnames of those whom they may not know and did not invite (PLUS-38, PLUS-40). Lists, counts, mails and
 * live updates ask here.
 */
export async function shownNotifications<N extends Notification>(
  table: Table,
  reader: Pick<Reader, 'id' | 'role'>,
  notifications: readonly N[],
): Promise<N[]> {
  const named = notifications.flatMap((one) => candidateOf(one) ?? []).filter((id) => id !== reader.id);
  if (reader.role === 'candidate' || named.length === 0) return [...notifications];
  const { shown, unknown } = await seenPeople(table, reader, named);
  return notifications.flatMap((one) => {
    const candidate = candidateOf(one);
    if (candidate === undefined || candidate === reader.id) return one;
    if (!shown.has(candidate)) return [];
    return unknown.has(candidate) && !responsesToOwnMail.includes(one.type) ? withoutName(one) : one;
  });
}
