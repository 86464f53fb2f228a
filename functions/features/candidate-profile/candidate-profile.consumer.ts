import { clock, theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { candidateProfileStore } from './candidate-profile.store.ts';
import { importsStore } from './imports.store.ts';
import { claimImport, refuseImport } from './settle-import.steps.ts';
import { emptyProfile, fillProfile } from './settle-merge.steps.ts';
import { refreshJob, refreshMoved, refreshPerson } from './refresh-search.steps.ts';

const open = () => ({
  candidateProfileStore: candidateProfileStore(theTable()),
  importsStore: importsStore(theTable()),
  clock,
});

// Search finds candidates by their current name, and as available or on a job as they are now; lists of jobs leave out
// who hides.
export const handler = eventConsumer('candidate-profile', open, {
  'account-confirmed': async (event, needs) => refreshPerson(event.data.userId, event.time, needs),
  'person-changed': async (event, needs) => refreshPerson(event.data.userId, event.time, needs),
  'candidate-profile-changed': async ({ data }, { candidateProfileStore: store }) => {
    if (data.section === 'hiding') await store.markRows(data.candidateId);
  },
  'self-assignment-accepted': async (event, needs) => refreshPerson(event.data.candidate.id, event.time, needs),
  'self-assignment-undone': async (event, needs) => refreshPerson(event.data.candidate.id, event.time, needs),
  'candidate-status-changed': refreshMoved,
  'candidate-invitation-accepted': claimImport,
  'candidate-invitation-declined': refuseImport,
  'candidates-merged': fillProfile,
  'candidate-merge-undone': emptyProfile,
  'job-closed': refreshJob,
  'job-status-changed': refreshJob,
});
