import { clock, theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { accountsIn } from '../../records/account.ts';
import { followedLinkIn } from '../../domain/jobs/followed-link.ts';
import { renewPerson } from '../../domain/people/person-copy.ts';
import { openLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { applicationsStore } from './applications.store.ts';
import { applyAfterSignUp, applyByRecommendation } from './apply-by-event.steps.ts';
import { clearRemovedJob } from './clear-removed-job.steps.ts';
import { handOverApplications } from './hand-over-applications.steps.ts';
import { mailApplication } from './mail-application.steps.ts';
import { removedJobsStore } from './removed-jobs.store.ts';
import { waitingPlacesOf } from './waiting-candidates.store.ts';

const open = () => ({
  ...openLetterNeeds(),
  table: theTable(),
  followedLink: followedLinkIn(theTable()),
  applicationsStore: applicationsStore(theTable()),
  removedJobsStore: removedJobsStore(theTable()),
  account: accountsIn(theTable()).account,
  clock,
});

export const handler = eventConsumer('applications', open, {
  'self-assignment-created': mailApplication,
  'recommendation-accepted': applyByRecommendation,
  'job-removed': clearRemovedJob,
  'job-handover-changed': handOverApplications,
  'account-confirmed': applyAfterSignUp,
  // Recruiters see waiting candidates by their current name and picture.
  'person-changed': async ({ data }, { table }) =>
    renewPerson(table, data.userId, await waitingPlacesOf(table, data.userId)),
});
