import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { accountsIn } from '../../records/account.ts';
import { mailAllowanceIn } from '../../records/mail-allowance.ts';
import { acceptCollaborationHandler } from './accept-collaboration.handler.ts';
import { declineCollaborationHandler } from './decline-collaboration.handler.ts';
import { listCollaborationRequestsHandler } from './list-collaboration-requests.handler.ts';
import { listManagersHandler } from './list-managers.handler.ts';
import { listReceivedCollaborationsHandler } from './list-received-collaborations.handler.ts';
import { readManagerHandler } from './read-manager.handler.ts';
import { rejectCollaborationHandler } from './reject-collaboration.handler.ts';
import { requestCollaborationsHandler } from './request-collaborations.handler.ts';
import { resendCollaborationRequestHandler } from './resend-collaboration-request.handler.ts';
import { searchManagersHandler } from './search-managers.handler.ts';
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
