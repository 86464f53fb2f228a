import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { LinkNeeds } from './book-by-link.steps.ts';
import { bookByLink, readLink } from './book-by-link.steps.ts';

export const bookByLinkHandler = handler(contract.calendar.bookByLink, async ({ body }, needs: LinkNeeds) => {
  await bookByLink(body, needs);
  return readLink(body.token, needs);
});
