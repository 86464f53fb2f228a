import { clock, theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { accountsIn } from '../records/account.ts';
import { applicationsStore } from './applications.store.ts';
import { applyByRecommendation } from './apply-by-recommendation.steps.ts';

const open = () => ({
  applicationsStore: applicationsStore(theTable()),
  account: accountsIn(theTable()).account,
  clock,
});

export const handler = eventConsumer('recommendation-accepted', open, applyByRecommendation);
