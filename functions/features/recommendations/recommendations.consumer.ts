import { theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { openLinkLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { recommendationsIn } from '../../domain/invitations/recommendations.ts';
import { mailRecommendation } from './mail-recommendation.steps.ts';
import { recommendationsStore } from './recommendations.store.ts';

const open = () => ({
  ...openLinkLetterNeeds(),
  recommendations: recommendationsIn(theTable()),
  recommendationsStore: recommendationsStore(theTable()),
});

export const handler = eventConsumer('recommendations', open, { 'job-recommended': mailRecommendation });
