import { contract } from '../../../shared/contract/contract.ts';
import { jobAlertOf } from '../../domain/saved-searches/keep-job-alert.ts';
import type { SavedSearches } from '../../domain/saved-searches/saved-searches.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { mailLink, type LinkLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import type { AskedJobAlert, StoredJobAlert } from '../../records/job-alert.ts';
import type { MailedTokens } from '../../domain/mailed-links/mailed-tokens.ts';
import { askedAlertLetter } from './asked-alert-letter.ts';
import type { JobAlertsStore } from './job-alerts.store.ts';

interface Needs {
  jobAlertsStore: JobAlertsStore;
  jobAlerts: Pick<SavedSearches<StoredJobAlert>, 'checkRoom'>;
  mailedTokens: Pick<MailedTokens, 'purpose' | 'use'>;
  clock: Clock;
}

/**
 * Mails a link to the address, and nothing else until its holder confirms. Every address gets the same
 * response, which does not show who has an account.
 */
export const askForJobAlertHandler = handler(
  contract['job-alerts'].askForJobAlert,
  async ({ body }, needs: Needs & LinkLetterNeeds) => {
    const { jobAlertsStore, clock } = needs;
    const askedId = clock.newId();
    const isAsked = await jobAlertsStore.saveAsked(body, { id: askedId, at: clock.now() });
    if (!isAsked) return { done: true as const };
    await mailLink(
      { to: body.email, purpose: { kind: 'job-alert', askedId }, page: '/job-alerts/confirm', id: clock.newId() },
      (link) => askedAlertLetter(body, link),
      needs,
    );
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
