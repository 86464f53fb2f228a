import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { accountsIn } from '../../records/account.ts';
import { countViewersHandler, markViewedHandler, readCircleHandler, readPersonHandler } from './person.handlers.ts';
import { changeOwnPageHandler, readOwnPageHandler, readPublishedPageHandler } from './own-page.handlers.ts';
import { ownPagesStore } from './own-pages.store.ts';
import { peopleStore } from './people.store.ts';

export const handler = httpFunction(
  [
    readCircleHandler,
    readPersonHandler,
    markViewedHandler,
    countViewersHandler,
    readOwnPageHandler,
    changeOwnPageHandler,
    readPublishedPageHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    peopleStore: peopleStore(theTable()),
    ownPagesStore: ownPagesStore(theTable()),
    clock,
  }),
);
