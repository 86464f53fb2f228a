import { accountOf } from '../../functions/features/accounts/sign-up/open-account.ts';
import { notificationMailStore } from '../../functions/features/notification-mail/notification-mail.store.ts';
import { notificationsStore } from '../../functions/features/notifications/notifications.store.ts';
import { notify } from '../../functions/features/notifications/notify.ts';
import type { Mail } from '../../functions/platform/outside/mail/port.ts';
import { savedSearchesIn } from '../../functions/domain/saved-searches/saved-searches.ts';
import { jobAlertKind } from '../../functions/records/job-alert.ts';
import type { StoredAccount } from '../../functions/records/account.ts';
import { digestWrites } from '../../functions/records/digest.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import type { Table } from '../../functions/platform/table/table.ts';
import type { MailSettings } from '../../shared/model/notification-settings.ts';
import { defaultMailSettings } from '../../shared/model/notification-settings.ts';
import { uuidOf } from '../../shared/rules/ids.ts';
import { aClock, someTime } from './builders.ts';
import { prepared, sentOnce } from '../../functions/platform/outside/mail/send-mail.ts';

export const siteUrl = 'https://hirehub.example';

let drawn = 0;

/** A place where notifications are mailed: the real table, letters that are kept, a clock that stands still. */
export function aMailRoom(table: Table) {
  const sent: Mail[] = [];
  // Rooms share a table, and no two tokens are the same.
  const clock = {
    ...aClock(),
    newToken: () => Buffer.from(String((drawn += 1)).padStart(16, '0')).toString('base64url'),
  };
  let failures = 0;
  const post = async (mail: Mail) => {
    if (failures-- > 0) throw new Error('the post office is closed');
    sent.push(mail);
  };
  // Waiting for another sender takes no time here.
  let waited = 0;
  const watch = {
    now: () => Date.parse(clock.now()) + waited,
    pause: async (milliseconds: number) => void (waited += milliseconds),
  };
  const needs = {
    store: notificationMailStore(table),
    jobAlerts: savedSearchesIn(table, jobAlertKind),
    send: sentOnce(table, prepared(post), watch),
    siteUrl,
    clock,
    calendarAddress: 'calendar@hirehub.example',
  };

  /** A confirmed recruiter with these mail settings. */
  async function aReader(
    id: number,
    mail: Partial<MailSettings> = {},
    over: Partial<StoredAccount> = {},
  ): Promise<StoredAccount> {
    const person = {
      firstName: 'Rosa',
      lastName: 'Klein',
      email: `reader-${id}@example.com`,
      role: 'recruiter' as const,
    };
    const settings = { expiresIn: { value: 30 }, mail: { ...defaultMailSettings, ...mail } };
    const account = {
      ...accountOf(person, { id, uuid: uuidOf(id, '0123456789abcdef'), at: someTime, status: 'active' }),
      notificationSettings: settings,
      ...over,
    };
    await table.write([{ put: { ...keys.account(id), ...account } }, ...digestWrites(id, settings.mail)]);
    return account;
  }

  /** Notifies them that a job was changed; the id is made at the clock's moment. */
  async function news(id: number, title: string): Promise<number> {
    const notificationId = clock.newId();
    await notificationsStore(table).saveNew(
      { id: notificationId, time: clock.now() },
      notify([id], 'job_update', { job: { id: 5, title } }),
    );
    return notificationId;
  }

  return {
    needs,
    sent,
    clock,
    aReader,
    news,
    /** Makes the next so many letters fail. */
    failNext: (count: number) => {
      failures = count;
    },
    /** The token in a letter's unsubscribe header. */
    tokenOf: (mail: Mail | undefined): string =>
      /token=([\w-]+)/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '',
  };
}
