import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { cityById } from '../lookups/cities.ts';
import { tagsIn } from '../lookups/tags.steps.ts';
import { environment } from '../../platform/environment.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { stageSummaries } from '../../platform/outside/ai-text/summarize-profile.ts';
import { accountsIn } from '../../records/account.ts';
import { summaryAllowanceIn } from '../../records/summary-allowance.ts';
import { addCertificationHandler } from './add-certification.handler.ts';
import { addFromResumeHandler } from './add-from-resume.handler.ts';
import { addEducationHandler } from './add-education.handler.ts';
import { addWorkExperienceHandler } from './add-work-experience.handler.ts';
import { approveCandidateHandler } from './approve-candidate.handler.ts';
import { candidateProfileStore } from './candidate-profile.store.ts';
import { changeCertificationHandler } from './change-certification.handler.ts';
import { changeEducationHandler } from './change-education.handler.ts';
import { changeWorkExperienceHandler } from './change-work-experience.handler.ts';
import { downloadResumeHandler } from './download-resume.handler.ts';
import { favoriteCandidateHandler } from './favorite-candidate.handler.ts';
import { jobsOfCandidateStore } from './jobs-of-candidate.store.ts';
import { listCertificationsHandler } from './list-certifications.handler.ts';
import { listEducationsHandler } from './list-educations.handler.ts';
import { listJobsOfCandidateHandler } from './list-jobs-of-candidate.handler.ts';
import { listWorkExperiencesHandler } from './list-work-experiences.handler.ts';
import { ownResumesStore } from './own-resumes.store.ts';
import { profileMarksStore } from './profile-marks.store.ts';
import { readCandidateProfileHandler } from './read-candidate-profile.handler.ts';
import { readCandidateSummaryHandler } from './read-candidate-summary.handler.ts';
import { readCertificationHandler } from './read-certification.handler.ts';
import { readEducationHandler } from './read-education.handler.ts';
import { readEmployeeInfoHandler } from './read-employee-info.handler.ts';
import { readHidingHandler } from './read-hiding.handler.ts';
import { readOverseenCandidateHandler } from './read-overseen-candidate.handler.ts';
import { readResumeHandler } from './read-resume.handler.ts';
import { readWorkExperienceHandler } from './read-work-experience.handler.ts';
import { removeCertificationHandler } from './remove-certification.handler.ts';
import { removeEducationHandler } from './remove-education.handler.ts';
import { removeResumeHandler } from './remove-resume.handler.ts';
import { removeWorkExperienceHandler } from './remove-work-experience.handler.ts';
import { saveEmployeeInfoHandler } from './save-employee-info.handler.ts';
import { saveHidingHandler } from './save-hiding.handler.ts';

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
    readHidingHandler,
    saveHidingHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    candidateProfileStore: candidateProfileStore(theTable()),
    profileMarksStore: profileMarksStore(theTable()),
    ownResumesStore: ownResumesStore(theTable()),
    jobsOfCandidateStore: jobsOfCandidateStore(theTable()),
    summaryAllowance: summaryAllowanceIn(theTable()),
    ...stageSummaries(),
    files: s3Files(environment('files-resumes').FILES_BUCKET),
    cityById,
    tagsOf: tagsIn(theTable()),
    clock,
  }),
);
