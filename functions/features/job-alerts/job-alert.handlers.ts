import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { StoredJobAlert } from '../../records/job-alert.ts';
import { changedJobAlert, jobAlertOf } from '../../domain/saved-searches/keep-job-alert.ts';
import type { SavedSearches } from '../../domain/saved-searches/saved-searches.ts';

interface Needs {
  jobAlerts: SavedSearches<StoredJobAlert>;
  clock: Clock;
}

export const listJobAlertsHandler = handler(
  contract['job-alerts'].listJobAlerts,
  async ({ query, actor }, { jobAlerts }: Needs) => pageOf(await jobAlerts.searchesOf(actor.id), query),
);

export const saveJobAlertHandler = handler(
  contract['job-alerts'].saveJobAlert,
  async ({ body, actor }, { jobAlerts, clock }: Needs) => {
    const alert = jobAlertOf(body, { id: clock.newId(), ownerId: actor.id, at: clock.now() });
    await jobAlerts.saveNew(alert);
    return alert;
  },
);

export const changeJobAlertHandler = handler(
  contract['job-alerts'].changeJobAlert,
  async ({ params, body, actor }, { jobAlerts, clock }: Needs) => {
    const changed = changedJobAlert(await jobAlerts.search(actor.id, params.id), body, clock.now());
    await jobAlerts.saveChange(changed);
    return changed;
  },
);

export const removeJobAlertHandler = handler(
  contract['job-alerts'].removeJobAlert,
  async ({ params, actor }, { jobAlerts }: Needs) => {
    await jobAlerts.remove(actor.id, params.id);
    return { id: params.id };
  },
);
