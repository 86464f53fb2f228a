import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { notificationMailStore } from './notification-mail.store.ts';
import { switchMailHandler } from './switch-mail.handler.ts';
import { unsubscribeHandler } from './unsubscribe.handler.ts';

export const handler = httpFunction([unsubscribeHandler, switchMailHandler], () => ({
  store: notificationMailStore(theTable()),
  clock,
}));
