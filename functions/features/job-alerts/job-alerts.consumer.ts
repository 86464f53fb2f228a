import { theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { openLinkLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { jobAlertsStore } from './job-alerts.store.ts';
import { mailAskedAlert } from './mail-asked-alert.steps.ts';

const open = () => ({ ...openLinkLetterNeeds(), jobAlertsStore: jobAlertsStore(theTable()) });

export const handler = eventConsumer('job-alerts', open, { 'job-alert-asked': mailAskedAlert });
