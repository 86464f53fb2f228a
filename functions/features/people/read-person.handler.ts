import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { PeopleStore } from './people.store.ts';
import { personCard, strangers } from './person-card.ts';

export const readPersonHandler = handler(
  contract.people.readPerson,
  async ({ params, actor }, { peopleStore }: { peopleStore: PeopleStore }) => {
    const person = await peopleStore.account(params.id);
    return personCard(actor, person, person ? await peopleStore.tiesBetween(actor, person) : strangers);
  },
);
