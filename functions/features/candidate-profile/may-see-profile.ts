import type { Role } from '../../../shared/constants/roles.ts';
import type { Reader } from '../../platform/door/actor.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import { seesField, sightOf, type PersonField, type Relation, type Standing } from '../../domain/people/sight.ts';
import type { StoredAccount } from '../../records/account.ts';

/** What a user may see and do on a candidate's profile beyond the sections themselves. */
export const profileRights = [
  'read',
  'edit',
  'completeness',
  'favorite',
  'viewed',
  'hide',
  'resume',
  'uploadResume',
  'approve',
  'summary',
  'jobs',
  'assign',
  'unassign',
  'apply',
  'decline',
  'closeJob',
] as const;
export type ProfileRight = (typeof profileRights)[number];

/** What a user may do with a candidate's profile. */
export interface ProfileAccess {
  person: StoredAccount;
  may: (right: ProfileRight) => boolean;
  sees: (field: PersonField) => boolean;
}

const theirs: readonly ProfileRight[] = ['read', 'favorite', 'viewed', 'summary', 'jobs'];
const recruited: readonly ProfileRight[] = [...theirs, 'approve', 'assign', 'unassign'];
const hired: readonly ProfileRight[] = [...theirs, 'resume', 'apply', 'decline', 'closeJob'];
const overseen: readonly ProfileRight[] = ['read', 'viewed', 'resume', 'summary', 'jobs'];

// What is not named is refused. Recruiters find people whom nobody knows yet; managers see those who came to their jobs.
// A resume names address and phone, which are for those who have met the candidate on a job.
const granted: Record<Role, Partial<Record<Relation, readonly ProfileRight[]>>> = {
  candidate: { own: ['read', 'edit', 'completeness', 'hide', 'resume', 'uploadResume', 'summary'] },
  recruiter: {
    working: [...recruited, 'edit', 'resume'],
    met: [...recruited, 'resume'],
    applied: recruited,
    confirmed: recruited,
    stranger: recruited,
  },
  manager: { working: hired, met: hired },
  super_manager: { working: overseen, met: overseen, stranger: overseen },
};

// Who does not see who somebody is may propose a job to them, and come back to them.
const ofSomebodyUnknown: readonly ProfileRight[] = ['read', 'favorite', 'viewed', 'jobs', 'assign', 'unassign'];

/** Whether who stands so to a candidate has a right; no by default, and never for who sees nothing of them. */
export function hasRight(standing: Standing, right: ProfileRight): boolean {
  const sight = sightOf(standing);
  if (sight === 'nothing' || (sight === 'anonymous' && !ofSomebodyUnknown.includes(right))) return false;
  const role = standing.viewer === 'verified_recruiter' ? 'recruiter' : standing.viewer;
  return granted[role][standing.relation]?.includes(right) ?? false;
}

/**
 * Who sees and who changes a candidate's profile: the candidate themselves; recruiters see those whom they may find and
 * change those of candidates they work with on an open job; managers see those of candidates who came to their jobs; super
 * managers see those whom recruiters find, and who came to the jobs they oversee. Everyone else is refused; a person who
 * is no active candidate is not there, nor is one who does not want to be found.
 */
export function profileAccess(
  viewer: Pick<Reader, 'id' | 'role'>,
  person: StoredAccount | undefined,
  standing: Standing,
): ProfileAccess {
  if (!person || person.role !== 'candidate' || person.status !== 'active') throw noSuch('candidate');
  const actual: Standing = viewer.id === person.id ? { ...standing, relation: 'own' } : standing;
  const may = (right: ProfileRight) => hasRight(actual, right);
  if (may('read')) return { person, may, sees: (field) => seesField(actual, field) };
  // Someone hidden is not there, so that nobody learns who hides.
  throw standing.choice === 'recruiters' && standing.relation !== 'hidden'
    ? refuse.forbidden('You do not work with this candidate')
    : noSuch('candidate');
}

/** The same for one thing: refuses those who may look but not do it. */
export function profileWithRight(right: ProfileRight, ...given: Parameters<typeof profileAccess>): StoredAccount {
  const { person, may } = profileAccess(...given);
  if (!may(right)) throw refuse.forbidden('You may not change this profile');
  return person;
}
