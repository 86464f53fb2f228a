import { contract } from '../../../shared/contract/contract.ts';
import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { notificationMailStore } from './notification-mail.store.ts';
import { switchMailHandler } from './switch-mail.handler.ts';
import { unsubscribeHandler } from './unsubscribe.handler.ts';

export const handler = httpFunction(
  contract['notification-mail'],
  { unsubscribe: unsubscribeHandler, switchMail: switchMailHandler },
  () => ({ store: notificationMailStore(theTable()), clock }),
);
