import type { FindableBy } from '../constants/candidate-profile.ts';
import type { Role } from '../constants/roles.ts';
import { companyKey } from './company-name.ts';

/** Who finds a candidate, and from the people of which companies they hide. */
export interface Hiding {
  findableBy: FindableBy;
  /** Names of companies as the candidate wrote them. */
  companies: readonly string[];
  /** Ids of the recruiters that the candidate confirmed. */
  confirmed: readonly number[];
}

/** The choice of a candidate who has not made one: as few as possible, but for nobody. */
export const choiceOf = (hiding: Pick<Hiding, 'findableBy'> | undefined): FindableBy =>
  hiding?.findableBy ?? 'confirmed';

/** A user who may come upon candidates, with the names of the companies for which they act. */
export interface Onlooker {
  id: number;
  role: Role;
  companies: readonly string[];
  /** Whether they are verified, where that was asked. */
  isVerified?: boolean | undefined;
}

/** From which companies a candidate hides, by `companyKey`, as rows of lists carry it. */
export interface HidingMarks {
  hiddenFrom: string[];
}

/** What lists of candidates carry, so that showing one reads nothing more while nobody in it hides. */
export interface MarkedRow {
  hiding?: HidingMarks | null | undefined;
}

/** What of a candidate's choice a search filters by. */
export interface SearchMarks extends HidingMarks {
  /** The ids of those who know the candidate, and `recruiters` where all others find them as well. */
  visibleTo: (number | 'recruiters')[];
}

/** Whether the candidate hides from any company. */
export const hidesAtAll = (hiding: Hiding | undefined): boolean => hiding !== undefined && hiding.companies.length > 0;

/** The marks of a candidate's rows. */
export function hidingMarks(hiding: Hiding | undefined): HidingMarks {
  return { hiddenFrom: [...new Set((hiding?.companies ?? []).map(companyKey))] };
}

/** The marks of a candidate's search document; `met` are those whom an application or a job brought together with them. */
export function searchMarks(hiding: Hiding | undefined, met: readonly number[]): SearchMarks {
  const known = [...new Set([...(hiding?.confirmed ?? []), ...met])];
  const visibleTo: Record<FindableBy, SearchMarks['visibleTo']> = {
    recruiters: ['recruiters', ...known],
    confirmed: known,
    nobody: [],
  };
  return { ...hidingMarks(hiding), visibleTo: visibleTo[choiceOf(hiding)] };
}

/** Whether this person acts for no company from which a candidate with these marks hides (PLUS-21). */
export function isShownTo(
  { hiddenFrom }: { hiddenFrom: readonly string[] },
  { companies }: Pick<Onlooker, 'companies'>,
): boolean {
  return !companies.some((name) => hiddenFrom.includes(companyKey(name)));
}

/** The companies that a job names. */
export interface NamingJob {
  client: { companyName: string } | null;
  managerCompany?: string | undefined;
}

/** Which company that a job names this candidate hides from; null where it names none of them (PLUS-40). */
export function hiddenCompanyOf({ client, managerCompany }: NamingJob, hiding: Hiding | undefined): string | null {
  const marks = hidingMarks(hiding);
  const named = [client?.companyName, managerCompany].flatMap((name) => name ?? []);
  return named.find((name) => !isShownTo(marks, { companies: [name] })) ?? null;
}

/** Whether a search of this person finds a candidate with these marks (PLUS-38). */
export function isFoundBy(
  { hiddenFrom, visibleTo }: { hiddenFrom: readonly string[]; visibleTo: readonly (number | 'recruiters')[] },
  viewer: Onlooker,
): boolean {
  const isFindable = visibleTo.includes('recruiters') || (viewer.role === 'recruiter' && visibleTo.includes(viewer.id));
  return isFindable && isShownTo({ hiddenFrom }, viewer);
}

/** Whether this person finds a candidate with these marks without who they are (PLUS-38). */
export const isAnonymousTo = (
  { visibleTo }: { visibleTo: readonly (number | 'recruiters')[] },
  { id, role, isVerified }: Onlooker,
): boolean => role === 'recruiter' && !isVerified && !visibleTo.includes(id);
