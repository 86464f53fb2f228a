import { dayIn, dueDigest, nextDigest } from '../../domain/digests/due-digest.ts';
import type { StoredJobAlert } from '../../records/job-alert.ts';

/** A job is found this long after it was posted at the latest; younger ones wait for the next run, so that none is lost. */
const foundWithin = 60_000;

/** Up to which moment a run at this time looks at new jobs. */
export const newsUntil = (at: string): string => new Date(Date.parse(at) - foundWithin).toISOString();

/**
 * Whether a search is looked at now: every time, or on the mornings on which digests are mailed by the clock on the
 * reader's wall.
 */
export function isDueAlert(
  { alert, upTo }: Pick<StoredJobAlert, 'alert' | 'upTo'>,
  { at, zone }: { at: string; zone: string },
): boolean {
  if (alert === 'never' || upTo >= newsUntil(at)) return false;
  if (alert === 'immediately') return true;
  return dueDigest(alert, { at, zone, lastDay: dayIn(upTo, zone) }) !== undefined;
}

/** When a search that has looked at jobs up to a moment is due next; one that looks every time always is. */
export function nextAlert(
  { alert, upTo }: Pick<StoredJobAlert, 'alert' | 'upTo'>,
  { at, zone }: { at: string; zone: string },
): string {
  return alert === 'daily' || alert === 'weekly' ? nextDigest(alert, { at, zone, lastDay: dayIn(upTo, zone) }) : at;
}
