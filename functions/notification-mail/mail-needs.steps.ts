import type { Clock } from '../door/clock.ts';
import { clock, theTable } from '../door/dependencies.ts';
import { environment } from '../environment.ts';
import type { SendMail } from '../outside/mail/port.ts';
import { stageMail } from '../outside/mail/send-mail.ts';
import type { NotificationMailStore } from './notification-mail.store.ts';
import { notificationMailStore } from './notification-mail.store.ts';

/** Dependencies of work that mails notifications. */
export interface MailNeeds {
  store: NotificationMailStore;
  send: SendMail;
  siteUrl: string;
  clock: Clock;
}

export const openMailNeeds = (): MailNeeds => ({
  store: notificationMailStore(theTable()),
  send: stageMail(theTable()),
  siteUrl: environment('site').SITE_URL,
  clock,
});
