import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { environment } from '../../platform/environment.ts';
import { followedLinkIn } from '../../domain/jobs/followed-link.ts';
import { associatedSkills } from '../lookups/associated-skills.ts';
import { accountsIn } from '../../records/account.ts';
import { jobKind } from '../../search/kinds/job.ts';
import { openSearch } from '../../search/open-search.ts';
import { jobLogStore } from '../../search/search-log.store.ts';
import { acceptSelfAssignmentHandler } from './accept-self-assignment.handler.ts';
import {
  declineSelfAssignmentHandler,
  listSelfAssignmentsHandler,
  undoDeclineHandler,
} from './self-assignment.handlers.ts';
import { acceptancesStore } from './acceptances.store.ts';
import { applicationsStore } from './applications.store.ts';
import { applyToJobHandler } from './apply-to-job.handler.ts';
import {
  favoriteJobHandler,
  listCandidateJobsHandler,
  readCandidateJobHandler,
  undoWithdrawalHandler,
} from './candidate-job.handlers.ts';
import {
  declineApplicantHandler,
  listWaitingApplicantsHandler,
  takeApplicantForwardHandler,
} from './waiting-applicant.handlers.ts';
import { recommendedJobsStore } from './recommended-jobs.store.ts';
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
    declineApplicantHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    followedLink: followedLinkIn(theTable()),
    applicationsStore: applicationsStore(theTable()),
    acceptancesStore: acceptancesStore(theTable()),
    claimDays: () => environment('claims').CLAIM_DAYS,
    proposalDays: () => environment('claims').PROPOSAL_DAYS,
    openApplicants: () => environment('claims').OPEN_APPLICANTS,
    withdrawalsStore: withdrawalsStore(theTable()),
    recommendedJobsStore: recommendedJobsStore(theTable()),
    jobSearch: openSearch(jobKind, jobLogStore(theTable())),
    skillPairs: associatedSkills,
    clock,
  }),
);
