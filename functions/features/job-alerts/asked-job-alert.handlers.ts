import { contract } from '../../../shared/contract/contract.ts';
import { jobAlertOf } from '../../domain/saved-searches/keep-job-alert.ts';
import type { SavedSearches } from '../../domain/saved-searches/saved-searches.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { eventOf } from '../../platform/table/outbox.ts';
import { keys } from '../../platform/table/keys.ts';
import type { AskedJobAlert, StoredJobAlert } from '../../records/job-alert.ts';
import type { MailedTokens } from '../../records/mailed-token.ts';
import type { JobAlertsStore } from './job-alerts.store.ts';

interface Needs {
  jobAlertsStore: JobAlertsStore;
  jobAlerts: Pick<SavedSearches<StoredJobAlert>, 'checkRoom'>;
  mailedTokens: Pick<MailedTokens, 'purpose' | 'use'>;
  clock: Clock;
}

/** The response is the same whoever owns the address: it says nothing of them. */
export const askForJobAlertHandler = handler(
  contract['job-alerts'].askForJobAlert,
  async ({ body }, { jobAlertsStore, clock }: Needs) => {
    const [id, at] = [clock.newId(), clock.now()];
    const event = eventOf('job-alert-asked', {
      id: clock.newId(),
      at,
      actor: { kind: 'system' },
      subject: keys.askedJobAlertSubject(id),
      data: { askedId: id },
    });
    await jobAlertsStore.saveAsked(body, { id, at }, event);
    return { done: true as const };
  },
);

export const readAskedJobAlertHandler = handler(
  contract['job-alerts'].readAskedJobAlert,
  async ({ body }, { jobAlertsStore, mailedTokens, clock }: Needs) => {
    const { askedId } = await mailedTokens.purpose(body.token, 'job-alert', clock.now());
    return shownOf(await jobAlertsStore.asked(askedId));
  },
);

/** A candidate with this address gets the search into their account; anybody else has one without an account. */
export const confirmJobAlertHandler = handler(
  contract['job-alerts'].confirmJobAlert,
  async ({ body }, { jobAlertsStore, jobAlerts, mailedTokens, clock }: Needs) => {
    const at = clock.now();
    const { askedId } = await mailedTokens.purpose(body.token, 'job-alert', at);
    const asked = await jobAlertsStore.asked(askedId);
    const { ownerId, guest, isNew } = await jobAlertsStore.ownerOf(asked, clock.newId());
    await jobAlerts.checkRoom(ownerId);
    const alert = jobAlertOf(asked, { id: askedId, ownerId, at, guest });
    await jobAlertsStore.saveConfirmed(alert, { asked, isNew, useToken: mailedTokens.use(body.token, at) });
    return shownOf(asked);
  },
);

const shownOf = ({ name, alert, email }: AskedJobAlert) => ({ name, alert, email });
