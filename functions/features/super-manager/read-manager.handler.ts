import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { referenceOf } from '../../records/account.ts';
import type { SuperManagerStore } from './super-manager.store.ts';
import { shownRequest } from './super-manager.store.ts';

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
