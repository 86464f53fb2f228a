import type { Shift } from '../../shared/constants/job.ts';
import { pick } from './chance.ts';
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
  if (!usual) return [];
  return /Outpatient|Mobile|Home Health|Lead|Superintendent/.test(title) ? ['day'] : [...pick(usual, index, 'shift')];
}

const spelled = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const asked = new RegExp(String.raw`\b(${spelled.join('|')})\b[^.]*\byears?\b`, 'i');

/** The years that a role's needs ask for in words, so that field and description agree; null where they ask for none. */
export function experienceFor({ needs }: Pick<Role, 'needs'>): number | null {
  const word = needs.flatMap((need) => asked.exec(need)?.[1]?.toLowerCase() ?? [])[0];
  return word === undefined ? null : spelled.indexOf(word) + 1;
}
