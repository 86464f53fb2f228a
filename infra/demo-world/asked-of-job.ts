import type { EmploymentType, Shift } from '../../shared/constants/job.ts';
import { chance, pick } from './chance.ts';
import type { Opening, Role } from './data/role.ts';

/** When people of these headlines work; of others a job does not say. */
const shiftsByHeadline: Record<string, readonly Shift[][]> = {
  'Registered Nurse': [['day'], ['night'], ['day', 'weekend'], ['rotating']],
  'Imaging Technologist': [['day'], ['evening', 'weekend']],
  'Security Operations Analyst': [['rotating'], ['night', 'weekend'], ['day']],
  'HVAC Technician': [['day'], ['rotating']],
  Welder: [['day'], ['evening']],
  'CNC Machinist': [['day'], ['evening'], ['night']],
  'Diesel and Heavy Equipment Mechanic': [['day'], ['evening']],
};

/** The shifts of a job: those that its title names, else usual ones of its kind of work. */
export function shiftsFor({ headline }: Role, { title }: Opening, index: number): Shift[] {
  if (/nights|Third Shift/.test(title)) return ['night'];
  if (title.includes('evenings')) return ['evening'];
  const usual = shiftsByHeadline[headline];
  if (!usual) return chance(index, 'flexible') < 0.25 ? ['flexible'] : [];
  return /Outpatient|Mobile|Home Health|Lead|Superintendent/.test(title) ? ['day'] : [...pick(usual, index, 'shift')];
}

const spelled = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const asked = new RegExp(String.raw`\b(${spelled.join('|')})\b[^.]*\byears?\b`, 'i');

/**
 * The years that a role's needs ask for in words, so that field and description agree; null where they ask for none. One
 * opening in five, but none for seniors, also says how many at most.
 */
export function experienceFor(
  { needs }: Pick<Role, 'needs'>,
  { title }: Pick<Opening, 'title'>,
  index: number,
): { experienceYears: number | null; mostExperienceYears: number | null } {
  const word = needs.flatMap((need) => asked.exec(need)?.[1]?.toLowerCase() ?? [])[0];
  const experienceYears = word === undefined ? null : spelled.indexOf(word) + 1;
  const isOpen = experienceYears === null || seniors.test(title) || chance(index, 'most experience') > 0.2;
  return { experienceYears, mostExperienceYears: isOpen ? null : experienceYears + 4 };
}
const seniors = /Senior|Staff|Principal|Lead|Manager|Director|Head|Superintendent/;

/** Hours a week of what is not full time, and of some full-time jobs; null where a job does not say. */
export function hoursFor(
  { employmentType }: { employmentType: readonly EmploymentType[] },
  index: number,
): number | null {
  if (!employmentType.includes('full_time') && employmentType.includes('part_time'))
    return pick([16, 20, 24, 30], index, 'hours');
  return chance(index, 'says hours') < 0.35 ? pick([36, 38, 40], index, 'hours') : null;
}

/** The first one or two skills of an opening, where its job says what it cannot do without: in two of three. */
export function mustHavesFor({ skills }: Pick<Opening, 'skills'>, index: number): readonly string[] {
  return chance(index, 'must-haves') < 2 / 3 ? skills.slice(0, chance(index, 'two must-haves') < 0.5 ? 1 : 2) : [];
}
