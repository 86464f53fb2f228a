import { clock, theTable } from '../../platform/door/dependencies.ts';
import { log } from '../../platform/door/log.ts';
import { scheduleFunction } from '../../platform/door/schedule-function.ts';
import { associatedSkills } from '../lookups/associated-skills.ts';
import { cityById, cityMeant } from '../lookups/cities.ts';
import { announceDaily } from './announce-finds.steps.ts';
import { candidateSearchStore } from './candidate-search.store.ts';
import { findsStore } from './finds.store.ts';

export const handler = scheduleFunction(
  () => ({
    findsStore: findsStore(theTable()),
    candidateSearchStore: candidateSearchStore(theTable()),
    reference: { cityById, cityMeant, skillPairs: associatedSkills },
    clock,
  }),
  async (needs, shards) => {
    log.info('saved searches', { ...(await announceDaily(needs, shards)) });
  },
);
