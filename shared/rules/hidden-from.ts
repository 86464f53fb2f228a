import type { Role } from '../constants/roles.ts';
import { companyKey } from './company-name.ts';

/** From whom a candidate hides: the people of named companies, or everybody but the recruiters they confirmed. */
export interface Hiding {
  /** Names of companies as the candidate wrote them. */
  companies: readonly string[];
  onlyConfirmed: boolean;
  /** Ids of the recruiters that the candidate confirmed. */
  confirmed: readonly number[];
}

/** Someone who looks for candidates, with the names of the companies that they or their managers hire for. */
export interface Onlooker {
  id: number;
  role: Role;
  companies: readonly string[];
  /** Whether the candidate came to them on a job of theirs, by applying or by being put forward. */
  hasMet?: boolean | undefined;
}

/** What of a candidate's hiding a search filters by, and rows of lists carry. */
export interface HidingMarks {
  /** The companies by `companyKey`. */
  hiddenFrom: string[];
  /** `everyone` unless only confirmed recruiters see the candidate. */
  visibleTo: (number | 'everyone')[];
}

/** Whether the candidate hides from anybody. */
export const hidesAtAll = (hiding: Hiding | undefined): boolean =>
  hiding !== undefined && (hiding.onlyConfirmed || hiding.companies.length > 0);

/** The marks of a candidate; of one who hides from nobody they hide nothing. */
export function hidingMarks(hiding: Hiding | undefined): HidingMarks {
  return {
    hiddenFrom: [...new Set((hiding?.companies ?? []).map(companyKey))],
    visibleTo: hiding?.onlyConfirmed ? [...hiding.confirmed] : ['everyone'],
  };
}

/**
 * Whether a candidate with these marks is shown to this person (PLUS-21): they hire for no company that the candidate
 * named, and where the candidate is open to confirmed recruiters only, they are one, or a job has brought the two
 * together.
 */
export function isShownTo(
  { hiddenFrom, visibleTo }: { hiddenFrom: readonly string[]; visibleTo: readonly (number | 'everyone')[] },
  { id, role, companies, hasMet = false }: Onlooker,
): boolean {
  const isConfirmed = role === 'recruiter' && visibleTo.includes(id);
  if (!visibleTo.includes('everyone') && !isConfirmed && !hasMet) return false;
  return !companies.some((name) => hiddenFrom.includes(companyKey(name)));
}

/** The same by the candidate's list; candidates always see themselves. */
export function isHiddenFrom(candidateId: number, hiding: Hiding | undefined, viewer: Onlooker): boolean {
  return viewer.id !== candidateId && !isShownTo(hidingMarks(hiding), viewer);
}
