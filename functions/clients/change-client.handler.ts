import { contract } from '../../shared/contract/contract.ts';
import type { City } from '../../shared/model/place.ts';
import { handler } from '../door/handler.ts';
import type { ClientsStore } from './clients.store.ts';
import { describeClient } from './describe-client.ts';

interface Needs {
  clientsStore: ClientsStore;
  cityById(id: number): City | undefined;
}

export const changeClientHandler = handler(
  contract.clients.changeClient,
  async ({ params, body, actor }, { clientsStore, cityById }: Needs) => {
    const before = await clientsStore.client(actor.id, params.id);
    return clientsStore.saveChange(actor.id, before, describeClient(body, cityById(body.cityId)));
  },
);
