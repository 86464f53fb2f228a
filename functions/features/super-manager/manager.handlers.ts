import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { referenceOf } from '../../records/account.ts';
import { shownRequest, type SuperManagerStore } from './super-manager.store.ts';

export const listManagersHandler = handler(
  contract['super-manager'].listManagers,
  async ({ query, actor }, { superManagerStore }: { superManagerStore: SuperManagerStore }) =>
    pageOf(await superManagerStore.managersOf(actor.id), query),
);

export const searchManagersHandler = handler(
  contract['super-manager'].searchManagers,
  async ({ query, actor }, { superManagerStore }: { superManagerStore: SuperManagerStore }) =>
    superManagerStore.search(actor.id, query.search),
);

export const readManagerHandler = handler(
  contract['super-manager'].readManager,
  async ({ params, actor }, { superManagerStore }: { superManagerStore: SuperManagerStore }) => {
    const [person, request, jobs] = await Promise.all([
      superManagerStore.manager(params.id),
      superManagerStore.requestTo(actor.id, params.id),
      superManagerStore.jobCounts(params.id),
    ]);
    const { email, phonePrefix, phone, cityId, createdAt: memberSince } = person;
    return {
      ...referenceOf(person),
      email,
      phonePrefix,
      phone,
      cityId,
      memberSince,
      request: request ? { ...shownRequest(request), recipient: referenceOf(person) } : null,
      jobs,
      clients: request?.isAccepted ? await superManagerStore.clientCount(person.id) : null,
    };
  },
);
