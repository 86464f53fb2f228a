import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { cityById } from '../lookups/cities.ts';
import { accountsIn } from '../../records/account.ts';
import {
  addClientHandler,
  changeClientHandler,
  listClientOptionsHandler,
  listClientsHandler,
  listOverseenClientsHandler,
  readClientHandler,
  removeClientHandler,
} from './client.handlers.ts';
import { clientsStore } from './clients.store.ts';
import { overseenClientsStore } from './overseen-clients.store.ts';

export const handler = httpFunction(
  [
    listClientOptionsHandler,
    listClientsHandler,
    addClientHandler,
    readClientHandler,
    changeClientHandler,
    removeClientHandler,
    listOverseenClientsHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    clientsStore: clientsStore(theTable()),
    overseenClientsStore: overseenClientsStore(theTable()),
    cityById,
    clock,
  }),
);
