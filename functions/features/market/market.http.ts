import { verificationsIn } from '../../domain/verification/verified.ts';
import { workRequestsStore } from '../../domain/work-requests/work-requests.store.ts';
import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { accountsIn } from '../../records/account.ts';
import { jobKind } from '../../search/kinds/job.ts';
import { openSearch } from '../../search/open-search.ts';
import { jobLogStore } from '../../search/search-log.store.ts';
import { cityById } from '../lookups/cities.ts';
import { acceptAskingHandler, askForJobHandler, declineAskingHandler } from './asking.handlers.ts';
import { listMarketJobsHandler } from './list-market-jobs.handler.ts';
import { marketStore } from './market.store.ts';
import { offerJobHandler, withdrawJobOfferHandler } from './offer.handlers.ts';

export const handler = httpFunction(
  [
    offerJobHandler,
    withdrawJobOfferHandler,
    acceptAskingHandler,
    declineAskingHandler,
    listMarketJobsHandler,
    askForJobHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    marketStore: marketStore(theTable()),
    workRequests: workRequestsStore(theTable()),
    verifications: verificationsIn(theTable()),
    jobSearch: openSearch(jobKind, jobLogStore(theTable())),
    cityById,
    clock,
  }),
);
