import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { accountsIn } from '../../records/account.ts';
import { countViewersHandler, markViewedHandler, readCircleHandler, readPersonHandler } from './person.handlers.ts';
import { peopleStore } from './people.store.ts';

export const handler = httpFunction(
  [readCircleHandler, readPersonHandler, markViewedHandler, countViewersHandler],
  () => ({
    accounts: accountsIn(theTable()),
    peopleStore: peopleStore(theTable()),
    clock,
  }),
);
