import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { PeopleStore } from './people.store.ts';
import { isLookedAt, personCard } from './person-card.ts';

const strangers = { worksTogether: false, sharedJobs: [] };

export const readPersonHandler = answer(contract.people.readPerson, async ({ params, actor }, { peopleStore }: { peopleStore: PeopleStore }) => {
  const person = await peopleStore.account(params.id);
  if (!person) return personCard(actor, person, strangers);
  const [ties, isViewed] = await Promise.all([peopleStore.tiesBetween(actor, person), isLookedAt(actor, person) && peopleStore.hasViewed(actor.id, person.id)]);
  return personCard(actor, person, { ...ties, isViewed });
});
