import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { NotificationMailStore } from './notification-mail.store.ts';
import { switchByLink } from './switch-mail.handler.ts';

export const unsubscribeHandler = handler(
  contract['notification-mail'].unsubscribe,
  async ({ query }, needs: { store: NotificationMailStore; clock: Clock }) => switchByLink(query.token, false, needs),
);
