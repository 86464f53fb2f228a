import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { cityById } from '../lookups/cities.ts';
import { accountsIn } from '../../records/account.ts';
import { addClientHandler } from './add-client.handler.ts';
import { changeClientHandler } from './change-client.handler.ts';
import { clientsStore } from './clients.store.ts';
import { listClientOptionsHandler } from './list-client-options.handler.ts';
import { listClientsHandler } from './list-clients.handler.ts';
import { listOverseenClientsHandler } from './list-overseen-clients.handler.ts';
import { overseenClientsStore } from './overseen-clients.store.ts';
import { readClientHandler } from './read-client.handler.ts';
import { removeClientHandler } from './remove-client.handler.ts';

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
