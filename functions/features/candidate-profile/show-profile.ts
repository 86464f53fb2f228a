import { candidateActions } from '../../../shared/constants/candidate-profile.ts';
import { noEmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import { profileCompleteness, type ProfileParts } from '../../../shared/rules/profile-completeness.ts';
import { referenceOf } from '../../records/account.ts';
import { unnamed } from '../../domain/people/unnamed.ts';
import { latestFirst, type CandidateRecord } from '../../records/candidate-profile.ts';
import { extractiveSummary } from '../../platform/outside/ai-text/extractive.ts';
import type { ProfileAccess } from './may-see-profile.ts';
import { summaryFacts } from './summary-facts.ts';

/** What the viewer has done with the candidate before. */
export interface ProfileMarks {
  isFavorite: boolean;
  isViewed: boolean;
  approval: { region: string; approvedAt: string } | null;
}

/** A candidate's profile as the page shows it, entries newest first, with what the viewer's role may see and do. */
export function showProfile({ person, may, sees }: ProfileAccess, record: CandidateRecord, marks: ProfileMarks) {
  return {
    candidate: sees('surname') ? referenceOf(person) : unnamed(referenceOf(person)),
    isAnonymous: !sees('surname'),
    educations: latestFirst.educations(record.educations),
    certifications: latestFirst.certifications(record.certifications),
    workExperiences: latestFirst.workExperiences(record.workExperiences),
    employeeInfo: record.employeeInfo ?? noEmployeeInfo,
    resume: may('resume') ? (record.resume ?? null) : null,
    completeness: may('completeness') ? profileCompleteness(partsOf(record, person.avatar !== null)) : null,
    isEditable: may('edit'),
    isFavorite: may('favorite') ? marks.isFavorite : null,
    isViewed: may('viewed') ? marks.isViewed : null,
    approval: may('approve') ? marks.approval : null,
    isApprovable: may('approve'),
    summary: may('summary') ? extractiveSummary(summaryFacts(person, record)) : null,
    actions: candidateActions.filter(may),
  };
}

/** What of a record is there. */
export function partsOf(record: CandidateRecord, hasPicture: boolean): ProfileParts {
  const info = record.employeeInfo ?? noEmployeeInfo;
  return {
    skills: info.spheres.length > 0,
    experience: record.workExperiences.length > 0,
    place: info.city !== null,
    pay: [info.rateFrom, info.rateTo, info.salaryFrom, info.salaryTo].some((amount) => amount !== null),
    authorization: info.citizenship.length > 0,
    years: info.workStartedAt !== null,
    education: record.educations.length + record.certifications.length > 0,
    picture: hasPicture,
  };
}
