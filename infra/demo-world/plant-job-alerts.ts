import { saveJobAlertHandler } from '../../functions/features/job-alerts/job-alert.handlers.ts';
import type { SavedSearches } from '../../functions/domain/saved-searches/saved-searches.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import type { StoredJobAlert } from '../../functions/records/job-alert.ts';
import { act } from './act.ts';
import type { worldClock } from './world-clock.ts';

interface JobAlertNeeds {
  jobAlerts: SavedSearches<StoredJobAlert>;
  clock: ReturnType<typeof worldClock>;
}

/** Searches that the first candidate saved. */
const searches = [
  { name: 'Nights, weekly', wish: { search: 'night' }, alert: 'weekly' },
  { name: 'Remote with pay', wish: { filter: { workplace: ['remote'], hasPay: true } }, alert: 'daily' },
];

/** Saves the first candidate's searches of jobs. */
export async function plantJobAlerts(candidates: readonly Actor[], needs: JobAlertNeeds): Promise<void> {
  needs.clock.moveTo(needs.clock.at(39, 600));
  for (const body of searches) await act(saveJobAlertHandler, candidates[0], { body }, needs);
}
