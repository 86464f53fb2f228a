import { noEmployeeInfo, type EmployeeInfo, type WorkExperience } from '../../../shared/model/candidate-profile.ts';
import { latestFirst, type CandidateRecord } from '../../records/candidate-profile.ts';
import type { ProfileAccess } from './may-see-profile.ts';

/** What of a record its viewer sees; where they do not see employers, the title of the newest position alone (PLUS-38). */
export function shownRecord({ sees }: Pick<ProfileAccess, 'sees'>, record: CandidateRecord): CandidateRecord {
  return {
    ...record,
    educations: sees('schools') ? record.educations : [],
    certifications: sees('schools') ? record.certifications : [],
    workExperiences: sees('employers') ? record.workExperiences : titleAlone(record.workExperiences),
    employeeInfo: record.employeeInfo && (sees('wishes') ? record.employeeInfo : withoutWishes(record.employeeInfo)),
  };
}

function titleAlone(experiences: readonly WorkExperience[]): WorkExperience[] {
  const [newest] = latestFirst.workExperiences(experiences);
  if (!newest) return [];
  const { id, version, title } = newest;
  const times = { isWorking: false, fromYear: null, fromMonth: null, toYear: null, toMonth: null };
  return [{ id, version, title, company: '', location: '', ...times }];
}

function withoutWishes({ languages: _languages, links: _links, ...info }: EmployeeInfo): EmployeeInfo {
  const { relocation, citizenship, citizenshipDesc, clearanceType, softSkills } = noEmployeeInfo;
  return { ...info, relocation, citizenship, citizenshipDesc, clearanceType, softSkills };
}
