import type { MailSwitch } from '../../../shared/contract/notification-mail.ts';
import { countOf } from '../../../shared/rules/money.ts';
import { switchedJobAlert } from '../../domain/saved-searches/keep-job-alert.ts';
import type { SavedSearches } from '../../domain/saved-searches/saved-searches.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredJobAlert } from '../../records/job-alert.ts';
import type { JobAlertsTopic } from '../../records/mailed-token.ts';

interface Link {
  userId: number;
  topic: JobAlertsTopic;
}
interface Needs {
  jobAlerts: Pick<SavedSearches<StoredJobAlert>, 'searchesOf' | 'saveChange'>;
}

/** Which searches of jobs a link switches, and whether one of them is mailed now. */
export async function readJobAlertsLink(link: Link, needs: Needs): Promise<MailSwitch> {
  return outcome(await behind(link, needs));
}

/** Stops the searches of a link, or takes them up again as often as they were mailed. */
export async function switchJobAlerts(link: Link, { on, at }: { on: boolean; at: string }, needs: Needs) {
  const before = await behind(link, needs);
  const after = before.map((one) => switchedJobAlert(one, on ? frequencyIn(link, one) : 'never', at));
  for (const [place, one] of after.entries())
    if (one.alert !== before[place]?.alert) await needs.jobAlerts.saveChange(one);
  return outcome(after);
}

const frequencyIn = ({ topic }: Link, { id, alert }: StoredJobAlert) =>
  topic.alerts.find((one) => one.id === id)?.alert ?? alert;

async function behind({ userId, topic }: Link, { jobAlerts }: Needs): Promise<StoredJobAlert[]> {
  const ids = new Set(topic.alerts.map(({ id }) => id));
  const found = (await jobAlerts.searchesOf(userId)).filter(({ id }) => ids.has(id));
  if (found.length === 0) throw refuse.gone('This saved search was removed; nothing is mailed for it', 'token');
  return found;
}

function outcome(searches: readonly StoredJobAlert[]): MailSwitch {
  const [only, ...others] = searches;
  const label = others.length > 0 ? countOf(searches.length, 'saved search', 'saved searches') : (only?.name ?? '');
  return { what: 'job-alerts', label, on: searches.some(({ alert }) => alert !== 'never') };
}
