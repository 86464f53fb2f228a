import { theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { awardPoints } from './award-points.ts';
import { bountiesStore } from './bounties.store.ts';
import { pointsStore } from './points.store.ts';

export const handler = eventConsumer('points', () => ({ ...pointsStore(theTable()), ...bountiesStore(theTable()) }), {
  'job-closed': async (event, store) => {
    const award = awardPoints(event, event.data.contest ? await store.decidersFor(event.data.manager.id) : []);
    if (award) await store.saveAward(award);
  },
});
