import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { associatedSkills } from '../lookups/associated-skills.ts';
import { cityById } from '../lookups/cities.ts';
import { tagsIn } from '../lookups/tags.steps.ts';
import { environment } from '../../platform/environment.ts';
import { accountsIn } from '../../records/account.ts';
import { addJobNoteHandler } from './add-job-note.handler.ts';
import { changeJobNoteHandler } from './change-job-note.handler.ts';
import { changeJobRecruitersHandler } from './change-job-recruiters.handler.ts';
import { changeJobHandler } from './change-job.handler.ts';
import { closeJobHandler } from './close-job.handler.ts';
import { holdJobHandler } from './hold-job.handler.ts';
import { jobViewsStore } from './job-views.store.ts';
import { jobsStore } from './jobs.store.ts';
import { listClosingCandidatesHandler } from './list-closing-candidates.handler.ts';
import { listJobCandidatesHandler } from './list-job-candidates.handler.ts';
import { jobTiesStore } from './job-ties.store.ts';
import { listClientsJobsHandler } from './list-clients-jobs.handler.ts';
import { listRecruitersClientsHandler } from './list-recruiters-clients.handler.ts';
import { listRecruitersJobsHandler } from './list-recruiters-jobs.handler.ts';
import { listJobViewsHandler } from './list-job-views.handler.ts';
import { jobNotesStore } from './job-notes.store.ts';
import { listJobManagersHandler } from './list-job-managers.handler.ts';
import { listJobMatchesHandler } from './list-job-matches.handler.ts';
import { listJobNotesHandler } from './list-job-notes.handler.ts';
import { listJobsHandler } from './list-jobs.handler.ts';
import { listRecruiterJobsHandler } from './list-recruiter-jobs.handler.ts';
import { overseenJobsStore } from './overseen-jobs.store.ts';
import { postJobHandler } from './post-job.handler.ts';
import { readJobHandler } from './read-job.handler.ts';
import { readRecruiterJobHandler } from './read-recruiter-job.handler.ts';
import { recruiterJobsStore } from './recruiter-jobs.store.ts';
import { removeJobViewHandler } from './remove-job-view.handler.ts';
import { saveJobViewHandler } from './save-job-view.handler.ts';
import { readJobStoryHandler } from './read-job-story.handler.ts';
import { removeJobNoteHandler } from './remove-job-note.handler.ts';
import { removeJobHandler } from './remove-job.handler.ts';
import { reopenJobHandler } from './reopen-job.handler.ts';
import { listOverseenJobsHandler } from './list-overseen-jobs.handler.ts';
import { readOverseenJobHandler } from './read-overseen-job.handler.ts';
import { listOverseenJobNotesHandler } from './list-overseen-job-notes.handler.ts';
import { addOverseenJobNoteHandler } from './add-overseen-job-note.handler.ts';
import { changeOverseenJobNoteHandler } from './change-overseen-job-note.handler.ts';
import { removeOverseenJobNoteHandler } from './remove-overseen-job-note.handler.ts';

export const handler = httpFunction(
  [
    listJobsHandler,
    postJobHandler,
    listJobViewsHandler,
    saveJobViewHandler,
    removeJobViewHandler,
    readJobHandler,
    changeJobHandler,
    changeJobRecruitersHandler,
    removeJobHandler,
    holdJobHandler,
    closeJobHandler,
    reopenJobHandler,
    listClosingCandidatesHandler,
    listJobCandidatesHandler,
    listClientsJobsHandler,
    listRecruitersClientsHandler,
    listRecruitersJobsHandler,
    listJobManagersHandler,
    listRecruiterJobsHandler,
    readRecruiterJobHandler,
    listJobMatchesHandler,
    listJobNotesHandler,
    addJobNoteHandler,
    changeJobNoteHandler,
    removeJobNoteHandler,
    readJobStoryHandler,
    listOverseenJobsHandler,
    readOverseenJobHandler,
    listOverseenJobNotesHandler,
    addOverseenJobNoteHandler,
    changeOverseenJobNoteHandler,
    removeOverseenJobNoteHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    jobsStore: jobsStore(theTable()),
    jobViewsStore: jobViewsStore(theTable()),
    jobTiesStore: jobTiesStore(theTable()),
    jobNotesStore: jobNotesStore(theTable()),
    overseenJobsStore: overseenJobsStore(theTable()),
    recruiterJobsStore: recruiterJobsStore(theTable()),
    reference: { cityById, tagsOf: tagsIn(theTable()) },
    skillPairs: associatedSkills,
    silenceDays: () => environment('silence').SILENCE_DAYS,
    answerDays: () => environment('claims').ANSWER_DAYS,
    clock,
  }),
);
