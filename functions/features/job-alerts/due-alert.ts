import { wallClock } from '../../../shared/rules/zoned-time.ts';
import { dueDigest } from '../../domain/digests/due-digest.ts';
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
  const lastDay = new Date(wallClock(Date.parse(upTo), zone)).toISOString().slice(0, 10);
  return dueDigest(alert, { at, zone, lastDay }) !== undefined;
}
