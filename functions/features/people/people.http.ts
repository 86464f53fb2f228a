import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { accountsIn } from '../../records/account.ts';
import { markViewedHandler } from './mark-viewed.handler.ts';
import { peopleStore } from './people.store.ts';
import { readCircleHandler } from './read-circle.handler.ts';
import { readPersonHandler } from './read-person.handler.ts';

export const handler = httpFunction([readCircleHandler, readPersonHandler, markViewedHandler], () => ({
  accounts: accountsIn(theTable()),
  peopleStore: peopleStore(theTable()),
  clock,
}));
