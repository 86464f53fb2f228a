import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { accountsIn } from '../../records/account.ts';
import { bountiesStore } from './bounties.store.ts';
import { contestReturnHandler } from './contest-return.handler.ts';
import { decideReturnHandler } from './decide-return.handler.ts';
import { listContestedReturnsHandler } from './list-contested-returns.handler.ts';
import { listPointEntriesHandler } from './list-point-entries.handler.ts';
import { listReceivedPointsHandler } from './list-received-points.handler.ts';
import { pointsStore } from './points.store.ts';
import { readHireBountyHandler } from './read-hire-bounty.handler.ts';
import { readPointsHandler } from './read-points.handler.ts';
import { readRewardHandler } from './read-reward.handler.ts';
import { readStatementHandler } from './read-statement.handler.ts';
import { redeemPointsHandler } from './redeem-points.handler.ts';
import { returnBountyHandler } from './return-bounty.handler.ts';
import { statementStore } from './statement.store.ts';
import { viewRewardHandler } from './view-reward.handler.ts';

export const handler = httpFunction(
  [
    readPointsHandler,
    listPointEntriesHandler,
    readStatementHandler,
    listReceivedPointsHandler,
    redeemPointsHandler,
    contestReturnHandler,
    readHireBountyHandler,
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
