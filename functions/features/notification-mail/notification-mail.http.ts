import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { savedSearchesIn } from '../../domain/saved-searches/saved-searches.ts';
import { jobAlertKind } from '../../records/job-alert.ts';
import { notificationMailStore } from './notification-mail.store.ts';
import { readMailLinkHandler, switchMailHandler, unsubscribeHandler } from './mail-link.handlers.ts';

export const handler = httpFunction([unsubscribeHandler, readMailLinkHandler, switchMailHandler], () => ({
  store: notificationMailStore(theTable()),
  jobAlerts: savedSearchesIn(theTable(), jobAlertKind),
  clock,
}));
