import type { Reader } from '../door/actor.ts';
import { refuse } from '../door/refusal.ts';
import type { StoredAccount } from '../records/account.ts';

/** What a user may do with a candidate's profile. */
export interface ProfileAccess {
  person: StoredAccount;
  isEditable: boolean;
}

/**
 * Who sees and who changes a candidate's profile: the candidate themselves; recruiters see every candidate's and change
 * those of candidates they work with; managers see those of candidates on their jobs; super managers see all. Everyone
 * else is refused; a person who is no active candidate is not there.
 */
export function profileAccess(
  viewer: Pick<Reader, 'id' | 'role'>,
  person: StoredAccount | undefined,
  areJoined: boolean,
): ProfileAccess {
  if (!person || person.role !== 'candidate' || person.status !== 'active')
    throw refuse.notFound('There is no such candidate');
  if (viewer.id === person.id) return { person, isEditable: true };
  if (viewer.role === 'recruiter') return { person, isEditable: areJoined };
  if (viewer.role === 'super_manager' || (viewer.role === 'manager' && areJoined)) return { person, isEditable: false };
  throw refuse.forbidden('You do not work with this candidate');
}

/** The same for a change: refuses those who may only look. */
export function editableProfile(...given: Parameters<typeof profileAccess>): StoredAccount {
  const { person, isEditable } = profileAccess(...given);
  if (!isEditable) throw refuse.forbidden('You may not change this profile');
  return person;
}
