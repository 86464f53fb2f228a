import type { StoredAccount } from '../../records/account.ts';
import type { StoredJobAlert } from '../../records/job-alert.ts';
import type { SavedSearches } from '../../domain/saved-searches/saved-searches.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { MailSwitch } from '../../../shared/contract/notification-mail.ts';
import { mailSettingsOf } from '../../../shared/model/notification-settings.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { Refuse } from '../../platform/door/refusal.ts';
import type { NotificationMailStore } from './notification-mail.store.ts';
import { topicLabel } from '../../platform/outside/mail/stop-letters.ts';
import { readJobAlertsLink, switchJobAlerts } from './switch-job-alerts.steps.ts';
import { isMailed, switchMail } from './switch-mail.ts';

interface Needs {
  store: Pick<NotificationMailStore, 'linkOf' | 'account' | 'saveMailSettings'>;
  jobAlerts: Pick<SavedSearches<StoredJobAlert>, 'searchesOf' | 'saveChange'>;
  clock: Clock;
}
type NeedsOfLinks = Needs & { refuse: Refuse<'gone'> };

/** Switches what the link of a letter is for; switching off what is off changes nothing. */
async function switchByLink(
  token: string,
  on: boolean,
  { store, jobAlerts, clock, refuse }: NeedsOfLinks,
): Promise<MailSwitch> {
  const at = clock.now();
  const { userId, topic } = await store.linkOf(token, at);
  if (topic.what === 'job-alerts') return switchJobAlerts({ userId, topic }, { on, at }, { jobAlerts });
  const account = await activeAccount(userId, { store, refuse });
  const [before, after] = [mailSettingsOf(account), switchMail(mailSettingsOf(account), topic, on)];
  if (JSON.stringify(before) !== JSON.stringify(after)) await store.saveMailSettings(account, after);
  return { what: topic.what, label: topicLabel(topic), on };
}

async function activeAccount(
  userId: number,
  { store, refuse }: Pick<NeedsOfLinks, 'store' | 'refuse'>,
): Promise<StoredAccount> {
  const account = await store.account(userId);
  if (account?.status !== 'active') throw refuse.gone('This account is closed', 'token');
  return account;
}

export const readMailLinkHandler = handler(
  contract['notification-mail'].readMailLink,
  async ({ body, refuse }, { store, jobAlerts, clock }: Needs) => {
    const { userId, topic } = await store.linkOf(body.token, clock.now());
    if (topic.what === 'job-alerts') return readJobAlertsLink({ userId, topic }, { jobAlerts });
    const account = await activeAccount(userId, { store, refuse });
    return { what: topic.what, label: topicLabel(topic), on: isMailed(mailSettingsOf(account), topic) };
  },
);

export const switchMailHandler = handler(
  contract['notification-mail'].switchMail,
  async ({ body, refuse }, needs: Needs) => switchByLink(body.token, body.on, { ...needs, refuse }),
);

export const unsubscribeHandler = handler(
  contract['notification-mail'].unsubscribe,
  async ({ query, refuse }, needs: Needs) => switchByLink(query.token, false, { ...needs, refuse }),
);
