import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { PeopleStore } from './people.store.ts';

export const readCircleHandler = handler(
  contract.people.readCircle,
  async ({ actor }, { peopleStore }: { peopleStore: PeopleStore }) => peopleStore.circleFor(actor),
);
