import type { Clock } from '../door/clock.ts';
import { clock, theTable } from '../door/dependencies.ts';
import type { LetterNeeds } from '../outside/mail/mail-letter.ts';
import { openLetterNeeds } from '../outside/mail/mail-letter.ts';
import type { NotificationMailStore } from './notification-mail.store.ts';
import { notificationMailStore } from './notification-mail.store.ts';

/** Dependencies of work that mails notifications. */
export interface MailNeeds extends LetterNeeds {
  store: NotificationMailStore;
  clock: Clock;
}

export const openMailNeeds = (): MailNeeds => ({
  ...openLetterNeeds(),
  store: notificationMailStore(theTable()),
  clock,
});
