import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { accountsIn } from '../../records/account.ts';
import { listNotificationsHandler } from './list-notifications.handler.ts';
import { listUnreadNotificationsHandler } from './list-unread-notifications.handler.ts';
import { notificationsStore } from './notifications.store.ts';
import { viewNotificationsHandler } from './view-notifications.handler.ts';

export const handler = httpFunction(
  [listNotificationsHandler, listUnreadNotificationsHandler, viewNotificationsHandler],
  () => ({ accounts: accountsIn(theTable()), notificationsStore: notificationsStore(theTable()), clock }),
);
