import { theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { awardPoints } from './award-points.ts';
import { pointsStore } from './points.store.ts';

export const handler = eventConsumer('points', () => pointsStore(theTable()), {
  'job-closed': async (event, store) => {
    const award = awardPoints(event);
    if (award) await store.saveAward(award);
  },
});
