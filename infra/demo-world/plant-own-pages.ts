import { changeOwnPageHandler } from '../../functions/features/people/own-page.handlers.ts';
import type { OwnPagesStore } from '../../functions/features/people/own-pages.store.ts';
import { act } from './act.ts';
import type { PlantedPeople } from './plant-people.ts';
import type { worldClock } from './world-clock.ts';

interface PageNeeds {
  ownPagesStore: OwnPagesStore;
  clock: ReturnType<typeof worldClock>;
}

const ofRecruiters = [
  {
    headline: 'Engineers who keep systems running',
    about: 'Small lists, each with a reason. I send three people, not thirty.',
    specialties: ['Site reliability', 'Cloud platforms'],
  },
  {
    headline: 'Accountants and analysts, permanent and by contract',
    about: 'I ask for the last three months of a role before I describe it to anybody.',
    specialties: ['Finance', 'Data analysis'],
  },
  {
    headline: 'Nurses and technologists for hospitals',
    about:
      'I worked nights in intensive care for nine years before I began to recruit.\n\nI call everybody before I put them forward, and I say what I do not know.',
    specialties: ['Intensive care', 'Operating room', 'Travel contracts'],
  },
];
const ofManagers = [
  {
    headline: 'Hiring for three hospitals; I answer within two days',
    about: 'Tell me in two sentences why somebody fits. I read every submission myself.',
    specialties: ['Nursing', 'Allied health'],
  },
];

/** What the first recruiters and managers show of themselves; the others have published nothing. */
export async function plantOwnPages({ recruiters, managers }: PlantedPeople, needs: PageNeeds): Promise<void> {
  needs.clock.moveTo(needs.clock.at(20, 610));
  const rest = { shows: ['picture', 'place', 'facts'], isPublished: true, version: 0 };
  for (const [at, words] of ofRecruiters.entries())
    await act(changeOwnPageHandler, recruiters[at]!, { body: { ...words, ...rest } }, needs);
  for (const [at, words] of ofManagers.entries())
    await act(changeOwnPageHandler, managers[at]!, { body: { ...words, ...rest } }, needs);
}
