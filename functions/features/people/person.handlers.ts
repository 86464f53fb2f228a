import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { countViewers } from './count-viewers.ts';
import type { PeopleStore } from './people.store.ts';
import { personCard, strangers } from './person-card.ts';

export const readCircleHandler = handler(
  contract.people.readCircle,
  async ({ actor }, { peopleStore }: { peopleStore: PeopleStore }) => peopleStore.circleFor(actor),
);

export const readPersonHandler = handler(
  contract.people.readPerson,
  async ({ params, actor }, { peopleStore }: { peopleStore: PeopleStore }) => {
    const person = await peopleStore.account(params.id);
    return personCard(actor, person, person ? await peopleStore.tiesBetween(actor, person) : strangers);
  },
);

export const markViewedHandler = handler(
  contract.people.markViewed,
  async ({ params, actor, refuse }, { peopleStore, clock }: { peopleStore: PeopleStore; clock: Clock }) => {
    const person = await peopleStore.account(params.id);
    if (person?.status !== 'active' || person.role !== 'candidate') throw refuse.noSuch('candidate');
    if ((await peopleStore.tiesBetween(actor, person)).isHidden) throw refuse.noSuch('candidate');
    await peopleStore.saveViewed(actor, person.id, clock.now());
    return { isViewed: true as const };
  },
);

export const countViewersHandler = handler(
  contract.people.countViewers,
  async ({ actor }, { peopleStore, clock }: { peopleStore: Pick<PeopleStore, 'viewersOf'>; clock: Clock }) => {
    const [recruiters, managers] = await Promise.all([
      peopleStore.viewersOf(actor.id, 'recruiter'),
      peopleStore.viewersOf(actor.id, 'manager'),
    ]);
    return { recruiters: countViewers(recruiters, clock.now()), managers: countViewers(managers, clock.now()) };
  },
);
