import type { EventOf } from '../../../../events/catalogue.ts';
import {
  exportEveryMinutes,
  exportKeptDays,
  exportPatienceMinutes,
} from '../../../../shared/constants/personal-data.ts';
import { productName } from '../../../../shared/constants/product.ts';
import type { DataExport } from '../../../../shared/model/personal-data.ts';
import type { Actor } from '../../../platform/door/actor.ts';
import { refuse } from '../../../platform/door/refusal.ts';
import type { StoredExport } from '../../../records/data-export.ts';
import { eventActor, eventOf } from '../../../platform/table/outbox.ts';
import { keys } from '../../../platform/table/keys.ts';

interface Circumstances {
  actor: Actor;
  at: string;
  id: number;
  eventId: number;
}

const minute = 60_000;
const after = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * minute).toISOString();

/**
 * Decides starting an archive: one at a time, and a new one an hour after the last that succeeded. `earlier` is newest
 * first.
 */
export function startExport(
  earlier: readonly StoredExport[],
  { actor, at, id, eventId }: Circumstances,
): { archive: StoredExport; event: EventOf<'data-export-requested'> } {
  const [last] = earlier;
  if (last && stateOf(last, at) === 'preparing')
    throw refuse.conflict('An archive of your data is already being prepared');
  const next = nextAt(earlier, at);
  if (next)
    throw refuse.tooMany(
      `You can start the next archive at ${next.slice(11, 16)} UTC`,
      Math.ceil((Date.parse(next) - Date.parse(at)) / 1000),
    );
  const archive: StoredExport = {
    id,
    userId: actor.id,
    uuid: actor.uuid,
    state: 'preparing',
    requestedAt: at,
    readyAt: null,
    expiresAt: after(at, exportKeptDays * 24 * 60),
    parts: [],
  };
  const event = eventOf('data-export-requested', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.userSubject(actor.id),
    data: { exportId: id, userId: actor.id },
  });
  return { archive, event };
}

/** When the next archive may be started; null when it may be now. One that failed does not count. */
export function nextAt([last]: readonly StoredExport[], now: string): string | null {
  if (!last || stateOf(last, now) === 'failed') return null;
  const next = after(last.requestedAt, exportEveryMinutes);
  return next > now ? next : null;
}

/** The current state of an archive: one that took too long has failed, one that is old has expired. */
export function stateOf({ state, requestedAt, expiresAt }: StoredExport, now: string): DataExport['state'] {
  if (expiresAt <= now) return 'expired';
  return state === 'preparing' && after(requestedAt, exportPatienceMinutes) <= now ? 'failed' : state;
}

/** An archive as its owner sees it. */
export function exportShown(archive: StoredExport, now: string): DataExport {
  const { id, requestedAt, readyAt, expiresAt, parts } = archive;
  return {
    id,
    state: stateOf(archive, now),
    requestedAt,
    readyAt,
    expiresAt,
    parts: parts.map(({ bytes }) => ({ bytes })),
  };
}

/** The name under which a part of an archive is downloaded. */
export function archiveName({ requestedAt, parts }: Pick<StoredExport, 'requestedAt' | 'parts'>, part: number): string {
  const count = parts.length > 1 ? `-${part}-of-${parts.length}` : '';
  return `${productName.toLowerCase()}-my-data-${requestedAt.slice(0, 10)}${count}.zip`;
}
