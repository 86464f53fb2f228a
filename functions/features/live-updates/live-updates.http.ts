import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { accountsIn } from '../../records/account.ts';
import { createTicketHandler } from './create-ticket.handler.ts';
import { liveUpdatesStore } from './live-updates.store.ts';

export const handler = httpFunction([createTicketHandler], () => ({
  accounts: accountsIn(theTable()),
  liveUpdatesStore: liveUpdatesStore(theTable()),
  clock,
}));
