import * as z from 'zod';
import { viewpoints } from '../constants/candidate-profile.ts';
import {
  candidateProfile as wholeProfile,
  certification,
  education,
  sentEmployeeInfo,
  workExperience,
} from '../model/candidate-profile.ts';
import { companyPeople, hidingList } from '../model/hiding.ts';
import { certificationForm } from '../validation/certification.ts';
import { educationForm } from '../validation/education.ts';
import { employeeInfoForm } from '../validation/employee-info.ts';
import { hiddenCompany, hidingForm } from '../validation/hiding.ts';
import { resumeEntriesForm } from '../validation/imported-candidate.ts';
import { orGrouped } from '../validation/job-groups.ts';
import { workExperienceForm } from '../validation/work-experience.ts';
import { candidateOverview } from './candidate-overview.ts';
import { flag, id, idValue, line, onlyId } from './fields.ts';
import { ownResumes } from './own-resumes.ts';
import { route } from './route.ts';

const params = z.strictObject({ candidateId: id });
const onlyIdParams = z.strictObject({ id });
const entryParams = z.strictObject({ candidateId: id, id });
const readers = ['candidate', 'recruiter', 'manager', 'super_manager'] as const;
const editors = ['candidate', 'recruiter'] as const;

/**
 * A candidate's profile, on their own page and as recruiters edit it (area CAND, CAND-55 to CAND-72). Each entry and
 * employee info are saved on their own, so that one never undoes another.
 */
export const candidateProfile = {
  readCandidateProfile: route({
    method: 'GET',
    path: '/api/candidates/{candidateId}/profile',
    roles: readers,
    summary: 'The whole profile of a candidate, entries newest first, with how complete it is.',
    request: { params },
    response: wholeProfile,
    errors: ['notFound', 'forbidden'],
  }),
  readOverseenCandidate: route({
    method: 'GET',
    path: '/api/super-manager/candidates/{id}',
    roles: ['super_manager'],
    summary: 'The whole profile of any candidate, for oversight.',
    request: { params: onlyIdParams },
    response: wholeProfile,
    errors: ['notFound', 'forbidden'],
  }),
  readProfileAs: route({
    method: 'GET',
    path: '/api/candidates/{candidateId}/profile/as',
    roles: ['candidate'],
    summary: 'The candidate’s own profile as another kind of person sees it; null where they see nothing of it.',
    request: { params, query: z.strictObject({ viewpoint: z.enum(viewpoints) }) },
    response: z.object({ profile: wholeProfile.nullable() }),
    errors: ['notFound', 'forbidden'],
  }),
  ...candidateOverview,
  favoriteCandidate: route({
    method: 'POST',
    path: '/api/candidates/{candidateId}/favorite',
    roles: ['recruiter', 'manager'],
    summary: 'Mark or unmark a candidate as favourite.',
    request: { params, body: z.strictObject({ isFavorite: flag }) },
    response: z.object({ id: idValue, isFavorite: z.boolean() }),
    errors: ['notFound', 'forbidden'],
  }),
  approveCandidate: route({
    method: 'PUT',
    path: '/api/candidates/{candidateId}/approve',
    roles: ['recruiter'],
    summary: 'Approve a candidate for a region; the candidate is notified. Returns the whole profile (CAND-53).',
    request: { params, query: z.strictObject({ region: line(80, 1) }) },
    response: wholeProfile,
    errors: ['notFound', 'forbidden', 'invalid'],
  }),
  listEducations: route({
    method: 'GET',
    path: '/api/candidates/{candidateId}/educations',
    roles: readers,
    summary: 'The educations of a candidate, newest first.',
    request: { params },
    response: z.array(education),
    errors: ['notFound', 'forbidden'],
  }),
  addEducation: route({
    method: 'POST',
    path: '/api/candidates/{candidateId}/educations',
    roles: editors,
    summary: 'Add an education.',
    creates: true,
    request: { params, body: educationForm },
    response: education,
    errors: ['notFound', 'forbidden', 'invalid', 'conflict'],
  }),
  readEducation: route({
    method: 'GET',
    path: '/api/candidates/{candidateId}/educations/{id}',
    roles: readers,
    summary: 'One education.',
    request: { params: entryParams },
    response: education,
    errors: ['notFound', 'forbidden'],
  }),
  changeEducation: route({
    method: 'PUT',
    path: '/api/candidates/{candidateId}/educations/{id}',
    roles: editors,
    summary: 'Change an education.',
    request: { params: entryParams, body: educationForm },
    response: education,
    errors: ['notFound', 'forbidden', 'invalid', 'conflict'],
  }),
  removeEducation: route({
    method: 'DELETE',
    path: '/api/candidates/{candidateId}/educations/{id}',
    roles: editors,
    summary: 'Remove an education.',
    request: { params: entryParams },
    response: onlyId,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  listCertifications: route({
    method: 'GET',
    path: '/api/candidates/{candidateId}/certifications',
    roles: readers,
    summary: 'The certifications of a candidate, newest first.',
    request: { params },
    response: z.array(certification),
    errors: ['notFound', 'forbidden'],
  }),
  addCertification: route({
    method: 'POST',
    path: '/api/candidates/{candidateId}/certifications',
    roles: editors,
    summary: 'Add a certification.',
    creates: true,
    request: { params, body: certificationForm },
    response: certification,
    errors: ['notFound', 'forbidden', 'invalid', 'conflict'],
  }),
  readCertification: route({
    method: 'GET',
    path: '/api/candidates/{candidateId}/certifications/{id}',
    roles: readers,
    summary: 'One certification.',
    request: { params: entryParams },
    response: certification,
    errors: ['notFound', 'forbidden'],
  }),
  changeCertification: route({
    method: 'PUT',
    path: '/api/candidates/{candidateId}/certifications/{id}',
    roles: editors,
    summary: 'Change a certification.',
    request: { params: entryParams, body: certificationForm },
    response: certification,
    errors: ['notFound', 'forbidden', 'invalid', 'conflict'],
  }),
  removeCertification: route({
    method: 'DELETE',
    path: '/api/candidates/{candidateId}/certifications/{id}',
    roles: editors,
    summary: 'Remove a certification.',
    request: { params: entryParams },
    response: onlyId,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  listWorkExperiences: route({
    method: 'GET',
    path: '/api/candidates/{candidateId}/work-experiences',
    roles: readers,
    summary: 'The work experiences of a candidate, newest first.',
    request: { params },
    response: z.array(workExperience),
    errors: ['notFound', 'forbidden'],
  }),
  addWorkExperience: route({
    method: 'POST',
    path: '/api/candidates/{candidateId}/work-experiences',
    roles: editors,
    summary: 'Add a work experience.',
    creates: true,
    request: { params, body: workExperienceForm },
    response: workExperience,
    errors: ['notFound', 'forbidden', 'invalid', 'conflict'],
  }),
  readWorkExperience: route({
    method: 'GET',
    path: '/api/candidates/{candidateId}/work-experiences/{id}',
    roles: readers,
    summary: 'One work experience.',
    request: { params: entryParams },
    response: workExperience,
    errors: ['notFound', 'forbidden'],
  }),
  changeWorkExperience: route({
    method: 'PUT',
    path: '/api/candidates/{candidateId}/work-experiences/{id}',
    roles: editors,
    summary: 'Change a work experience.',
    request: { params: entryParams, body: workExperienceForm },
    response: workExperience,
    errors: ['notFound', 'forbidden', 'invalid', 'conflict'],
  }),
  removeWorkExperience: route({
    method: 'DELETE',
    path: '/api/candidates/{candidateId}/work-experiences/{id}',
    roles: editors,
    summary: 'Remove a work experience.',
    request: { params: entryParams },
    response: onlyId,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  readEmployeeInfo: route({
    method: 'GET',
    path: '/api/candidates/{candidateId}/employee-info',
    roles: readers,
    summary: 'What a candidate wants and brings; empty before it is first saved.',
    request: { params },
    response: sentEmployeeInfo,
    errors: ['notFound', 'forbidden'],
  }),
  saveEmployeeInfo: route({
    method: 'POST',
    path: '/api/candidates/{candidateId}/employee-info',
    roles: editors,
    summary: 'Save what a candidate wants and brings, replacing what was there.',
    request: { params, body: orGrouped(employeeInfoForm) },
    response: sentEmployeeInfo,
    errors: ['notFound', 'forbidden', 'invalid', 'conflict'],
  }),
  addFromResume: route({
    method: 'POST',
    path: '/api/candidates/{candidateId}/entries',
    roles: ['candidate'],
    summary: 'Add what was read in a resume and looked at to the caller’s own profile: all of it, or nothing.',
    creates: true,
    request: { params, body: resumeEntriesForm },
    response: wholeProfile,
    errors: ['notFound', 'forbidden', 'invalid', 'conflict'],
  }),
  ...ownResumes,
  readHiding: route({
    method: 'GET',
    path: '/api/candidates/{candidateId}/hidden-from',
    roles: ['candidate'],
    summary: 'The companies from which the caller hides, and the recruiters they confirmed (PLUS-21).',
    request: { params },
    response: hidingList,
    errors: ['notFound', 'forbidden'],
  }),
  countCompanyPeople: route({
    method: 'GET',
    path: '/api/candidates/{candidateId}/hidden-from/people',
    roles: ['candidate'],
    summary: 'How many managers and recruiters act for a company, asked before hiding from it; a few a day (PLUS-40).',
    request: { params, query: z.strictObject({ company: hiddenCompany }) },
    response: companyPeople,
    errors: ['notFound', 'forbidden', 'invalid', 'tooMany'],
  }),
  saveHiding: route({
    method: 'PUT',
    path: '/api/candidates/{candidateId}/hidden-from',
    roles: ['candidate'],
    summary: 'Hide from the people who hire for these companies, or from everybody but confirmed recruiters (PLUS-21).',
    request: { params, body: hidingForm },
    response: hidingList,
    errors: ['notFound', 'forbidden', 'invalid', 'conflict'],
  }),
};
