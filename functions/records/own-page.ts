import type { OwnPage } from '../../shared/model/own-page.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import { isNew, versionIs, type SingleWrite } from '../platform/table/write.ts';
import { remove, type PersonalData } from './personal-data.ts';

/** The page that a recruiter or manager keeps of themselves, as stored. */
export interface StoredOwnPage extends OwnPage {
  userId: number;
}

const changedMeanwhile = refuse.conflict('Your page was changed in another window; reload it and try again');

/** The write of a person's page; one over another version than the one that was read is refused. */
export function ownPageWrite(page: StoredOwnPage): SingleWrite {
  return {
    put: { ...keys.ownPage(page.userId), ...page },
    when: page.version === 1 ? isNew : versionIs(page.version - 1),
    refusal: changedMeanwhile,
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  ownPage: {
    holds: 'the page that a recruiter or manager shows of themselves, in their own words',
    own: (userId) => keys.ownPage(userId),
    exported: { file: 'own-page' },
    erasure: remove,
  },
} satisfies PersonalData;
