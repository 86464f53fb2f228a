import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { accountsIn } from '../../records/account.ts';
import { bountiesStore } from './bounties.store.ts';
import {
  contestReturnHandler,
  decideReturnHandler,
  listContestedReturnsHandler,
  listHireBountiesHandler,
  returnBountyHandler,
} from './bounty.handlers.ts';
import {
  listPointEntriesHandler,
  listReceivedPointsHandler,
  readPointsHandler,
  readRewardHandler,
  readStatementHandler,
  viewRewardHandler,
} from './points.handlers.ts';
import { pointsStore } from './points.store.ts';
import { redeemPointsHandler } from './redeem-points.handler.ts';
import { statementStore } from './statement.store.ts';

export const handler = httpFunction(
  [
    readPointsHandler,
    listPointEntriesHandler,
    readStatementHandler,
    listReceivedPointsHandler,
    redeemPointsHandler,
    contestReturnHandler,
    listHireBountiesHandler,
    returnBountyHandler,
    listContestedReturnsHandler,
    decideReturnHandler,
    readRewardHandler,
    viewRewardHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    pointsStore: pointsStore(theTable()),
    statementStore: statementStore(theTable()),
    bountiesStore: bountiesStore(theTable()),
    clock,
  }),
);
