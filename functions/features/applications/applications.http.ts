import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { environment } from '../../platform/environment.ts';
import { associatedSkills } from '../lookups/associated-skills.ts';
import { accountsIn } from '../../records/account.ts';
import { openJobSearch } from '../../search/open-job-search.ts';
import { acceptSelfAssignmentHandler } from './accept-self-assignment.handler.ts';
import { acceptancesStore } from './acceptances.store.ts';
import { applicationsStore } from './applications.store.ts';
import { applyToJobHandler } from './apply-to-job.handler.ts';
import { declineSelfAssignmentHandler } from './decline-self-assignment.handler.ts';
import { favoriteJobHandler } from './favorite-job.handler.ts';
import { listCandidateJobsHandler } from './list-candidate-jobs.handler.ts';
import { listSelfAssignmentsHandler } from './list-self-assignments.handler.ts';
import { listWaitingApplicantsHandler } from './list-waiting-applicants.handler.ts';
import { readCandidateJobHandler } from './read-candidate-job.handler.ts';
import { recommendedJobsStore } from './recommended-jobs.store.ts';
import { takeApplicantForwardHandler } from './take-applicant-forward.handler.ts';
import { undoDeclineHandler } from './undo-decline.handler.ts';
import { undoWithdrawalHandler } from './undo-withdrawal.handler.ts';
import { withdrawApplicationHandler } from './withdraw-application.handler.ts';
import { withdrawalsStore } from './withdrawals.store.ts';

export const handler = httpFunction(
  [
    listCandidateJobsHandler,
    readCandidateJobHandler,
    applyToJobHandler,
    withdrawApplicationHandler,
    undoWithdrawalHandler,
    favoriteJobHandler,
    listSelfAssignmentsHandler,
    acceptSelfAssignmentHandler,
    declineSelfAssignmentHandler,
    undoDeclineHandler,
    listWaitingApplicantsHandler,
    takeApplicantForwardHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    applicationsStore: applicationsStore(theTable()),
    acceptancesStore: acceptancesStore(theTable()),
    claimDays: () => environment('claims').CLAIM_DAYS,
    withdrawalsStore: withdrawalsStore(theTable()),
    recommendedJobsStore: recommendedJobsStore(theTable()),
    jobSearch: openJobSearch(theTable()),
    skillPairs: associatedSkills,
    clock,
  }),
);
