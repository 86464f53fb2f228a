import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { accountsIn } from '../../records/account.ts';
import {
  listNotificationsHandler,
  listUnreadNotificationsHandler,
  viewNotificationsHandler,
} from './notification.handlers.ts';
import { notificationsStore } from './notifications.store.ts';

export const handler = httpFunction(
  [listNotificationsHandler, listUnreadNotificationsHandler, viewNotificationsHandler],
  () => ({ accounts: accountsIn(theTable()), notificationsStore: notificationsStore(theTable()), clock }),
);
