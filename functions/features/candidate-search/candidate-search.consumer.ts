import { clock, theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { associatedSkills } from '../lookups/associated-skills.ts';
import { cityById, cityMeant } from '../lookups/cities.ts';
import { judgeCandidate } from './announce-finds.steps.ts';
import { candidateSearchStore } from './candidate-search.store.ts';
import { findsStore } from './finds.store.ts';

const open = () => ({
  findsStore: findsStore(theTable()),
  candidateSearchStore: candidateSearchStore(theTable()),
  reference: { cityById, cityMeant, skillPairs: associatedSkills },
  clock,
});

export const handler = eventConsumer('candidate-search', open, {
  'candidate-profile-changed': async ({ data }, needs) => judgeCandidate(data.candidateId, needs),
});
