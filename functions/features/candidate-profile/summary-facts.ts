import { countOf } from '../../../shared/rules/money.ts';
import type { WorkExperience } from '../../../shared/model/candidate-profile.ts';
import type { ProfileFacts } from '../../platform/outside/ai-text/port.ts';
import type { StoredAccount } from '../../records/account.ts';
import { latestFirst, type CandidateRecord } from '../../records/candidate-profile.ts';

const most = { skills: 6, titles: 3, schools: 2, letters: 80 };

/** What is known of a candidate from their profile, ready to be put into words; nothing that it does not say. */
export function summaryFacts(
  { firstName, createdAt }: Pick<StoredAccount, 'firstName' | 'createdAt'>,
  record: CandidateRecord,
): ProfileFacts {
  const info = record.employeeInfo;
  const experiences = latestFirst.workExperiences(record.workExperiences);
  const current = experiences.find(({ isWorking }) => isWorking);
  const schools = latestFirst.educations(record.educations).map(({ school }) => plain(school));
  const since = new Date(createdAt).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const statements = [
    current && `works as ${postIn(current)}`,
    info?.workStartedAt && `has worked since ${info.workStartedAt.slice(0, 4)}`,
    schools.length > 0 && `studied at ${listed(schools.slice(0, most.schools))}`,
    record.certifications.length > 0 && `holds ${countOf(record.certifications.length, 'certification')}`,
    info?.relocation && 'would move for a job',
  ];
  return {
    firstName,
    role: 'candidate',
    place: info?.city ? [info.city.name, info.city.state.name].join(', ') : null,
    since,
    statements: statements.filter((statement) => typeof statement === 'string'),
    skills: (info?.spheres ?? []).slice(0, most.skills).map(({ name }) => name),
    titles: experiences.slice(0, most.titles).map(postIn),
  };
}

const postIn = ({ title, company }: Pick<WorkExperience, 'title' | 'company'>): string =>
  company ? `${plain(title)} at ${plain(company)}` : plain(title);

const listed = (words: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

/** What people typed, as one line of bounded length. */
function plain(typed: string): string {
  const line = typed.replaceAll(/\s+/g, ' ').trim();
  return line.length > most.letters ? `${line.slice(0, most.letters - 1).trimEnd()}…` : line;
}
