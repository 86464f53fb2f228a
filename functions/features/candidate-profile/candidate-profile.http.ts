import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { cityById } from '../lookups/cities.ts';
import { tagsIn } from '../lookups/tags.steps.ts';
import { environment } from '../../platform/environment.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { stageSummaries } from '../../platform/outside/ai-text/summarize-profile.ts';
import { companyPeopleIn } from '../../domain/people/company-people.ts';
import { accountsIn } from '../../records/account.ts';
import { companiesAskedIn } from '../../records/hiding.ts';
import { summaryAllowanceIn } from '../../records/summary-allowance.ts';
import {
  addFromResumeHandler,
  changeOwnResumeHandler,
  downloadResumeHandler,
  listOwnResumesHandler,
  readResumeHandler,
  removeOwnResumeHandler,
  removeResumeHandler,
} from './resume.handlers.ts';
import { approveCandidateHandler } from './approve-candidate.handler.ts';
import { candidateProfileStore } from './candidate-profile.store.ts';
import {
  favoriteCandidateHandler,
  listJobsOfCandidateHandler,
  readCandidateProfileHandler,
  readCandidateSummaryHandler,
  readOverseenCandidateHandler,
} from './candidate-profile.handlers.ts';
import { jobsOfCandidateStore } from './jobs-of-candidate.store.ts';
import { ownResumesStore } from './own-resumes.store.ts';
import { profileMarksStore } from './profile-marks.store.ts';
import { readEmployeeInfoHandler, saveEmployeeInfoHandler } from './employee-info.handlers.ts';
import {
  countCompanyPeopleHandler,
  readHidingHandler,
  readProfileAsHandler,
  saveHidingHandler,
} from './hiding.handlers.ts';
import {
  addCertificationHandler,
  addEducationHandler,
  addWorkExperienceHandler,
  changeCertificationHandler,
  changeEducationHandler,
  changeWorkExperienceHandler,
  listCertificationsHandler,
  listEducationsHandler,
  listWorkExperiencesHandler,
  readCertificationHandler,
  readEducationHandler,
  readWorkExperienceHandler,
  removeCertificationHandler,
  removeEducationHandler,
  removeWorkExperienceHandler,
} from './entry.handlers.ts';

export const handler = httpFunction(
  [
    readCandidateProfileHandler,
    readOverseenCandidateHandler,
    readCandidateSummaryHandler,
    listJobsOfCandidateHandler,
    favoriteCandidateHandler,
    approveCandidateHandler,
    listEducationsHandler,
    readEducationHandler,
    addEducationHandler,
    changeEducationHandler,
    removeEducationHandler,
    listCertificationsHandler,
    readCertificationHandler,
    addCertificationHandler,
    changeCertificationHandler,
    removeCertificationHandler,
    listWorkExperiencesHandler,
    readWorkExperienceHandler,
    addWorkExperienceHandler,
    changeWorkExperienceHandler,
    removeWorkExperienceHandler,
    readEmployeeInfoHandler,
    saveEmployeeInfoHandler,
    addFromResumeHandler,
    readResumeHandler,
    downloadResumeHandler,
    removeResumeHandler,
    listOwnResumesHandler,
    changeOwnResumeHandler,
    removeOwnResumeHandler,
    readHidingHandler,
    readProfileAsHandler,
    countCompanyPeopleHandler,
    saveHidingHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    candidateProfileStore: candidateProfileStore(theTable()),
    profileMarksStore: profileMarksStore(theTable()),
    ownResumesStore: ownResumesStore(theTable()),
    jobsOfCandidateStore: jobsOfCandidateStore(theTable()),
    summaryAllowance: summaryAllowanceIn(theTable()),
    companyPeople: companyPeopleIn(theTable()),
    companiesAsked: companiesAskedIn(theTable()),
    ...stageSummaries(),
    files: s3Files(environment('files-resumes').FILES_BUCKET),
    cityById,
    tagsOf: tagsIn(theTable()),
    clock,
  }),
);
