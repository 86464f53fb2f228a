import type { PersonReference } from '../../shared/model/person.ts';
import { searchMarks } from '../../shared/rules/hidden-from.ts';
import { type SummaryPart, summaryParts } from '../../shared/constants/candidate-search.ts';
import { softSkillLabels } from '../../shared/constants/candidate-profile.ts';
import type { CandidateRecord } from './candidate-profile.ts';
import { latestFirst, positionIn } from './candidate-profile.ts';
import { noEmployeeInfo } from '../../shared/model/candidate-profile.ts';
import type { CommonDocument } from './job-document.ts';

/**
 * The searchable content of a candidate; the change log carries it as JSON. Times are milliseconds, money is in whole
 * units of its currency.
 */
export interface CandidateDocument extends CommonDocument {
  firstName: string;
  lastName: string;
  /** The title of the current or last position. */
  title: string | null;
  /** Summary and experience as plain text. */
  summary: string;
  /** What each line of the summary is of; absent in documents written before it was kept. */
  summaryParts?: readonly SummaryPart[];
  /** Start of the working life. */
  workStartedAt: number | null;
  /** `available`, or `assigned` while on a job (CAND-27). */
  current: string;
  /** Jobs the candidate is on. */
  jobIds: readonly number[];
  /** Companies that the candidate hides from, as `companyKey` writes them. */
  hiddenFrom: readonly string[];
  /** `recruiters`, or the ids of those who alone find the candidate. */
  visibleTo: readonly (number | 'recruiters')[];
}

/** What of a candidate is not in the record: the account's name and age, and the jobs the candidate is on. */
export interface CandidateFacts {
  person: Pick<PersonReference, 'firstName' | 'lastName'>;
  createdAt: string;
  jobIds: readonly number[];
  /** Whom an application or a job brought together with the candidate. */
  met: readonly number[];
}

/** The candidate as the index holds it; nothing in it is contact data. */
export function candidateDocument(
  record: CandidateRecord,
  { person, createdAt, jobIds, met }: CandidateFacts,
): CandidateDocument {
  const { city, spheres, workStartedAt, ...info } = record.employeeInfo ?? noEmployeeInfo;
  const lines = summaryOf(record);
  const { rateFrom, rateTo, rateCurrency, salaryFrom, salaryTo, salaryCurrency } = info;
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    title: positionIn(record),
    summary: lines.map(({ text }) => text).join('\n'),
    summaryParts: lines.map(({ part }) => part),
    workStartedAt: workStartedAt === null ? null : Date.parse(workStartedAt),
    current: jobIds.length > 0 ? 'assigned' : 'available',
    jobIds,
    ...searchMarks(record.hiding, met),
    cityName: city?.name ?? null,
    stateName: city?.state.name ?? null,
    cityId: city?.id ?? null,
    countryId: city?.country.id ?? null,
    lat: city?.lat ?? null,
    lng: city?.lng ?? null,
    skills: spheres,
    rateFrom,
    rateTo,
    rateCurrency,
    salaryFrom,
    salaryTo,
    salaryCurrency,
    clearanceType: info.clearanceType,
    citizenship: info.citizenship,
    relocation: info.relocation,
    createdAt: Date.parse(createdAt),
  };
}

// Everything people search for that has no field of its own.
function summaryOf(record: CandidateRecord): { part: SummaryPart; text: string }[] {
  const { softSkills = [], citizenshipDesc = '' } = record.employeeInfo ?? {};
  const lines: Record<SummaryPart, (string | null | undefined)[][]> = {
    experience: latestFirst.workExperiences(record.workExperiences).map(({ title, company }) => [title, company]),
    education: latestFirst.educations(record.educations).map(({ school, degree, study }) => [school, degree, study]),
    certification: latestFirst.certifications(record.certifications).map(({ name, issueOrg }) => [name, issueOrg]),
    strengths: [softSkills.map((skill) => softSkillLabels[skill])],
    authorization: [[citizenshipDesc]],
  };
  return summaryParts
    .flatMap((part) =>
      lines[part].map((words) => ({ part, text: words.filter(Boolean).join(', ').replaceAll('\n', ' ') })),
    )
    .filter(({ text }) => text !== '');
}
