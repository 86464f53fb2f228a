import { contract } from '../../shared/contract/contract.ts';
import { clock, theTable } from '../door/dependencies.ts';
import { httpFunction } from '../door/http-function.ts';
import { cityById } from '../lookups/cities.ts';
import { accountsIn } from '../table/accounts.ts';
import { changeProfileHandler } from './change-profile.handler.ts';
import { profileStore } from './profile.store.ts';
import { readProfileHandler } from './read-profile.handler.ts';
import { requestSuperManagerHandler } from './request-super-manager.handler.ts';

export const handler = httpFunction(
  contract.profile,
  { readProfile: readProfileHandler, changeProfile: changeProfileHandler, requestSuperManager: requestSuperManagerHandler },
  () => ({ accounts: accountsIn(theTable()), profileStore: profileStore(theTable()), cityById, clock }),
);
