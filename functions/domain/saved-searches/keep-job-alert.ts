import { stoppedAlertDays, type JobAlertFrequency } from '../../../shared/constants/job-alert.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import type { JobAlertForm } from '../../../shared/validation/job-alert.ts';
import type { StoredJobAlert } from '../../records/job-alert.ts';

interface Owned {
  id: number;
  ownerId: number;
  at: string;
  guest?: StoredJobAlert['guest'];
}

/** A new search of jobs; what is posted already is no news. */
export function jobAlertOf(form: JobAlertForm, { id, ownerId, at, guest }: Owned): StoredJobAlert {
  return { ...contentOf(form), id, version: 1, ownerId, createdAt: at, upTo: at, ...(guest && { guest }) };
}

/** A search of jobs as it was changed; only what is posted from now on is news. */
export function changedJobAlert(
  before: StoredJobAlert,
  { version, ...form }: JobAlertForm & { version: number },
  at: string,
): StoredJobAlert {
  return { ...before, ...contentOf(form), version: version + 1, upTo: at };
}

/**
 * A search that its mail's link has stopped, or taken up again as it was; one of an address without an account is soon
 * forgotten.
 */
export function switchedJobAlert(before: StoredJobAlert, alert: JobAlertFrequency, at: string): StoredJobAlert {
  const { ttl: _ttl, ...kept } = before;
  const isForgotten = alert === 'never' && before.guest !== undefined;
  const ttl = Math.floor((Date.parse(at) + stoppedAlertDays * oneDay) / 1000);
  return { ...kept, alert, version: before.version + 1, upTo: at, ...(isForgotten && { ttl }) };
}

// Only new jobs are mailed, so how long ago they were posted says nothing.
function contentOf({ name, alert, wish }: JobAlertForm): JobAlertForm {
  const { postedWithin: _postedWithin, ...filter } = wish.filter;
  return { name, alert, wish: { ...wish, filter } };
}
