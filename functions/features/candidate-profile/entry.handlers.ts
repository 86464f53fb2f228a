import { contract } from '../../../shared/contract/contract.ts';
import { certificationProblems } from '../../../shared/validation/certification.ts';
import { workExperienceProblems } from '../../../shared/validation/work-experience.ts';
import { yearProblems } from '../../../shared/validation/years.ts';
import { handler } from '../../platform/door/handler.ts';
import { keptEntries } from './keep-entries.steps.ts';

const routes = contract['candidate-profile'];
const educations = keptEntries('educations', (facts, now) => ({
  ...yearProblems(facts, new Date(now).getUTCFullYear()),
}));
const certifications = keptEntries('certifications', certificationProblems);
const workExperiences = keptEntries('workExperiences', workExperienceProblems);

export const listEducationsHandler = handler(routes.listEducations, educations.list);
export const readEducationHandler = handler(routes.readEducation, educations.read);
export const addEducationHandler = handler(routes.addEducation, educations.add);
export const changeEducationHandler = handler(routes.changeEducation, educations.change);
export const removeEducationHandler = handler(routes.removeEducation, educations.remove);

export const listCertificationsHandler = handler(routes.listCertifications, certifications.list);
export const readCertificationHandler = handler(routes.readCertification, certifications.read);
export const addCertificationHandler = handler(routes.addCertification, certifications.add);
export const changeCertificationHandler = handler(routes.changeCertification, certifications.change);
export const removeCertificationHandler = handler(routes.removeCertification, certifications.remove);

export const listWorkExperiencesHandler = handler(routes.listWorkExperiences, workExperiences.list);
export const readWorkExperienceHandler = handler(routes.readWorkExperience, workExperiences.read);
export const addWorkExperienceHandler = handler(routes.addWorkExperience, workExperiences.add);
export const changeWorkExperienceHandler = handler(routes.changeWorkExperience, workExperiences.change);
export const removeWorkExperienceHandler = handler(routes.removeWorkExperience, workExperiences.remove);
