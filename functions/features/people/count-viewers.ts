import { viewerDays, viewerSteps } from '../../../shared/constants/candidate-profile.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import type { ViewedCandidate } from '../../records/viewed-candidate.ts';

/**
 * At least how many of these viewers looked in the days that ended yesterday, as the highest step they reach; 0 below the
 * first. Today is left out and numbers are steps, so that a candidate cannot see one person come: a view would show at
 * once who responded to an application.
 */
export function countViewers(views: readonly Pick<ViewedCandidate, 'viewedOn' | 'viewedOnBefore'>[], at: string) {
  const today = at.slice(0, 10);
  const first = new Date(Date.parse(today) - viewerDays * oneDay).toISOString().slice(0, 10);
  const days = views.map(({ viewedOn, viewedOnBefore }) => (viewedOn === today ? viewedOnBefore : viewedOn));
  const count = days.filter((day) => day !== undefined && day >= first).length;
  return viewerSteps.findLast((step) => step <= count) ?? 0;
}
