import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { associatedSkills } from '../lookups/associated-skills.ts';
import { cityById } from '../lookups/cities.ts';
import { tagsIn } from '../lookups/tags.steps.ts';
import { environment } from '../../platform/environment.ts';
import { accountsIn } from '../../records/account.ts';
import { mailAllowanceIn } from '../../records/mail-allowance.ts';
import {
  addJobNoteHandler,
  changeJobNoteHandler,
  listJobNotesHandler,
  removeJobNoteHandler,
  listOverseenJobNotesHandler,
  addOverseenJobNoteHandler,
  changeOverseenJobNoteHandler,
  removeOverseenJobNoteHandler,
} from './job-note.handlers.ts';
import {
  changeJobRecruitersHandler,
  listJobCandidatesHandler,
  listJobManagersHandler,
  listJobMatchesHandler,
  listJobsHandler,
  readJobStoryHandler,
  removeJobHandler,
} from './job.handlers.ts';
import { changeJobHandler } from './change-job.handler.ts';
import {
  closeJobHandler,
  fillOpeningHandler,
  holdJobHandler,
  listClosingCandidatesHandler,
  reopenJobHandler,
} from './job-status.handlers.ts';
import {
  acceptHandoverHandler,
  askHandoverHandler,
  declineHandoverHandler,
  listHandoversHandler,
  readHandoverHandler,
  withdrawHandoverHandler,
} from './handover.handlers.ts';
import {
  acceptMembershipHandler,
  askColleagueHandler,
  endMembershipHandler,
  listMembershipsHandler,
  readJobHandler,
  removeColleagueHandler,
} from './job-team.handlers.ts';
import { jobTeamStore } from './job-team.store.ts';
import { handoversStore } from './handovers.store.ts';
import { jobViewsStore } from './job-views.store.ts';
import { jobsStore } from './jobs.store.ts';
import { jobTiesStore } from './job-ties.store.ts';
import { listClientsJobsHandler, listRecruitersClientsHandler, listRecruitersJobsHandler } from './job-tie.handlers.ts';
import { listJobViewsHandler, removeJobViewHandler, saveJobViewHandler } from './job-view.handlers.ts';
import { jobNotesStore } from './job-notes.store.ts';
import { listRecruiterJobsHandler, readRecruiterJobHandler } from './recruiter-job.handlers.ts';
import { overseenJobsStore } from './overseen-jobs.store.ts';
import { postJobHandler } from './post-job.handler.ts';
import { recruiterJobsStore } from './recruiter-jobs.store.ts';
import { listOverseenJobsHandler, readOverseenJobHandler } from './overseen-job.handlers.ts';

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
    fillOpeningHandler,
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
    listHandoversHandler,
    acceptHandoverHandler,
    declineHandoverHandler,
    readHandoverHandler,
    askHandoverHandler,
    withdrawHandoverHandler,
    listMembershipsHandler,
    acceptMembershipHandler,
    endMembershipHandler,
    askColleagueHandler,
    removeColleagueHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    jobsStore: jobsStore(theTable()),
    handoversStore: handoversStore(theTable()),
    jobTeamStore: jobTeamStore(theTable()),
    mailAllowance: mailAllowanceIn(theTable()),
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
