import { markViewedHandler } from '../../functions/features/people/person.handlers.ts';
import type { PeopleStore } from '../../functions/features/people/people.store.ts';
import { act } from './act.ts';
import type { PlantedPeople } from './plant-people.ts';
import type { worldClock } from './world-clock.ts';

interface ViewerNeeds {
  peopleStore: PeopleStore;
  clock: ReturnType<typeof worldClock>;
}

/** The demo's candidate was found by five recruiters and looked at by a manager, one after the other, in the past week. */
export async function plantViewers(
  { recruiters, managers, candidates: [candidate] }: PlantedPeople,
  needs: ViewerNeeds,
): Promise<void> {
  if (!candidate) return;
  for (const [place, viewer] of [...recruiters.slice(0, 5), ...managers.slice(0, 1)].entries()) {
    needs.clock.moveTo(needs.clock.at(7 - place, 600));
    await act(markViewedHandler, viewer, { params: { id: candidate.id } }, needs);
  }
}
