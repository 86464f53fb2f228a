import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { PeopleStore } from './people.store.ts';

export const readCircleHandler = answer(
  contract.people.readCircle,
  async ({ actor }, { peopleStore }: { peopleStore: PeopleStore }) => peopleStore.circleFor(actor),
);
