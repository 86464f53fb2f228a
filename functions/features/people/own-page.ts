import type { OwnPage, PageWords, PublishedPage } from '../../../shared/model/own-page.ts';
import type { WorkingFacts } from '../../../shared/model/working-facts.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { referenceOf, type StoredAccount } from '../../records/account.ts';

/** The page of somebody who has not written one. */
export const blankPage: OwnPage = {
  headline: '',
  about: '',
  specialties: [],
  shows: ['picture', 'place', 'facts'],
  isPublished: false,
  version: 0,
};

/** Whether everybody sees this person’s page: a recruiter’s that is published, while the account exists (PLUS-49). */
export function isPublic(
  person: StoredAccount | undefined,
  page: OwnPage | undefined,
): person is StoredAccount & { role: 'recruiter' } {
  return person?.status === 'active' && person.role === 'recruiter' && page?.isPublished === true;
}

/** The words of a page as a member sees them: a recruiter’s for all members, a manager’s for recruiters, and one’s own. */
export function wordsFor(
  viewer: Pick<Actor, 'id' | 'role'>,
  { id, role }: Pick<StoredAccount, 'id' | 'role'>,
  page: OwnPage | undefined,
): PageWords | null {
  if (!page?.isPublished || (role !== 'recruiter' && viewer.role !== 'recruiter' && viewer.id !== id)) return null;
  const { headline, about, specialties } = page;
  return { headline, about, specialties };
}

/** A public page with what its owner chose to show. */
export function publishedPage(
  person: StoredAccount,
  { headline, about, specialties, shows }: OwnPage,
  { isVerified, facts }: { isVerified: boolean; facts: WorkingFacts | null },
): PublishedPage {
  const { avatar, ...reference } = referenceOf(person);
  return {
    ...reference,
    avatar: shows.includes('picture') ? avatar : null,
    role: person.role,
    isVerified,
    cityId: shows.includes('place') ? person.cityId : null,
    headline,
    about,
    specialties,
    facts: shows.includes('facts') ? facts : null,
  };
}
