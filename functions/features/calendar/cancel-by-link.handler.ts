import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { LinkNeeds } from './book-by-link.steps.ts';
import { cancelByLink, readLink } from './book-by-link.steps.ts';

export const cancelByLinkHandler = handler(contract.calendar.cancelByLink, async ({ body }, needs: LinkNeeds) => {
  await cancelByLink(body.token, needs);
  return readLink(body.token, needs);
});
