import { clock, theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { environment } from '../environment.ts';
import { stageMail } from '../outside/mail/send-mail.ts';
import { recommendationsIn } from '../records/recommendation.ts';
import { mailedTokensIn } from '../records/mailed-token.ts';
import { mailRecommendation } from './mail-recommendation.steps.ts';
import { recommendationsStore } from './recommendations.store.ts';

const open = () => ({
  recommendations: recommendationsIn(theTable()),
  recommendationsStore: recommendationsStore(theTable()),
  mailedTokens: mailedTokensIn(theTable()),
  send: stageMail(theTable()),
  siteUrl: environment('site').SITE_URL,
  clock,
});

export const handler = eventConsumer('recommendations', open, { 'job-recommended': mailRecommendation });
