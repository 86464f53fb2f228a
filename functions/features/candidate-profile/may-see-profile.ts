import type { Role } from '../../../shared/constants/roles.ts';
import type { Reader } from '../../platform/door/actor.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import type { StoredAccount } from '../../records/account.ts';

/**
 * How a user is related to a candidate: `working` while they share an open job, `met` once they ever did, `hidden` while
 * the candidate hides from them.
 */
export const relations = ['own', 'working', 'met', 'stranger', 'hidden'] as const;
export type Relation = (typeof relations)[number];

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
    stranger: recruited,
  },
  manager: { working: hired, met: hired },
  super_manager: { working: overseen, met: overseen, stranger: overseen },
};

/** Whether a role in this relation to a candidate has a right; no by default. */
export function hasRight(role: Role, relation: Relation, right: ProfileRight): boolean {
  return granted[role][relation]?.includes(right) ?? false;
}

/**
 * Who sees and who changes a candidate's profile: the candidate themselves; recruiters see every candidate's and change
 * those of candidates they work with on an open job; managers see those of candidates who came to their jobs; super
 * managers see all. Everyone else is refused; a person who is no active candidate is not there.
 */
export function profileAccess(
  viewer: Pick<Reader, 'id' | 'role'>,
  person: StoredAccount | undefined,
  relation: Exclude<Relation, 'own'>,
): ProfileAccess {
  if (!person || person.role !== 'candidate' || person.status !== 'active') throw noSuch('candidate');
  const actual = viewer.id === person.id ? 'own' : relation;
  // Someone hidden is not there, so that nobody learns who hides.
  if (actual === 'hidden') throw noSuch('candidate');
  const may = (right: ProfileRight) => hasRight(viewer.role, actual, right);
  if (!may('read')) throw refuse.forbidden('You do not work with this candidate');
  return { person, may };
}

/** The same for one thing: refuses those who may look but not do it. */
export function profileWithRight(right: ProfileRight, ...given: Parameters<typeof profileAccess>): StoredAccount {
  const { person, may } = profileAccess(...given);
  if (!may(right)) throw refuse.forbidden('You may not change this profile');
  return person;
}
