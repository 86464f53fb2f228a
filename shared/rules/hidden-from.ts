import type { Role } from '../constants/roles.ts';

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
}

// Legal forms, by which one company is written in many ways.
const legalForms = new Set([
  'inc',
  'llc',
  'ltd',
  'limited',
  'corp',
  'corporation',
  'co',
  'company',
  'plc',
  'pvt',
  'gmbh',
]);

/** A company's name without case, accents, punctuation and legal form, so that `Acme, Inc.` and `ACME` are the same. */
export function companyKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const kept = words.filter((word, at) => at === 0 || !legalForms.has(word));
  return kept.join(' ');
}

/**
 * Whether the candidate hides from this person (PLUS-21): they hire for a company that the candidate named, or the
 * candidate shows themselves to confirmed recruiters only. Candidates and super managers never see people hidden from
 * everybody; the candidate themselves always does.
 */
export function isHiddenFrom(candidateId: number, hiding: Hiding | undefined, viewer: Onlooker): boolean {
  if (!hiding || viewer.id === candidateId) return false;
  if (hiding.onlyConfirmed && !(viewer.role === 'recruiter' && hiding.confirmed.includes(viewer.id))) return true;
  const hidden = new Set(hiding.companies.map(companyKey));
  return viewer.companies.some((name) => hidden.has(companyKey(name)));
}

/** What of a candidate's hiding a search filters by; `everyone` in `visibleTo` unless only confirmed recruiters see them. */
export function hidingMarks(hiding: Hiding | undefined): { hiddenFrom: string[]; visibleTo: (number | 'everyone')[] } {
  return {
    hiddenFrom: [...new Set((hiding?.companies ?? []).map(companyKey))],
    visibleTo: hiding?.onlyConfirmed ? [...hiding.confirmed] : ['everyone'],
  };
}
