import type { Notification } from '../../../shared/model/notification.ts';
import { hidingIn } from '../../records/hiding.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

const candidateOf = ({ payload }: Notification): number | undefined =>
  'candidate' in payload ? payload.candidate?.id : undefined;

/**
 * These notifications of a user without those that name a candidate who hides from them now, however old they are
 * (PLUS-40). Lists, counts, mails and live updates ask here.
 */
export async function shownNotifications<N extends Notification>(
  table: Table,
  userId: number,
  notifications: readonly N[],
): Promise<N[]> {
  const named = notifications.flatMap((one) => candidateOf(one) ?? []).filter((id) => id !== userId);
  const reader = named.length > 0 ? await table.get(keys.account(userId)) : undefined;
  if (!reader || reader.role === 'candidate') return [...notifications];
  const shown = await hidingIn(table).shownAmong(reader, named, { hasMet: true });
  return notifications.filter((one) => {
    const candidate = candidateOf(one);
    return candidate === undefined || shown.has(candidate);
  });
}
