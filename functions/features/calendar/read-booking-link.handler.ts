import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { LinkNeeds } from './book-by-link.steps.ts';
import { readLink } from './book-by-link.steps.ts';

export const readBookingLinkHandler = handler(contract.calendar.readBookingLink, async ({ body }, needs: LinkNeeds) =>
  readLink(body.token, needs),
);
