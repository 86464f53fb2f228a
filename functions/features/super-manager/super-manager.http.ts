import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { accountsIn } from '../../records/account.ts';
import { mailAllowanceIn } from '../../records/mail-allowance.ts';
import {
  acceptCollaborationHandler,
  declineCollaborationHandler,
  listCollaborationRequestsHandler,
  listReceivedCollaborationsHandler,
  rejectCollaborationHandler,
  requestCollaborationsHandler,
  resendCollaborationRequestHandler,
} from './collaboration.handlers.ts';
import { listManagersHandler, readManagerHandler, searchManagersHandler } from './manager.handlers.ts';
import { superManagerStore } from './super-manager.store.ts';

export const handler = httpFunction(
  [
    listManagersHandler,
    searchManagersHandler,
    requestCollaborationsHandler,
    readManagerHandler,
    declineCollaborationHandler,
    listCollaborationRequestsHandler,
    resendCollaborationRequestHandler,
    listReceivedCollaborationsHandler,
    acceptCollaborationHandler,
    rejectCollaborationHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    superManagerStore: superManagerStore(theTable()),
    mailAllowance: mailAllowanceIn(theTable()),
    clock,
  }),
);
