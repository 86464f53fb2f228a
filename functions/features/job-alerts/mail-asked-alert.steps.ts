import type { EventOf } from '../../../events/catalogue.ts';
import { mailLink, type LinkLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { askedAlertLetter } from './asked-alert-letter.ts';
import type { JobAlertsStore } from './job-alerts.store.ts';

interface Needs extends LinkLetterNeeds {
  jobAlertsStore: Pick<JobAlertsStore, 'waiting'>;
}

/** Mails the link by which an address confirms that it wants new jobs; nothing once it was confirmed, or is gone. */
export async function mailAskedAlert(
  { id, data: { askedId } }: EventOf<'job-alert-asked'>,
  needs: Needs,
): Promise<void> {
  const asked = await needs.jobAlertsStore.waiting(askedId);
  if (!asked) return;
  await mailLink(
    { to: asked.email, purpose: { kind: 'job-alert', askedId }, page: '/job-alerts/confirm', id },
    (link) => askedAlertLetter(asked, link),
    needs,
  );
}
