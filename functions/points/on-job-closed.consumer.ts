import { theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { awardPoints } from './award-points.ts';
import { pointsStore } from './points.store.ts';

export const handler = eventConsumer('job-closed', () => pointsStore(theTable()), async (event, store) => {
  const recruiterId = event.data.recruiter?.id;
  if (recruiterId === undefined) return;
  const { balance } = await store.points(recruiterId);
  const award = awardPoints(event, balance);
  if (award) await store.saveAward(award);
});
