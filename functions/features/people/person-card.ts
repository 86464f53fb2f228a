import type { PersonCard } from '../../../shared/model/people.ts';
import type { OwnPage } from '../../../shared/model/own-page.ts';
import { noSocialLinks } from '../../../shared/model/social-links.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredAccount } from '../../records/account.ts';
import { referenceOf } from '../../records/account.ts';
import { unnamed } from '../../domain/people/unnamed.ts';
import { wordsFor } from './own-page.ts';
import { recruiterActions } from '../../domain/recruiters/recruiter-actions.ts';

/** How two people are connected: one works for the other, or they meet on jobs. */
export interface Ties {
  areJoined: boolean;
  /** Since when one works for the other; null where neither does. */
  worksSince: string | null;
  /** The jobs on which they meet, newest first. */
  sharedJobs: { id: number; title: string }[];
  /** Whether the viewer has opened this candidate's page before. */
  isViewed: boolean;
  /** Whether the other is verified. */
  isVerified: boolean;
  /** Whether the other is a candidate who hides from the viewer (PLUS-21). */
  isHidden: boolean;
  /** The page that the other keeps of themselves. */
  page: OwnPage | undefined;
  /** Whether the other is a candidate of whom the viewer may not know who they are (PLUS-38). */
  isAnonymous: boolean;
}

export const strangers: Ties = {
  areJoined: false,
  worksSince: null,
  sharedJobs: [],
  isViewed: false,
  isVerified: false,
  isHidden: false,
  isAnonymous: false,
  page: undefined,
};

/**
 * What the viewer sees of a person (PERM-07, PERM-29): name, role and place of everyone with a confirmed account;
 * contact and links only of people they work with, of themselves, and, as oversight, for super managers (PERM-40).
 * Refuses unknown, disabled and hidden people alike.
 */
export function personCard(
  viewer: Pick<Actor, 'id' | 'role'>,
  person: StoredAccount | undefined,
  { areJoined, worksSince, sharedJobs, isViewed, isVerified, isHidden, isAnonymous, page }: Ties,
): PersonCard {
  if (!person || person.status !== 'active' || isHidden) throw refuse.notFound('There is nobody here');
  const seesContact = areJoined || viewer.id === person.id || viewer.role === 'super_manager';
  const { email, phonePrefix, phone, role, cityId, countryId, regionId = null, region = null, createdAt } = person;
  const socialLinks = seesContact && role === 'candidate' ? (person.socialLinks ?? noSocialLinks) : null;
  return {
    ...(isAnonymous ? unnamed(referenceOf(person)) : referenceOf(person)),
    role,
    cityId,
    countryId,
    regionId,
    region,
    since: createdAt,
    isVerified,
    contact: seesContact ? { email, phonePrefix, phone } : null,
    isViewed: isLookedAt(viewer, person) ? isViewed : null,
    socialLinks,
    page: wordsFor(viewer, person, page),
    worksSince,
    showSendInvite:
      role === 'recruiter' &&
      recruiterActions(viewer, { isEmployed: worksSince !== null, hasManagers: person.hasManagers }).canAssign,
    sharedJobs,
  };
}

/** Whether views of this person by this viewer are recorded: of candidates, by recruiters and managers (PROF-07). */
function isLookedAt(viewer: Pick<Actor, 'role'>, person: Pick<StoredAccount, 'role'>): boolean {
  return person.role === 'candidate' && viewer.role !== 'candidate';
}
