import { contract } from '../../../shared/contract/contract.ts';
import type { City } from '../../../shared/model/place.ts';
import { handler } from '../../platform/door/handler.ts';
import { staleClient } from '../../records/client.ts';
import type { ClientsStore } from './clients.store.ts';
import { describeClient } from './describe-client.ts';

interface Needs {
  clientsStore: ClientsStore;
  cityById(id: number): City | undefined;
}

export const changeClientHandler = handler(
  contract.clients.changeClient,
  async ({ params, body: { version, ...form }, actor }, { clientsStore, cityById }: Needs) => {
    const before = await clientsStore.client(actor.id, params.id);
    if (version !== undefined && version !== before.version) throw staleClient;
    return clientsStore.saveChange(actor.id, before, describeClient(form, cityById(form.cityId)));
  },
);
