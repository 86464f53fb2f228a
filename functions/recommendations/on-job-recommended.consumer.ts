import { clock, theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { environment } from '../environment.ts';
import { stageMail } from '../outside/mail/send-mail.ts';
import { mailedTokensIn } from '../records/mailed-token.ts';
import { mailRecommendation } from './mail-recommendation.steps.ts';
import { recommendationsStore } from './recommendations.store.ts';

const open = () => ({
  recommendationsStore: recommendationsStore(theTable()),
  mailedTokens: mailedTokensIn(theTable()),
  send: stageMail(theTable()),
  siteUrl: environment('site').SITE_URL,
  clock,
});

export const handler = eventConsumer('job-recommended', open, mailRecommendation);
